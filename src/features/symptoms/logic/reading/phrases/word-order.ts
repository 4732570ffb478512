import { DENYING } from "#knowledge/symptoms/scope-words.js";

/** Where each word of a phrase was found, in the order of the phrase. */
function placesOf(keys: readonly string[], placed: readonly number[], anchorKey: string): number[] {
  const anchorIndex = keys.indexOf(anchorKey);
  return keys.map((_, index) => {
    if (index === anchorIndex) return placed[0] ?? 0;
    return placed[index < anchorIndex ? index + 1 : index] ?? 0;
  });
}

export function isOrdered(
  keys: readonly string[],
  placed: readonly number[],
  anchorKey: string,
): boolean {
  const positions = placesOf(keys, placed, anchorKey);
  return positions.every(
    (position, index) => index === 0 || position > (positions[index - 1] ?? 0),
  );
}

/** "No pulse in the foot" for "no foot pulse": a word that denies stands after and before the same words as in the phrase. */
export function keepsDenial(
  keys: readonly string[],
  placed: readonly number[],
  anchorKey: string,
): boolean {
  const positions = placesOf(keys, placed, anchorKey);
  return keys.every((word, denying) => {
    if (!DENYING.has(word) && word !== "non") return true;
    const at = positions[denying] ?? 0;
    return positions.every(
      (position, index) => index === denying || index < denying === position < at,
    );
  });
}
