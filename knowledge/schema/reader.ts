/** What the reader takes for something else, and for another language: `lexicon/symptoms/{misleading,languages}.yaml`. */
import * as v from "valibot";
import type { Misleading } from "#/features/symptoms/misleading.ts";
import { given, Text, Texts } from "./fields.ts";
import { readRecords } from "./files.ts";
import type { KnowledgeModule } from "./modules.ts";

const Words = v.optional(v.union([Texts, v.strictObject({ not: Texts })]));
const Nearby = v.optional(v.strictObject({ within: v.number(), any: Texts }));
const yes = v.optional(v.literal(true));

const MisleadingRecord = v.strictObject({
  /** A sentence that does not say what `of` names. */
  example: Text,
  /** What it says instead. */
  says: Text,
  of: Texts,
  lone: yes,
  "by-itself": yes,
  first: Words,
  last: Words,
  letters: v.optional(v.number()),
  before: Nearby,
  near: Nearby,
  place: Words,
  "after-first": Words,
  next: Words,
  second: Words,
});

const Languages = v.strictObject({
  english: Texts,
  others: v.array(v.strictObject({ language: Text, words: Texts, denials: Texts })),
});

/** The files of `lexicon/symptoms/` that are more than lists of words. */
export const READER_FILES = ["misleading", "languages"].map(
  (name) => `knowledge/lexicon/symptoms/${name}.yaml`,
);

export const readMisleading = (root: string): v.InferOutput<typeof MisleadingRecord>[] =>
  readRecords(root, "knowledge/lexicon/symptoms/misleading.yaml", v.array(MisleadingRecord));

export function packReader(root: string): KnowledgeModule[] {
  const { english, others } = readRecords(
    root,
    "knowledge/lexicon/symptoms/languages.yaml",
    Languages,
  );
  return [
    {
      path: "symptoms/misleading",
      types: ['import type { Misleading } from "#/features/symptoms/misleading.ts";'],
      exports: {
        MISLEADING: {
          type: "readonly Misleading[]",
          value: readMisleading(root).map(
            ({
              example: _example,
              says: _says,
              "by-itself": byItself,
              "after-first": afterFirst,
              ...rest
            }): Misleading => given({ ...rest, byItself, afterFirst }),
          ),
        },
      },
    },
    {
      path: "symptoms/languages",
      exports: {
        ENGLISH_WORDS: { type: "ReadonlySet<string>", value: new Set(english) },
        OTHER_WORDS: {
          type: "ReadonlySet<string>",
          value: new Set(others.flatMap(({ words }) => words)),
        },
        OTHER_DENIALS: {
          type: "readonly string[]",
          value: [...new Set(others.flatMap(({ denials }) => denials))],
        },
      },
    },
  ];
}
