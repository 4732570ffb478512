import { SYNONYM_TABLE } from "#knowledge/symptoms/synonym-table.js";
import { CONDITIONS } from "./condition-table.ts";
import { unlines } from "./packing.ts";

const rows = unlines(SYNONYM_TABLE.rows);
const byId = new Map(
  CONDITIONS.map(({ id }, index) => [id, (rows[index] ?? "").split(";").filter(Boolean)]),
);

/** Eponyms, abbreviations and lay names of a condition. */
export const otherNamesOf = (condition: string): readonly string[] => byId.get(condition) ?? [];
