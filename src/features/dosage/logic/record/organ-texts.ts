/** What a dosing record says of an organ, in words. */
import { bandText } from "./band-text.ts";
import { changeText, unended } from "../told/change-text.ts";
import { type KidneyMeasure, kidneyUnit } from "../organs/kidney-estimate.ts";
import { readDose } from "./notation.ts";
import {
  type CalculatedMedication,
  type Change,
  type DialysisChange,
  HEPATIC,
  type Hepatic,
  type KidneyBand,
} from "./record.ts";

/** "CrCl 30 to under 60 mL/min". */
export function clearanceText(band: KidneyBand, medication: CalculatedMedication): string {
  const measure: KidneyMeasure = medication.kidney ?? "CrCl";
  return `${measure} ${withUnit(band, kidneyUnit(measure))}`;
}

/** "10 mL/min and under". */
export const withUnit = (band: KidneyBand, unit: string): string =>
  bandText(band).replace(/(\d[\d.]*)( and (?:under|over))?$/, `$1 ${unit}$2`);

/** A change in words; what is never given says so itself, or is told so. */
export function organText(change: Change): string {
  if (change.never !== undefined) return neverText(change.never);
  return change.noFigure === undefined
    ? changeText(change)
    : `no dose on record: the source ${unended(change.noFigure)}`;
}

export function neverText(why: string): string {
  const said = unended(why);
  const text = /^(?!CrCl)[A-Z][a-z]/.test(said)
    ? `${said.charAt(0).toLowerCase()}${said.slice(1)}`
    : said;
  return /^(?:not |avoid|contraindicated|no |do not|stop)/.test(text) ||
    /: (?:not|avoid|no) |does not recommend/.test(text)
    ? text
    : `do not give: ${text}`;
}

/** A change at a band; what is not given at all may say at which band by itself. */
export const bandedText = (band: string, change: Change): string =>
  change.never === undefined && change.noFigure === undefined
    ? `${band}: ${changeText(change)}`
    : withBand(band, organText(change));

/** A text that names its band's figures already is not told them twice. */
export function withBand(band: string, text: string): string {
  const figures = band.replace(/1\.73 m2/, "").match(/\d+(?:\.\d+)?/g) ?? [];
  const named = figures.every((figure) =>
    new RegExp(`(?<![\\d.])${figure}(?![\\d.]*\\d)`).test(text),
  );
  return named && /never|do not give|CrCl|eGFR|GFR|clearance/i.test(text)
    ? text
    : `${band}: ${text}`;
}

/** A dose on dialysis, unless the source's own words on dialysis say it. */
export function dialysisTexts(
  words: string | undefined,
  kind: string,
  change: DialysisChange | undefined,
): string[] {
  if (change === undefined) return [];
  const { as, afterSession, ...own } = change;
  const amounts = own.dose ?? own.every ?? own.part ?? own.cap ?? own.dayMax ?? own.never;
  if (words !== undefined && (/\d/.test(words) || amounts === undefined)) return [];
  const parts = [
    as === undefined ? "" : `as at a clearance of ${as} mL/min`,
    organText(own),
    afterSession === undefined ? "" : `${readDose(afterSession).text} more after a session`,
  ];
  return [`${kind}: ${parts.filter((part) => part !== "").join(", ")}`];
}

/** Degrees that ask for the same in one text: "moderate or severe: not recommended". */
export function hepaticTexts(steps: Partial<Record<Hepatic, Change>> | undefined): string[] {
  const texts = HEPATIC.flatMap((degree): [Hepatic, string][] => {
    const change = steps?.[degree];
    return change === undefined ? [] : [[degree, organText(change)]];
  });
  const same = Map.groupBy(texts, ([, text]) => text);
  return [...same].map(([text, all]) => `${degreesText(all.map(([degree]) => degree))}: ${text}`);
}

const degreesText = (degrees: readonly Hepatic[]): string =>
  degrees.length === HEPATIC.length ? "any impairment" : degrees.join(" or ");
