import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { CORE_SCHEMA, load } from "js-yaml";
import * as v from "valibot";
import { URGENCIES } from "../../symptoms.terms.ts";

/**
 * A vignette by a hand that has not seen the knowledge. Braces mark what it states, or with "!" denies, each with a plain name of
 * it: "{puffy ankles|leg swelling}, {no cough|!cough}".
 */
export const BlindCase = v.strictObject({
  id: v.string(),
  register: v.picklist(["journal", "chart", "telephone", "patient", "email"]),
  age: v.number(),
  sex: v.picklist(["male", "female"]),
  /** As others call it. */
  diagnosis: v.string(),
  /** Names of what is as good an answer. */
  also: v.optional(v.array(v.string()), []),
  urgency: v.picklist(URGENCIES),
  /** Id of the condition that is meant, and of those that are as good an answer; left out, the names tell. */
  expected: v.nullish(v.string()),
  acceptable: v.optional(v.array(v.string()), []),
  text: v.string(),
});
export type BlindCase = v.InferOutput<typeof BlindCase>;

const File = v.array(BlindCase);

/** What is wrong is told by place alone: nothing of a sealed case may be shown. */
function checked(file: string, cases: unknown): BlindCase[] {
  const { success, output, issues } = v.safeParse(File, cases);
  if (success) return output;
  const places = v.flatten<typeof File>(issues).nested ?? {};
  throw new Error(`${file} cannot be read at ${Object.keys(places).slice(0, 3).join(", ")}`);
}

/** The cases of all files of a folder; sealed ones are packed, so that nobody reads them by accident. */
export function blindCases(folder: string): readonly BlindCase[] {
  return readdirSync(folder)
    .filter((name) => /\.yaml(?:\.gz)?$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const bytes = readFileSync(join(folder, name));
      const text = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
      return checked(name, load(text, { schema: CORE_SCHEMA }));
    });
}
