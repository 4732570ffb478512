import type { SymptomVocabulary } from "../symptoms.contract.ts";
import { FINDINGS } from "./findings.ts";

/** The findings as others may use them: id, name, what else they are called, body system. */
export function vocabulary(): SymptomVocabulary {
  return {
    findings: FINDINGS.map(({ id, name, words, system }) => ({
      id,
      name,
      synonyms: words === undefined ? [] : words.split(";").map((word) => word.trim()),
      system,
    })),
  };
}
