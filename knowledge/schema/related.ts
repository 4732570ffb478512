/** What calculators are used with, by what it is called. */
import * as v from "valibot";
import { readRecords, recordFiles } from "./files.ts";

export type Things = {
  readonly ingredients: ReadonlyMap<string, string>;
  readonly conditions: ReadonlyMap<string, string>;
};

const Named = v.array(v.looseObject({ id: v.string(), name: v.string() }));

export async function relatedThings(root: string): Promise<Things> {
  // Apart: the vocabulary is packed itself, before the calculators are.
  const { substances } = await import("#/features/substances/logic/vocabulary.ts");
  const conditions = recordFiles(root, "conditions/*.yaml").flatMap((file) =>
    readRecords(root, file, Named),
  );
  return {
    ingredients: new Map(substances.map(({ id, name }) => [id, name])),
    conditions: new Map(conditions.map(({ id, name }) => [id, name])),
  };
}
