/** What the monographs state, point by point and dose by dose. */
import {
  labelUnder,
  type Statement as Point,
  statementsIn,
} from "#/features/substances/logic/monograph-statements.ts";
import type { Monograph, MonographBasis } from "#/features/substances/monograph.schema.ts";
import type { Context, Fields } from "#/features/evidence/statement.ts";
import { productNamed } from "./product.ts";
import type { Recorded } from "./recorded.ts";
import { slug } from "./wording.ts";

const KINDS: Readonly<Record<string, string>> = {
  boxedWarning: "boxed",
  contraindications: "contraindication",
  commonEffects: "effects",
  seriousEffects: "effects",
};
const NAMES: Readonly<Record<string, string>> = {
  boxedWarning: "boxed",
  commonEffects: "common-effects",
  seriousEffects: "serious-effects",
};

/** Where labels state what a part of a monograph says, for parts that name no section. */
const SECTIONS: Readonly<Record<string, string>> = {
  boxed: "Boxed Warning",
  indications: "Indications and Usage",
  doses: "Dosage and Administration",
  renal: "Dosage and Administration; Use in Specific Populations",
  hepatic: "Dosage and Administration; Use in Specific Populations",
  contraindications: "Contraindications",
  "common-effects": "Adverse Reactions",
  "serious-effects": "Warnings and Precautions; Adverse Reactions",
  pregnancy: "Use in Specific Populations: Pregnancy",
  lactation: "Use in Specific Populations: Lactation",
  monitoring: "Warnings and Precautions; Dosage and Administration",
  interactions: "Drug Interactions",
};

type Resting = { readonly basis: MonographBasis; readonly holds: string | undefined };

/** A monograph's doses are an adult's, but for those that say otherwise. */
const OF_AGES =
  /child|pediatric|adolescent|infant|neonat|newborn|elderly|older|\byears?\b|\bmonths?\b|\bkg\b/i;

export function monographStatements(monograph: Monograph): Recorded[] {
  const { id, labels = [], doses, checkedOn: _, class: _class, ...parts } = monograph;
  const make = (
    path: string,
    kind: string,
    fields: Fields,
    { basis, holds }: Resting,
    context?: Context,
  ): Recorded => {
    const label = labelUnder(labels, basis);
    return {
      id: `${id}/monograph/${path}`,
      file: `ingredients/${id}`,
      kind,
      fields,
      ...(context && { context }),
      ingredients: label?.ingredients ?? [id],
      source: label && { setId: label.setId, version: label.version },
      sections:
        typeof basis === "object" && "label" in basis
          ? basis.label
          : (SECTIONS[path.split("/")[0] ?? ""] ?? ""),
      feature: "monographs",
      rests:
        label !== undefined
          ? "label"
          : typeof basis === "object" && "guideline" in basis
            ? "guideline"
            : "none",
      product: productNamed(holds, id),
    };
  };
  const otherUses = (own: string) => [
    ...new Set(doses.map(({ indication }) => indication).filter((one) => one !== own)),
  ];
  // What is made from a dosing record is held against its label there.
  const points = (name: string, said: readonly Point[]) =>
    said
      .filter(({ from }) => from === undefined)
      .map(({ text: says, ...resting }, index) =>
        make(`${NAMES[name] ?? name}/${index + 1}`, KINDS[name] ?? name, { says }, resting),
      );
  return [
    ...doses.flatMap((line) => {
      if (line.from !== undefined || "never" in line) return [];
      const { indication, holds, dose, schedule, note, basis } = line;
      const path = `doses/${slug([indication, holds ?? ""].join(" "))}`;
      return [
        make(
          path,
          "dose",
          { dose, schedule, for: indication },
          { basis, holds },
          {
            otherUses: otherUses(indication),
            ...(OF_AGES.test(indication) ? {} : { age: "18 y up" }),
          },
        ),
        ...(note === undefined
          ? []
          : [make(`${path}/note`, "note", { says: note }, { basis, holds })]),
      ];
    }),
    ...Object.entries(parts).flatMap(([name, part]) =>
      typeof part === "string" || Array.isArray(part) ? [] : points(name, statementsIn(part)),
    ),
  ];
}
