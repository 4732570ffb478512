/** The list as the address carries it: one `d` a drug in the fragment, which never reaches a server. */

/** As many as the call takes. */
export const MOST_DRUGS = 50;

/** Lines of a paste that are read; the rest is said to be left out. */
export const MOST_LINES = 40;

const LONGEST = 200;

export function drugsFrom(fragment: string): string[] {
  const drugs = new URLSearchParams(fragment.replace(/^#/, ""))
    .getAll("d")
    .map((text) => text.trim().slice(0, LONGEST))
    .filter((text) => text !== "");
  return [...new Set(drugs)].slice(0, MOST_DRUGS);
}

export function fragmentOf(drugs: readonly string[]): string {
  return new URLSearchParams(drugs.map((drug) => ["d", drug])).toString();
}
