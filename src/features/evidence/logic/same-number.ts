/** Whether two figures are the same but for rounding in the last place. */
export const sameNumber = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= Math.max(a, b) * 0.001;
