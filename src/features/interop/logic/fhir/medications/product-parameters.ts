/** The search parameters of Medication and MedicationKnowledge. */
import type { DrugQuery, ProductRecord } from "../../../interop.ports.ts";
import { tokenOf, type Criterion } from "../search/asked.ts";
import { searchProblem } from "../search/problem.ts";
import type { Parameter } from "../search/provider-parameters.ts";
import { tooManyNumbers } from "../search/provider-words.ts";
import { whenOf } from "../search/when.ts";

export type Code = { readonly system: string | undefined; readonly code: string };

/** What one parameter contributes to a search of products. */
export type ProductNarrowing = {
  readonly query?: Partial<DrugQuery>;
  /** Codes of products, of which any will do. */
  readonly codes?: readonly Code[];
  /** Codes of ingredients, of which any will do. */
  readonly ingredients?: readonly Code[];
  readonly imprints?: readonly string[];
  readonly keep?: (record: ProductRecord) => boolean;
};

type Parameters = Readonly<Record<string, Parameter<ProductNarrowing>>>;

const one = ({ name, values }: Criterion): string => {
  const [value = ""] = values;
  if (values.length > 1) throw searchProblem("not-supported", name, "takes one value");
  return value;
};

const holds =
  (textOf: (record: ProductRecord) => string | null) =>
  ({ values }: Criterion): ProductNarrowing => ({
    keep: (record) => {
      const text = (textOf(record) ?? "").toLowerCase();
      return values.some((value) => text.includes(tokenOf(value).code.toLowerCase()));
    },
  });

const codesOf = ({ name, values }: Criterion): Code[] => {
  tooManyNumbers(name, values);
  return values.map(tokenOf);
};

const SHARED: Parameters = {
  _id: {
    type: "token",
    says: "The NDC of a product, or several parted by commas.",
    read: (criterion) => ({ codes: codesOf(criterion) }),
  },
  _lastUpdated: {
    type: "date",
    says: "The day on which the record here was last changed.",
    read: ({ name, values }) => {
      const isMeant = whenOf(name, values);
      return { keep: ({ updatedAt }) => isMeant(updatedAt) };
    },
  },
  code: {
    type: "token",
    says: "An NDC of a product or package in any width, or a concept of RxNorm; with :text, words as people search for drugs.",
    modifiers: ["text"],
    read: (criterion) =>
      criterion.modifier === "text"
        ? { query: { search: one(criterion) } }
        : { codes: codesOf(criterion) },
  },
  "ingredient-code": {
    type: "token",
    says: "A UNII, or an ingredient of RxNorm.",
    read: (criterion) => ({ ingredients: codesOf(criterion) }),
  },
  status: {
    type: "token",
    says: "active or inactive.",
    read: ({ values }) => ({
      keep: ({ status }) =>
        values.some(
          (value) => tokenOf(value).code === (status === "active" ? "active" : "inactive"),
        ),
    }),
  },
  manufacturer: {
    type: "reference",
    says: "With :text, the labeler's whole name.",
    modifiers: ["text"],
    read: (criterion) => {
      if (criterion.modifier === "text") return { query: { manufacturer: one(criterion) } };
      throw searchProblem("not-supported", "manufacturer", "takes words, as manufacturer:text");
    },
  },
};

const FORM: Parameter<ProductNarrowing> = {
  type: "token",
  says: "Words of the dosage form.",
  read: holds(({ dosageForm }) => dosageForm),
};

export const PRODUCT_PARAMETERS: Readonly<
  Record<"Medication" | "MedicationKnowledge", Parameters>
> = {
  Medication: { ...SHARED, form: FORM },
  MedicationKnowledge: {
    ...SHARED,
    doseform: FORM,
    classification: {
      type: "token",
      says: "Words of a pharmacologic class as FDA writes it.",
      read: holds(({ classes }) => classes.join("; ")),
    },
    "characteristic-imprint": {
      type: "token",
      says: "The imprint of a pill, whatever stands between its letters.",
      read: ({ name, values }) => {
        tooManyNumbers(name, values);
        return { imprints: values };
      },
    },
  },
};

export type ProductType = keyof typeof PRODUCT_PARAMETERS;
