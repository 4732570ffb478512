import { wordsOf } from "#/kernel/text.ts";
import type { DrugRow } from "./product-row.ts";

const MAX_WORDS = 400;

/** Every word by which a product is found, each once: names, substances, labeler, classes, category, indication. */
export function searchWords(row: DrugRow): string[] {
  const texts = [
    row.brandName,
    row.genericName ?? "",
    ...row.substances,
    row.manufacturer ?? "",
    ...row.classes.map((name) => name.replace(/\s*\[.*\]$/, "")),
    row.category ?? "",
    row.indication ?? "",
  ];
  return [...new Set(texts.flatMap(wordsOf))].slice(0, MAX_WORDS);
}
