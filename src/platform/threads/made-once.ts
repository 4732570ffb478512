import { MadeJson } from "#/platform/http/made-json.ts";

/** An answer that is always the same is made when it is first asked for, and costs whoever asks next nothing. */
export function madeOnce(make: () => Promise<string>): () => Promise<MadeJson> {
  let made: Promise<MadeJson> | undefined;
  return () => {
    made ??= make()
      .then((text) => new MadeJson(text, 0))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    return made;
  };
}
