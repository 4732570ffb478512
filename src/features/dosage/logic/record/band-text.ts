const UNITS: Readonly<Record<string, string>> = { d: "day", wk: "week", mo: "month", y: "year" };

function measureText(number: string, unit: string | undefined): string {
  const word = unit === undefined ? undefined : UNITS[unit];
  if (word === undefined) return unit === undefined ? number : `${number} ${unit}`;
  return `${number} ${word}${number === "1" ? "" : "s"}`;
}

/**
 * A record's band as it is read: "3 mo to 12 y" stops before its end and is "3 months to under 12 years",
 * "10 through 30" includes it and is "10 to 30", "34 wk up" is "34 weeks and over".
 */
export function bandText(band: string): string {
  return band
    .replace(/^through (.+)$/, "$1 and under")
    .replace(/ up$/, " and over")
    .replace(/ to /, " to under ")
    .replace(/ through /, " to ")
    .replace(/([\d.]+)(?: (d|wk|mo|y|kg)\b)?/g, (_, number: string, unit?: string) =>
      measureText(number, unit),
    );
}

/** The parts of a rule's domain, those that it has, in a phrase. */
export function domainText(
  age: string | undefined,
  weight: string | undefined,
  gestation: string | undefined,
): string {
  return [
    age && bandText(age),
    weight && bandText(weight),
    gestation && `${bandText(gestation)} of gestation at birth`,
  ]
    .filter(Boolean)
    .join(", ");
}
