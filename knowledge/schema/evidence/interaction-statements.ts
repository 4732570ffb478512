/** What the interaction rules state of the labels that they were held against: that the section names the other side. */
import { roleNames } from "#/features/evidence/logic/names.ts";
import { expandSide } from "#/features/interactions/logic/rules/groups.ts";
import type { CheckedLabel, Rule } from "#/features/interactions/rule.ts";
import { CLASSES } from "#knowledge/interactions/groups.js";
import { SOURCES } from "#knowledge/interactions/sources.js";
import { ANY_PRODUCT } from "./product.ts";
import type { Recorded } from "./recorded.ts";

const SECTIONS: Readonly<Record<string, string>> = {
  i: "Drug Interactions",
  b: "Boxed Warning",
  c: "Contraindications",
  d: "Dosage and Administration",
  p: "Clinical Pharmacology",
  w: "Warnings",
};

/** "FDA-approved labels of the drugs" names no document. */
const isDocument = (id: string): boolean => typeof SOURCES[id]?.year === "number";

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
          pair: [rule.a, rule.b].map((side) => ({
            ingredients: expandSide(side),
            called: calledIn(side),
          })),
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
          context: { called: calledIn(otherSide(rule, ingredient)) },
          ingredients: [ingredient],
          source: { setId, version: version?.toString() },
          sections: [...letters].map((letter) => SECTIONS[letter] ?? "").join("; "),
          rests: "label",
        },
      ];
    });
  });
}

/** The side, as the rule writes it, that this ingredient is not on. */
function otherSide({ a, b }: Rule, own: string): string {
  if (!expandSide(b).includes(own)) return b;
  return expandSide(a).includes(own) ? `${a} ${b}` : a;
}

/** What groups of a rule's side are called: classes by their names, roles and effects in the words of labels. */
function calledIn(side: string): string[] {
  return side
    .split(" ")
    .filter((word) => word.startsWith("@"))
    .flatMap((word) => {
      const id = word.slice(1);
      const role =
        /^(.+)-(inhibitor|inducer|substrate)-(strong|moderate|weak|sensitive|narrow)$/.exec(id);
      if (role !== null) {
        const [, pathway = "", as = "", band = ""] = role;
        return roleNames(pathway, as, band);
      }
      return [CLASS_NAMES.get(id) ?? EFFECTS[id.replace(/-\d$/, "")] ?? []].flat();
    });
}

const CLASS_NAMES = new Map(CLASSES.map(({ id, name }) => [id, name]));

/** How labels call drugs by what they do. */
const EFFECTS: Readonly<Record<string, string>> = {
  anticholinergic: "anticholinergic drugs",
  bleeding: "drugs that affect hemostasis",
  hypoglycemia: "antidiabetic drugs",
  hypotension: "antihypertensive drugs",
  kidney: "nephrotoxic drugs",
  liver: "hepatotoxic drugs",
  myelosuppression: "myelosuppressive drugs",
  "potassium-up": "drugs that increase potassium",
  qt: "drugs that prolong the QT interval",
  sedation: "CNS depressants",
  serotonin: "serotonergic drugs",
};

/** The ingredients of the side that is not this one's. */
function sides({ a, b }: Rule, own: string): readonly string[] {
  const [left, right] = [expandSide(a), expandSide(b)];
  const [inLeft, inRight] = [left.includes(own), right.includes(own)];
  if (inLeft && !inRight) return right;
  if (inRight && !inLeft) return left;
  return [...new Set([...left, ...right])].filter((id) => id !== own);
}
