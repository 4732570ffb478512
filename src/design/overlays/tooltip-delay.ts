/** How long the pointer rests before a tooltip opens, in ms. */
export const TOOLTIP_OPEN_DELAY = 700;
/** After one has closed, another opens at once for this long, in ms. */
export const TOOLTIP_SKIP_DELAY = 300;

/** The wait before a tooltip opens, given when the last one closed (null: none has yet). */
export function tooltipDelay(now: number, lastClosed: number | null): number {
  return lastClosed !== null && now - lastClosed < TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_OPEN_DELAY;
}
