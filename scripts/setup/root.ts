import { dirname } from "node:path";

/** The folder of this checkout. */
export const ROOT = dirname(dirname(import.meta.dirname));
