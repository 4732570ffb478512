/**
 * Where the arrow keys take the focus inside a row of `count` things: left and right go round, Home and End go to the
 * ends. Null for a key that does not move it.
 */
export function rovingTarget(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
