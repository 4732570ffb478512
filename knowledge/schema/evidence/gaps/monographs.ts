/** What labels of an ingredient alone have a section on, and its monograph says nothing of; ingredients with a label and no monograph. */
import { sectionText } from "#/features/drugs/logic/label.ts";
import { SECTION } from "#/features/drugs/section.ts";
import { stemsIn } from "#/features/evidence/logic/words.ts";
import { statementsIn } from "#/features/substances/logic/monograph-statements.ts";
import type { Monograph } from "#/features/substances/monograph.schema.ts";
import type { Label } from "../shelf.ts";
import type { Gap, GapFinder } from "./gap.ts";

type Part = Exclude<keyof Monograph, "id" | "labels" | "class" | "doses" | "checkedOn">;

const SPOKEN: readonly (readonly [Part, string, readonly string[]])[] = [
  ["boxedWarning", "boxed warning", [SECTION.boxedWarning]],
  ["contraindications", "contraindications", [SECTION.contraindications]],
  ["indications", "indications", [SECTION.indications]],
  ["renal", "kidneys", [SECTION.renal]],
  ["hepatic", "liver", [SECTION.hepatic]],
  ["pregnancy", "pregnancy", [SECTION.pregnancy]],
  ["lactation", "lactation", [SECTION.lactation, SECTION.nursingMothers]],
  ["interactions", "interactions", [SECTION.interactions]],
  ["seriousEffects", "serious effects", [SECTION.warningsAndPrecautions, SECTION.warnings]],
];

/** A label that says only this says nothing. */
const EMPTY = /^\W*(?:\d+\s*)?(?:contraindications\W*)?none\b/i;

export function monographGaps(monographs: readonly Monograph[]): GapFinder {
  const byId = new Map(monographs.map((monograph) => [monograph.id, monograph]));
  return {
    feature: "monographs",
    find(labels) {
      const alone = labels.filter(({ ingredients }) => ingredients.length === 1);
      const byIngredient = Map.groupBy(alone, ({ ingredients }) => ingredients[0] ?? "");
      return [...byIngredient].flatMap(([id, own]) => gapsOf(id, byId.get(id), own));
    },
  };
}

function gapsOf(id: string, monograph: Monograph | undefined, labels: readonly Label[]): Gap[] {
  const file = `ingredients/${id}`;
  const [first] = labels;
  if (monograph === undefined) {
    const words = first === undefined ? "" : sectionText(first.sections, SECTION.indications);
    return first === undefined ? [] : [{ file, missing: "monograph", words, label: first }];
  }
  return SPOKEN.flatMap(([part, missing, codes]): Gap[] => {
    const said = statementsIn(monograph[part]).flatMap(({ text }) => stemsIn(text));
    const silent = labels.flatMap((label) => {
      const words = codes
        .map((code) => sectionText(label.sections, code))
        .join(" ")
        .trim();
      return words !== "" && !EMPTY.test(words) && isSilent(part, said, words)
        ? [{ words, label }]
        : [];
    });
    return silent.slice(0, 1).map((one) => ({ file, missing, ...one }));
  });
}

/** Nothing is said at all; of a boxed warning, nothing of what this label's has in its box. */
function isSilent(part: Part, said: readonly string[], words: string): boolean {
  if (said.length === 0) return true;
  if (part !== "boxedWarning") return false;
  const stems = new Set(stemsIn(words));
  return !said.some((stem) => stems.has(stem));
}
