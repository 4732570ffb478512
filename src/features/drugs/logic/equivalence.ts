/** The codes of a rating: "AB1,AB2" is equivalent to those of either group. */
function codesOf(rating: string): string[] {
  return rating.split(",").map((code) => code.trim());
}

/**
 * Whether two products of the same ingredients, form, route and strength are rated equivalent to each other: both by a code of the
 * same kind and group that begins with A. https://www.fda.gov/drugs/development-approval-process-drugs/orange-book-preface
 */
export function areEquivalent(rating: string | null, other: string | null): boolean {
  if (rating === null || other === null) return false;
  const others = new Set(codesOf(other));
  return codesOf(rating).some((code) => code.startsWith("A") && others.has(code));
}

/** What a rating says, in a sentence. */
export function ratingWords(rating: string | null, marketing: "RX" | "OTC" | "DISCN"): string {
  if (marketing === "DISCN") return "Not rated: no longer marketed under this approval.";
  if (rating === null)
    return "Not rated: no other approved product of this kind to compare it with.";
  return rating.startsWith("A")
    ? "Therapeutically equivalent to the products that share this code."
    : "Not considered therapeutically equivalent to others of this kind.";
}
