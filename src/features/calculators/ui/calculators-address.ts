export type CalculatorsAddress = { readonly q?: string; readonly by?: "letter" };

/** The list's filter as it stands in the address. */
export function calculatorsAddress(search: Readonly<Record<string, unknown>>): CalculatorsAddress {
  const { q, by } = search;
  return {
    ...(typeof q === "string" && q !== "" && { q: q.slice(0, 100) }),
    ...(by === "letter" && { by }),
  };
}
