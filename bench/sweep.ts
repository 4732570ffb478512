import type { Benchmark } from "./measure.ts";
import { measureBlocking } from "./sweep-blocking.ts";
import { sweepDoses } from "./sweep-doses.ts";
import { sweepVignettes } from "./sweep-vignettes.ts";

const PARTS = { doses: sweepDoses, vignettes: sweepVignettes, blocking: measureBlocking };

export const benchmark: Benchmark = {
  about:
    "every dose, every own vignette in other line widths, and how long each call holds the others up",
  async run(options) {
    const only = options.get("only");
    const parts = Object.entries(PARTS).filter(([name]) => only === undefined || name === only);
    const figures = [];
    for (const [, measure] of parts) figures.push(...(await measure()));
    return figures;
  },
};
