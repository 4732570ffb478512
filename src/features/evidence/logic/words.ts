import { saidAlike } from "#knowledge/said-alike.js";

/** The words of a statement and of a label's text, made comparable, and whether they deny or forbid. */

const STOP = new Set(
  (
    "about above after again also although among because been before being below between both cause caused causes could does doing done down during each from further " +
    "have having here however include includes including into just known made make makes many more most much need needs only other over patient patients person persons same seen should " +
    "some such than that their them then there these they this those through under until used uses using very were what when where which while with within without would your any are and can for " +
    "has his how its may not one out per the too two use was who why all but had her him nor off our own she was yet taken take takes given give gives treatment therapy drug drugs label says " +
    "risk history prior previous setting settings adults children usual others rare some first weigh benefit sometimes avoid contraindicated never consider recommended"
  ).split(" "),
);

const lines = saidAlike.split("\n").map((line) => line.split(", "));

/** One word for those that say the same in labels and in plain speech. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  lines.flatMap(([head = "", ...others]) =>
    others.filter((word) => !/[ A-Z]/.test(word)).map((word) => [word, head]),
  ),
);

const isAbbreviation = (name: string): boolean => /[A-Z]/.test(name) && !name.includes(" ");
const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Phrases, and abbreviations as they are written, with what they are read as. */
function reader(isOne: (name: string) => boolean, flags: string): (text: string) => string {
  const heads = new Map(
    lines.flatMap(([head = "", ...others]) =>
      others
        .filter(isOne)
        .map((name) => [flags.includes("i") ? name.toLowerCase() : name, head] as const),
    ),
  );
  const names = [...heads.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join("|")})(?![\\w-])`, flags);
  return (text) =>
    text.replaceAll(
      pattern,
      (name) => heads.get(flags.includes("i") ? name.toLowerCase() : name) ?? name,
    );
}

const readAbbreviations = reader(isAbbreviation, "g");
const readPhrases = reader((name) => name.includes(" "), "gi");

const stem = (word: string): string => {
  const known = SAME[word];
  if (known !== undefined) return known;
  const cut = word
    .replace(/(?:ies)$/, "y")
    .replace(/(?:ically|ical|ic)$/, "")
    .replace(/(?:ations?|ings?|ed|es|s|e)$/, "");
  return SAME[cut] ?? (cut.length >= 4 ? cut : word);
};

export function stemsIn(text: string): string[] {
  const read = readPhrases(readAbbreviations(text));
  const words = read.toLowerCase().match(/[a-z][a-z0-9-]{2,}/g) ?? [];
  return words
    .flatMap((word) =>
      word.includes("-") && SAME[word] === undefined ? [word, ...word.split("-")] : [word],
    )
    .filter((word) => word.length > 2 && !STOP.has(word))
    .map(stem);
}

export const FORBIDS =
  /contraindicat|\bavoid|should not|must not|do not|don't|not recommended|not be (?:used|given|started|administered|initiated|co-?administered|taken)|not indicated|\bnever\b|discontinu|\bstop\b|not (?:to )?start|not established|not been (?:studied|established)|prohibit/i;
const DENIES =
  /\bno\b|\bnot\b|\bwithout\b|\bnone\b|\bneither\b|\bnor\b|\bcannot\b|\bunlikely\b|\bunaffected\b|\black(?:s|ing|ed)?\b|\bfree of\b|\bunchanged\b|\bunnecessary\b|\babsence\b/i;
const HARMLESS =
  /not (?:only|limited|exceed\w*|more|less|yet|all|respond\w*|controlled|adequately)|no (?:more|less|longer)|whether or not|if not|cannot be (?:excluded|ruled)|without (?:food|regard)|not (?:be )?(?:crush|chew|break|split)\w*/gi;

export const forbids = (text: string): boolean => FORBIDS.test(text);

/** Whether the text denies what it speaks of, prohibitions aside. */
export const denies = (text: string): boolean => DENIES.test(text.replace(HARMLESS, " "));

/** "is not required": a denial that stands behind what it denies. */
const BEHIND =
  /.{0,60}\b(?:is|are|was|were|be|has|have|does|did|do|should|can)(?:\s+not|n't)(?:\s+(?:be|been|generally|usually|appear|to))*\s+(?:required|necessary|needed|recommended|warranted|known|expected|affect\w*|alter\w*|change\w*|influence\w*|observed|seen|reported|indicated|removed|dialyz\w*|studied|established|contraindicated|significant\w*|differ\w*|available|detected|present|excreted|metabolized)/gi;

/** The words that the text denies: those after "no", "not" and "without", and those before "is not required". */
function deniedIn(text: string): string {
  const plain = text.replace(HARMLESS, " ");
  const after = [...plain.matchAll(new RegExp(DENIES.source, "gi"))].map(
    ({ index }) => plain.slice(index, index + 70).split(/[.;:]|\bbut\b|\bexcept\b/)[0] ?? "",
  );
  const behind = plain.match(BEHIND) ?? [];
  return [...after, ...behind].join(" ");
}

/** Whether the text denies just these words. */
export function deniesNear(text: string, stems: readonly string[], share = 1): boolean {
  if (stems.length === 0 || !DENIES.test(text)) return false;
  const denied = new Set(stemsIn(deniedIn(text)));
  return stems.filter((stem) => denied.has(stem)).length >= stems.length * share;
}

const PERMITS =
  /\b(?:may|can) be (?:used|given|started|taken)|\bsafe\b|not contraindicated|no need to avoid|^(?:use|start|give)\b|\brecommended\b/i;

export const permits = (text: string): boolean =>
  PERMITS.test(text) && !forbids(text.replaceAll(/not contraindicated|need to avoid/gi, " "));
