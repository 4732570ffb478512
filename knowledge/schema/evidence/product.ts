/** Which product a statement is of, and whether a label is one of such a product. */
import type { CalculatedMedication, Route } from "#/features/dosage/logic/record/record.ts";
import type { Label } from "./shelf.ts";

export type Product = {
  /** As labels name them; empty where it is of every one. */
  readonly routes: readonly string[];
  readonly release: "extended" | "plain" | undefined;
  /** Salts, brands and partners that the label has to name. */
  readonly words: readonly string[];
};

export const ANY_PRODUCT: Product = { routes: [], release: undefined, words: [] };

const VEIN = ["intravenous", "intravascular"];
const LABELED: Readonly<Record<Route, readonly string[]>> = {
  oral: ["oral"],
  sublingual: ["sublingual", "buccal"],
  buccal: ["buccal", "sublingual", "oral"],
  rectal: ["rectal"],
  IV: VEIN,
  IM: ["intramuscular"],
  subcutaneous: ["subcutaneous"],
  intraosseous: VEIN,
  endotracheal: ["endotracheal", ...VEIN],
  intranasal: ["nasal"],
  inhaled: ["respiratory (inhalation)", "oral"],
  nebulized: ["respiratory (inhalation)"],
  topical: ["topical", "percutaneous", "cutaneous"],
  transdermal: ["transdermal"],
  ophthalmic: ["ophthalmic", "intraocular"],
  otic: ["auricular (otic)"],
  vaginal: ["vaginal"],
};

const EXTENDED = /^(?:ER|XR|SR|CR|LA|XL|extended)/i;

export function productOf(medication: CalculatedMedication, routes: readonly Route[]): Product {
  const { id, ingredients = [id], forms = {} } = medication;
  const [own = id] = ingredients;
  const oral = forms.oral ?? [];
  const extended = oral.filter((form) => EXTENDED.test(form)).length;
  return {
    routes: [...new Set(routes.flatMap((route) => LABELED[route]))],
    release:
      oral.length === 0 || (extended > 0 && extended < oral.length)
        ? undefined
        : extended > 0
          ? "extended"
          : "plain",
    words: ingredients.length > 1 ? [] : wordsOf(id.split("-"), own),
  };
}

/** What a record says in words: "Injection", "Sezaby injection", "Tablets", "Over the counter". */
const FORMS: readonly (readonly [RegExp, readonly Route[]])[] = [
  [
    /\binject\w*|\bintravenous|\binfusion|\bintramuscular|\bsubcutaneous/i,
    ["IV", "IM", "subcutaneous"],
  ],
  [/\boral\b|\btablets?|\bcapsules?|\bsyrup|\bsuspension|\bsolution/i, ["oral"]],
  [/\btopical|\bcream|\bgel\b|\bointment|\blotion|\bfoam/i, ["topical"]],
  [/\bnasal/i, ["intranasal"]],
  [/\binhal/i, ["inhaled", "nebulized"]],
  [/\beye\b|\bophthalmic/i, ["ophthalmic"]],
  [/\bear\b|\botic/i, ["otic"]],
  [/\bvaginal/i, ["vaginal"]],
  [/\bpatch/i, ["transdermal"]],
  [/\brectal|\bsuppositor/i, ["rectal"]],
];

/** @param holds the product or form that a line of a monograph says it is of. */
export function productNamed(holds: string | undefined, own: string): Product {
  if (holds === undefined) return ANY_PRODUCT;
  const routes = FORMS.flatMap(([word, of]) => (word.test(holds) ? of : []));
  return {
    routes: [...new Set(routes.flatMap((route) => LABELED[route]))],
    release: /\b(?:extended|ER|XR|SR|XL)\b/i.test(holds) ? "extended" : undefined,
    words: wordsOf(holds.toLowerCase().split(/[^a-z0-9]+/), own),
  };
}

/** Words of a record that say the form or route, or nothing that a label's names could hold. */
const PLAIN = new Set(
  (
    "er sr xr xl iv im oral topical otic ophthalmic nasal inhaled inhalation injection injections injectable sublingual tablets tablet capsules capsule gel cream " +
    "ointment lotion foam patch solution suspension syrup drops eye ear vaginal rectal over counter otc the and with for all forms extended release intravenous " +
    "intramuscular subcutaneous infusion suppositories or of"
  ).split(" "),
);

const wordsOf = (words: readonly string[], own: string): string[] =>
  words.filter((word) => word.length > 1 && !PLAIN.has(word) && !own.split("-").includes(word));

/** Whether a label is one of this product; a label that tells no route may be of any. */
export function fits({ routes, release, words }: Product, label: Label): boolean {
  const sameRoute =
    routes.length === 0 ||
    label.routes.length === 0 ||
    label.routes.some((route) => routes.includes(route));
  const sameRelease = release === undefined || (release === "extended") === label.isExtended;
  return sameRoute && sameRelease && words.every((word) => label.names.includes(word));
}
