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
  text: v.string(),
});
export type BlindCase = v.InferOutput<typeof BlindCase>;

const File = v.array(BlindCase);

/** The cases of all files of a folder; sealed ones are packed, so that nobody reads them by accident. */
export function blindCases(folder: string): readonly BlindCase[] {
  return readdirSync(folder)
    .filter((name) => /\.yaml(?:\.gz)?$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const bytes = readFileSync(join(folder, name));
      const text = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
      return v.parse(File, load(text, { schema: CORE_SCHEMA }));
    });
}
