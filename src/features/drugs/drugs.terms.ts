export const PAGE_SIZE = 9;
export const SORTS = ["relevance", "name", "-name", "manufacturer"] as const;
export type Sort = (typeof SORTS)[number];

/** Which ingredients a list holds, by whether there is a monograph. */
export const SHOWN = ["covered", "missing", "all"] as const;
export type Shown = (typeof SHOWN)[number];
