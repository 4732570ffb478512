/** Chances and the logarithms of their odds, as whole numbers, which every engine computes alike. */

/** All of a chance: chances are in 65536ths. */
export const ALL = 0x10000;
/** Odds go from the least to the most, in 256ths. */
export const LEAST_ODDS = -2047;
export const MOST_ODDS = 2047;
const STEP_OF_ODDS = 1.0039138893383475; // e to the power of 1/256

/** The chance that odds mean, from the least odds on: never none and never all. */
export const CHANCES = (() => {
  const chances = new Int32Array(MOST_ODDS - LEAST_ODDS + 1);
  let odds = 1;
  for (let step = 0; step <= MOST_ODDS; step += 1) {
    const chance = Math.round(ALL / (1 + odds));
    chances[-LEAST_ODDS - step] = chance;
    chances[-LEAST_ODDS + step] = ALL - chance;
    odds *= STEP_OF_ODDS;
  }
  return chances;
})();

/** The odds that each 4096th of chance means. */
export const ODDS_OF = (() => {
  const odds = new Int32Array(4096);
  let place = 0;
  for (let level = 0; level < odds.length; level += 1) {
    while (place < CHANCES.length - 1 && (CHANCES[place] ?? 0) < level * 16 + 8) place += 1;
    odds[level] = place + LEAST_ODDS;
  }
  return odds;
})();
