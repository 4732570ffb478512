/** The United States and its territories, which have codes of their own. */
export const US_COUNTRIES: ReadonlySet<string> = new Set([
  "US",
  "PR",
  "VI",
  "GU",
  "AS",
  "MP",
  "UM",
]);

/** What visitors from elsewhere read in place of any page. */
export function usOnlyMessage(productName: string, supportEmail: string | undefined): string {
  const why = `${productName} is for healthcare professionals in the United States, and your connection seems to come from another country.`;
  const then = supportEmail
    ? `If you are in the United States, turn off a VPN, or write to ${supportEmail}. There you can also ask for access to your data, or its deletion.`
    : "If you are in the United States, turn off a VPN and try again.";
  return `${why} ${then}`;
}
