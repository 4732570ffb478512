import { decimal, exact } from "#/kernel/exact.ts";
import { DAYS_IN_YEAR } from "./patient.ts";

function shown(value: number, unit: string): string {
  const number = decimal(exact(value.toFixed(6)), 1);
  return `${number} ${unit}${number === "1" ? "" : "s"}`;
}

/** An age as it is spoken of: days to 4 weeks, weeks to 3 months, months to 2 years, then years. */
export function ageText(years: number): string {
  const days = years * DAYS_IN_YEAR;
  if (days < 28) return shown(days, "day");
  if (days < 91) return shown(days / 7, "week");
  return years < 2 ? shown(years * 12, "month") : shown(years, "year");
}
