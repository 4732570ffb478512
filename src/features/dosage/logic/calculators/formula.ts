/** What a reader needs to know before trusting a formula. */
export type Formula = { readonly name: string; readonly source: string; readonly limits: string };
