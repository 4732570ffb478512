import * as v from "valibot";

/** What pages are told of a provider that people may sign in with. */
export const ShownProvider = v.object({
  /** The folder of its name: `providers/<id>`. */
  id: v.string(),
  /** As people know it. */
  name: v.string(),
  /** Under which the provider knows this site; null where its button needs none. */
  clientId: v.nullable(v.string()),
});

export type ShownProvider = v.InferOutput<typeof ShownProvider>;
