/** One glyph in most hands and prints: who types one for the other does so without noticing. */
const SAME = ["0O", "1IL"];

/** Characters that look alike when small, worn, or held upside down. */
const ALIKE = ["0ODQ", "1IL7", "5S", "8B", "2Z", "69G", "UV", "MW", "CG"];

/** Pairs that wear or haste confuses now and then: a stroke is missing, or was never there. */
const WORN = "38 3B EF PR RB KX HN MN VY TI T1 T7 4A 89 68 08 OC 0C 56 35 PF EB HA JI J1 XY".split(
  " ",
);

const LIKELIHOODS = new Map([
  ...pairsIn(WORN, 0.06),
  ...pairsIn(ALIKE, 0.12),
  ...pairsIn(SAME, 0.25),
]);

/** Of what does not look alike: a slip of the finger. */
const ANY_OTHER = 0.03;

/** How likely a character is read as another, against being read right. */
export function misreading(seen: string, real: string): number {
  return seen === real ? 1 : (LIKELIHOODS.get(seen + real) ?? ANY_OTHER);
}

export function lookAlike(seen: string, real: string): boolean {
  return misreading(seen, real) >= 0.12;
}

/** Texts whose characters all look alike have one key; some others share it, since "C" is like "G" and that like "6". */
export function alikeKey(text: string): string {
  return text.replace(/[ODQILSBZ79GCVW]/g, (character) => KEYS.get(character) ?? character);
}

const KEYS = new Map(
  ["0ODQ", "1IL7", "5S", "8B", "2Z", "69GC", "UV", "MW"].flatMap(([key = "", ...others]) =>
    others.map((other): [string, string] => [other, key]),
  ),
);

/** What is still a character when the pill is held upside down, and which. */
const TURNED = new Map(
  [
    "00",
    "11",
    "22",
    "55",
    "69",
    "88",
    "HH",
    "II",
    "L7",
    "MW",
    "NN",
    "OO",
    "SS",
    "XX",
    "ZZ",
  ].flatMap(([up = "", down = ""]): [string, string][] => [
    [up, down],
    [down, up],
  ]),
);

/** A text as it reads upside down: "166" is "991". Nothing where that is no text. */
export function upsideDown(text: string): string | undefined {
  let turned = "";
  for (const character of text) {
    const other = TURNED.get(character);
    if (other === undefined) return undefined;
    turned = other + turned;
  }
  return turned;
}

/** Every two of a group, both ways. */
function pairsIn(groups: readonly string[], likelihood: number): [string, number][] {
  return groups.flatMap((group) =>
    [...group].flatMap((a) => [...group].map((b): [string, number] => [a + b, likelihood])),
  );
}
