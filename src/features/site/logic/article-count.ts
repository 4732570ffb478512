/** What stands in the stats strip until the count is there. */
const WHILE_LOADING = "3.9k+";
const STEP = 50;

/**
 * The number of articles as the stats strip shows it: rounded down to a multiple of 50, so that the claim is never
 * more than was counted. 80 is "50+", 3,949 is "3.9k+", and fewer than 50 are given as they are.
 */
export function articleCountText(count: number | undefined): string {
  if (count === undefined) return WHILE_LOADING;
  if (count < STEP) return String(count);
  const rounded = Math.floor(count / STEP) * STEP;
  if (rounded < 1000) return `${rounded}+`;
  return `${Math.floor(rounded / 100) / 10}k+`;
}
