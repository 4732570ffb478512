import { FINDINGS } from "../../packed/finding-table.ts";
import type { Aspect, Phrase } from "../phrases/phrase.ts";
import { SOUND } from "./sound-words.ts";
import { keyOf } from "../tokens/units.ts";

const keys = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(keyOf));

/** What something can be that is not well: "calcium high", "swollen knee", "gait abnormal". */
const UNWELL = keys(
  `high low positive enlarged abnormal prolonged impaired irregular thick swollen red tender warm stiff weak bulging dilated delayed
deviated dislodged lump mass rash antibodies`,
);
/** Names too general to be called normal by themselves. */
const GENERAL = keys(
  `test result level exam film scan culture pressure sign finding count function body side day skin head chest abdomen neck area left right
upper lower blood fluid size time night voice white red cell feel both one throat look pain spot bump lesion patch urine focal all over everywhere generalized difficult hour cry fit strain edge one blow scar valsalva`,
);
const FOUND = new Set(["test", "sign", "vital"]);
const LONGEST = 3;

const kindOf = new Map(FINDINGS.map(({ id, kind }) => [id, kind]));

/** What may be called normal, by how something found on it is said: "tryptase high" is of the tryptase. */
function aspectOf({
  keys,
  modifier,
  run,
  joined,
  finding,
  sense,
}: Phrase): Omit<Aspect, "sound">[] {
  if (modifier || run !== undefined || joined === true || sense !== undefined) return [];
  if (keys.length < 2 || keys.length > LONGEST || !FOUND.has(kindOf.get(finding) ?? "")) return [];
  const rest = keys.filter((key) => !UNWELL.has(key));
  if (rest.length !== keys.length - 1 || rest.every((key) => GENERAL.has(key))) return [];
  return [{ keys: rest, findings: [finding] }];
}

/** Words that are complaints by themselves, and not only in a saying: "cough negative" is of the cough. */
function complaints(phrases: readonly Phrase[]): Set<string> {
  const alone = phrases.filter(
    ({ keys, run, finding, sense }) =>
      keys.length === 1 &&
      run === undefined &&
      sense === undefined &&
      !FOUND.has(kindOf.get(finding) ?? ""),
  );
  return new Set(alone.flatMap(({ keys }) => keys));
}

/** Things that findings are said of, each with those that it does not have where it is normal. */
export function aspectsOf(phrases: readonly Phrase[]): Aspect[] {
  const found = new Map<string, Set<string>>();
  const alone = complaints(phrases);
  for (const { keys, findings } of phrases.flatMap(aspectOf)) {
    if (keys.every((key) => alone.has(key))) continue;
    const name = keys.join(" ");
    found.set(name, new Set([...(found.get(name) ?? []), ...findings]));
  }
  return [...found].map(([name, findings]) => ({
    keys: name.split(" "),
    sound: SOUND,
    findings: [...findings],
  }));
}
