/** Medicines that are left out as a whole kind: why, and what to use. Ids of the vocabulary, with brands after "=". */
export type LeftOut = { readonly why: string; readonly use: string; readonly names: string };
