import { toNumber } from "#/kernel/exact.ts";
import { EVERYWHERE, type Stretch, compareCuts, meet, pieces, readBand } from "./band.ts";
import { type Region, regionOf } from "./choose.ts";
import type { KidneyBand, Regimen } from "../record/record.ts";

/** A part of a regimen's domain with the number of its rules that speak for it; one is right. */
export type Cell = Region & { readonly rules: number };

/** Cuts a regimen's domain at every end of every band and counts the rules of each piece. */
export function cellsOf(regimen: Regimen): Cell[] {
  const regions = regimen.rules.map((rule) => regionOf(rule, regimen));
  const ages = pieces(
    regions.map(({ age }) => age),
    readBand(regimen.ages),
  );
  return ages.flatMap((age) => {
    const here = regions.filter((region) => meet(region.age, age));
    const weights = pieces(
      here.map(({ weight }) => weight),
      EVERYWHERE,
    );
    return weights.flatMap((weight) => {
      const both = here.filter((region) => meet(region.weight, weight));
      return pieces(
        both.map(({ gestation }) => gestation),
        EVERYWHERE,
      ).map((gestation) => ({
        age,
        weight,
        gestation,
        rules: both.filter((region) => meet(region.gestation, gestation)).length,
      }));
    });
  });
}

/** Whether a stretch begins before it ends. */
function isReal({ from, to }: Stretch): boolean {
  return from === undefined || to === undefined || compareCuts(from, to) < 0;
}

function at(cut: Stretch["from"]): string {
  return cut === undefined ? "-" : `${toNumber(cut.at)}`;
}

function where({ age, weight, gestation }: Region): string {
  return [age, weight, gestation].map(({ from, to }) => `${at(from)}..${at(to)}`).join(" ");
}

/** What is wrong with a regimen's bands, in words; empty when every patient of its domain meets one rule. */
export function bandProblems(regimen: Regimen): string[] {
  const cells = cellsOf(regimen);
  const regions = regimen.rules.map((rule) => regionOf(rule, regimen));
  return [
    ...cells.filter(({ rules }) => rules === 0).map((cell) => `gap at ${where(cell)}`),
    ...cells.filter(({ rules }) => rules > 1).map((cell) => `overlap at ${where(cell)}`),
    ...regions
      .filter(
        (region) => !isReal(region.age) || !isReal(region.weight) || !isReal(region.gestation),
      )
      .map((region) => `empty band at ${where(region)}`),
    ...regions
      .filter((region) => !meet(region.age, readBand(regimen.ages)))
      .map((region) => `unreachable rule at ${where(region)}`),
  ];
}

/** Renal bands may leave the normal top free, but nothing below it and nothing twice. */
export function kidneyProblems(bands: readonly KidneyBand[]): string[] {
  const read = bands.map((band) => readBand(band));
  const overlaps = read.flatMap((band, index) =>
    read
      .slice(index + 1)
      .filter((other) => meet(band, other))
      .map((other) => `overlap of "${band.text}" and "${other.text}"`),
  );
  return overlaps;
}
