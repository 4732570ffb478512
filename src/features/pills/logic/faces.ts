/** The two faces of a pill. Which part is on which face is not listed: the first parts are drawn on the one, the rest on the other. */
export function facesOf(imprint: string): readonly [readonly string[], readonly string[]] {
  const parts = imprint
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)];
}
