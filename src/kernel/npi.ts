/** What an NPI-like text turns out to be. An NPI is ten digits; the last is a check digit. */
export type NpiReading =
  | { readonly state: "valid"; readonly npi: string }
  | { readonly state: "wrong-check-digit"; readonly npi: string; readonly shouldEndIn: string }
  | { readonly state: "not-ten-digits"; readonly digits: number };

/** Reads an NPI as people type it: spaces, dashes and dots between the digits do not matter. */
export function readNpi(text: string): NpiReading {
  const npi = text.replace(/[\s.\-\u2010-\u2015]/g, "");
  if (!/^\d{10}$/.test(npi)) {
    return { state: "not-ten-digits", digits: npi.replace(/\D/g, "").length };
  }
  const shouldEndIn = checkDigit(npi.slice(0, 9));
  return npi.endsWith(shouldEndIn)
    ? { state: "valid", npi }
    : { state: "wrong-check-digit", npi, shouldEndIn };
}

/**
 * The check digit of the first nine digits: Luhn's formula over 80840 (the prefix of US health applications)
 * and the digits. Source: CMS, NPI check digit calculation; 45 CFR 162.406.
 */
export function checkDigit(nineDigits: string): string {
  const sum = [...nineDigits].reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, PREFIX_SUM);
  return String((10 - (sum % 10)) % 10);
}

/** What 80840 adds to Luhn's sum. */
const PREFIX_SUM = 24;
