import { unended } from "./change-text.ts";
import { clearanceText, withBand } from "../record/organ-texts.ts";
import type { CalculatedMedication } from "../record/record.ts";
import { capital } from "./said-texts.ts";

/** What a source advises against is no contraindication, though no dose is told for it. */
const ADVICE = /not recommended|\bavoid\b|should not be used|labell?ed (?:for|from)|do not allow/i;

/** Whom a medication is contraindicated in by its limits: ages, kidneys, livers, pregnancy. */
export function contraindicationLines(medication: CalculatedMedication): string[] {
  const { never = [], pregnancy } = medication;
  const limits = never
    .filter(({ say }) => !ADVICE.test(say))
    .map(({ whom, say }) => {
      const use = whom.for === undefined ? "" : `${whom.for}: `;
      const text = unended(say);
      const banded =
        whom.renal === undefined ? text : withBand(clearanceText(whom.renal, medication), text);
      return capital(`${use}${banded}`);
    });
  return [...limits, ...(pregnancy === undefined ? [] : pregnancyLine(unended(pregnancy)))];
}

function pregnancyLine(text: string): string[] {
  const [, rest] = /^Contraindicated(.*)$/.exec(text) ?? [];
  if (rest === undefined) return [];
  return [`Pregnancy${/^[:;,]|^$/.test(rest) ? "" : ","}${rest}`];
}
