import type { Finding } from "../../symptoms.schema.ts";

/** Findings that conditions need beyond those in `data/findings`. */
export const moreFindings: readonly Finding[] = [];
