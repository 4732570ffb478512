/** What the interaction rules state of the labels that they were held against: that the section names the other side. */
import { expandSide } from "#/features/interactions/logic/groups.ts";
import type { CheckedLabel, Rule } from "#/features/interactions/rule.ts";
import { SOURCES } from "#knowledge/interactions/sources.js";
import { ANY_PRODUCT } from "./product.ts";
import type { Recorded } from "./recorded.ts";

const SECTIONS: Readonly<Record<string, string>> = {
  i: "Drug Interactions",
  b: "Boxed Warning",
  c: "Contraindications",
  w: "Warnings",
};

/** "FDA-approved labels of the drugs" names no document. */
const isDocument = (id: string): boolean => SOURCES[id]?.year != null;

const ALL_SECTIONS = Object.values(SECTIONS).join("; ");

/** `checks` is what a rule names: "0i 12cw", places in `labels` with the letters of their sections. */
export function interactionStatements(
  topic: string,
  rules: readonly Rule[],
  checks: Readonly<Record<string, string>>,
  labels: readonly CheckedLabel[],
): Recorded[] {
  return rules.flatMap((rule): Recorded[] => {
    const marks = (checks[rule.id] ?? "").split(" ").filter((mark) => mark !== "");
    const base = {
      file: `interactions/${topic}`,
      kind: "interaction",
      feature: "interactions",
      product: ANY_PRODUCT,
    } as const;
    if (marks.length === 0) {
      return [
        {
          ...base,
          id: `interactions/${rule.id}`,
          fields: { names: sides(rule, "").join(" ") },
          ingredients: [],
          source: undefined,
          sections: ALL_SECTIONS,
          rests: rule.basis.some(isDocument) ? "guideline" : "none",
          pair: [expandSide(rule.a), expandSide(rule.b)],
        },
      ];
    }
    return marks.flatMap((mark) => {
      const [, place = "", letters = ""] = /^(\d+)(\w+)$/.exec(mark) ?? [];
      const [ingredient, setId, version] = labels[Number(place)] ?? [];
      if (ingredient === undefined || setId === undefined) return [];
      return [
        {
          ...base,
          id: `interactions/${rule.id}/${ingredient}`,
          fields: { names: sides(rule, ingredient).join(" ") },
          ingredients: [ingredient],
          source: { setId, version: version?.toString() },
          sections: [...letters].map((letter) => SECTIONS[letter] ?? "").join("; "),
          rests: "label",
        },
      ];
    });
  });
}

/** The ingredients of the side that is not this one's. */
function sides({ a, b }: Rule, own: string): readonly string[] {
  const [left, right] = [expandSide(a), expandSide(b)];
  const [inLeft, inRight] = [left.includes(own), right.includes(own)];
  if (inLeft && !inRight) return right;
  if (inRight && !inLeft) return left;
  return [...new Set([...left, ...right])].filter((id) => id !== own);
}
