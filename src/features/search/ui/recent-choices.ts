import type { Hit } from "../search.contract.ts";

const KEY = "palette_recent";
const MOST = 5;

/** What was chosen last, kept in this browser and nowhere else. */
export function recentChoices(): Hit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isHit).slice(0, MOST) : [];
  } catch {
    // Storage is forbidden or was written by somebody else: then there are none.
    return [];
  }
}

export function rememberChoice({ title, detail, href }: Hit): void {
  const others = recentChoices().filter((known) => known.href !== href);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ title, detail, href }, ...others].slice(0, MOST)));
  } catch {
    // Full or forbidden: the choice is made without being remembered.
  }
}

export function forgetChoices(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

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
