/** A statement under review in the words of a page. */
import type { Fields, Statement } from "../statement.ts";

const FIELD_WORDS: readonly (readonly [keyof Fields, (value: string) => string])[] = [
  ["says", (value) => value],
  ["at", (value) => `kidney function ${value}:`],
  ["hepatic", (value) => `${value} liver impairment:`],
  ["dose", (value) => value],
  [
    "every",
    (value) => (/^(?:once$|continuous$)|times a day/.test(value) ? value : `every ${value}`),
  ],
  ["schedule", (value) => value],
  ["part", (value) => `${value} of the dose`],
  ["cap", (value) => `at most ${value} at once`],
  ["dayMax", (value) => `at most ${value} a day`],
  ["never", (value) => (value === "yes" ? "not to be given" : "may be given")],
  ["age", (value) => `(${value})`],
];

/** "500 mg every 12 h (18 y up)", "kidney function under 30: not to be given". Of an interaction, that the label names it. */
export function reviewWords({ kind, fields }: Pick<Statement, "kind" | "fields">): string {
  if (kind === "interaction") return "that this label names the other drug or its class";
  return FIELD_WORDS.flatMap(([field, say]) => {
    const value = fields[field];
    return value === undefined ? [] : [say(value)];
  }).join(" ");
}

/** Where pages say it: "monograph/metformin", "dosing/metformin", "interactions/statin-gemfibrozil/simvastatin". */
export function recordOf({ id, ingredients }: Pick<Statement, "id" | "ingredients">): string {
  const [first = "", feature = "", third = ""] = id.split("/");
  if (first === "interactions") return [first, feature, ...ingredients.slice(0, 1)].join("/");
  return feature === "dosing" ? `dosing/${third}` : `monograph/${first}`;
}
