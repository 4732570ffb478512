import { saidAlike } from "#knowledge/said-alike.js";

/** The words of a statement and of a label's text, made comparable, and whether they deny or forbid. */

const STOP = new Set(
  (
    "about above after again also although among because been before being below between both cause caused causes could does doing done down during each from further " +
    "have having here however include includes including into just known made make makes many more most much need needs only other over patient patients person persons same seen should " +
    "some such than that their them then there these they this those through under until used uses using very were what when where which while with within without would your any are and can for " +
    "has his how its may not one out per the too two use was who why all but had her him nor off our own she was yet taken take takes given give gives treatment therapy drug drugs label says " +
    "risk history prior previous setting settings adults children usual others rare some first weigh benefit sometimes avoid contraindicated never consider recommended together concomitant concomitantly concurrent concurrently coadministration co-administration combination combining"
  ).split(" "),
);

const lines = saidAlike.split("\n").map((line) => line.split(", "));

/** One word for those that say the same in labels and in plain speech. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  lines.flatMap(([head = "", ...others]) =>
    [head, ...others].filter((word) => !/[ A-Z]/.test(word)).map((word) => [word, head]),
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
const readPhrases = reader((name) => /[ /]/.test(name), "gi");
/** "angiotensin-converting enzyme (ACE) inhibitors" */
const BRACKETED = /\([A-Z][A-Za-z0-9-]{1,7}\)\s?/g;
export const withoutAbbreviations = (text: string): string => text.replaceAll(BRACKETED, "");

const lineOf = new Map(lines.flatMap((names) => names.map((name) => [name.toLowerCase(), names])));

/** All names of the thing that this is one of, itself among them. */
export const namesAlike = (name: string): readonly string[] =>
  lineOf.get(name.toLowerCase()) ?? [name];

const stem = (word: string): string => {
  const known = SAME[word];
  if (known !== undefined) return known;
  const cut = word
    .replace(/(?:ies)$/, "y")
    .replace(/(?:ically|ical|ic)$/, "")
    .replace(/(?:ations?|ions?|ings?|ed|es|s|e)$/, "");
  return SAME[cut] ?? (cut.length >= 4 ? cut : word);
};

export function stemsIn(text: string): string[] {
  const read = readPhrases(readAbbreviations(withoutAbbreviations(text)));
  const words = read.toLowerCase().match(/[a-z][a-z0-9-]{2,}/g) ?? [];
  return words
    .flatMap((word) =>
      word.includes("-") && SAME[word] === undefined ? [word, ...word.split("-")] : [word],
    )
    .filter((word) => word.length > 2 && !STOP.has(word))
    .map(stem);
}
