import * as v from "valibot";
import { SYSTEMS, URGENCIES } from "../symptoms.terms.ts";

/** One vignette written for testing, and what a good list says of it. Written apart from the conditions it tests. */
export const Case = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  system: v.picklist(SYSTEMS),
  /** As a clinician would write it. */
  text: v.pipe(v.string(), v.minLength(40)),
  age: v.pipe(v.number(), v.minValue(0), v.maxValue(110)),
  gender: v.picklist(["male", "female"]),
  /** Id of the condition that is meant. */
  expected: v.string(),
  /** Ids that are as good an answer. */
  acceptable: v.optional(v.array(v.string())),
  triage: v.picklist(URGENCIES),
  /** The same patient in four to six typical findings, mostly as a layman says them. */
  brief: v.optional(v.string()),
});
export type Case = v.InferOutput<typeof Case>;
