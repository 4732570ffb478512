import { decimal, exact } from "#/kernel/exact.ts";
import { DAYS_IN_YEAR } from "./patient.ts";

const shown = (value: number, places: number): string => decimal(exact(value.toFixed(6)), places);

/** An age as it is spoken of: days to 4 weeks, weeks to 3 months, months to 2 years, then years. */
export function ageText(years: number): string {
  const days = years * DAYS_IN_YEAR;
  if (days < 28) return `${shown(days, 1)} days`;
  if (days < 91) return `${shown(days / 7, 1)} weeks`;
  return years < 2 ? `${shown(years * 12, 1)} months` : `${shown(years, 1)} years`;
}
