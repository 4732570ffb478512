/** What products of one drug in one form have in common, from however many labelers; what is no finished drug is apart. */
export function groupKeyOf(product: {
  readonly genericKey: string;
  readonly brandKey: string;
  readonly formFamily: string;
  readonly finished: boolean | null;
}): string {
  const { genericKey, brandKey, formFamily, finished } = product;
  return `${genericKey || brandKey}, ${formFamily}${finished === false ? ", unfinished" : ""}`;
}

/** FDA writes many names in capitals alone: those are set as words, the others stay as they are. */
export function readableName(name: string): string {
  if (/[a-z]/.test(name)) return name;
  return name.toLowerCase().replace(/(^|[\s(/-])[a-z]/g, (start) => start.toUpperCase());
}
