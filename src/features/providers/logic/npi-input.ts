import { readNpi } from "#/kernel/npi.ts";

export const NPI_HINT = "NPI numbers must be exactly 10 digits long";
export const NPI_DIGITS = 10;

/** What the quick search keeps of what is typed or pasted: digits, ten at most. */
export function npiDigits(text: string): string {
  return text.replace(/\D/g, "").slice(0, NPI_DIGITS);
}

/** What is wrong with a number, in words; it is not asked of anyone then. Null for one that can be issued. */
export function npiProblem(text: string): string | null {
  const reading = readNpi(text);
  if (reading.state === "not-ten-digits") return NPI_HINT;
  return reading.state === "valid"
    ? null
    : `${reading.npi} is not a valid NPI: the last digit should be ${reading.shouldEndIn}.`;
}
