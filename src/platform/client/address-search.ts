/**
 * Search parameters are plain strings both ways. The router's default would quote a numeric string as JSON,
 * and typing 12 into a search would come back as the number 12.
 */
export function parseAddressSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifyAddressSearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : "";
}
