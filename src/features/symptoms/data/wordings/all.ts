import { generalWordings } from "./general.ts";
import { limbWordings } from "./limbs-and-senses.ts";
import { trunkWordings } from "./trunk.ts";

const MODIFIER = "~";

const phrases = (text: string): string[] =>
  text
    .split(";")
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Further wordings by finding: whole phrases, and modifiers, which mean the finding only beside its parent. */
export const WORDINGS: ReadonlyMap<string, { words: readonly string[]; mods: readonly string[] }> =
  new Map(
    [generalWordings, trunkWordings, limbWordings].flatMap((wordings) =>
      Object.entries(wordings).map(([id, text]) => {
        const all = phrases(text);
        return [
          id,
          {
            words: all.filter((phrase) => !phrase.startsWith(MODIFIER)),
            mods: all
              .filter((phrase) => phrase.startsWith(MODIFIER))
              .map((phrase) => phrase.slice(MODIFIER.length)),
          },
        ] as const;
      }),
    ),
  );
