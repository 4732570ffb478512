import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import * as v from "valibot";

/** Vignettes of our own; its README says what they are. */
const FIXTURES = join(import.meta.dirname, "../../../../fixtures/symptoms");

/** A file of vignettes, held against what it has to be. */
export const fixture = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> =>
  v.parse(schema, load(readFileSync(join(FIXTURES, file), "utf8"), { schema: CORE_SCHEMA }));
