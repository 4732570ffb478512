import { rememberedList } from "#/platform/client/remembered.ts";
import type { Hit } from "../search.contract.ts";

const choices = rememberedList<Hit>({
  key: "palette_recent",
  isItem: isHit,
  isSame: (one, other) => one.href === other.href,
});

/** Keeps what was chosen, without what it was found by. */
export function rememberChoice({ title, detail, href }: Hit): void {
  choices.remember({ title, detail, href });
}

export const forgetChoices = choices.forget;
export const useRecentChoices = choices.useItems;

/** Only addresses of this site: what stands in storage may be anything. */
function isHit(kept: unknown): kept is Hit {
  if (typeof kept !== "object" || kept === null) return false;
  const { title, detail, href } = kept as Partial<Record<keyof Hit, unknown>>; // Checked right here.
  return (
    typeof title === "string" &&
    typeof detail === "string" &&
    typeof href === "string" &&
    /^\/(?!\/)/.test(href)
  );
}
