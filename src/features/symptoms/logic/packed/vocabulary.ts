import { WORD_GROUPS, WORD_RUNS } from "#knowledge/symptoms/words.js";
import type { SymptomVocabulary } from "../../symptoms.contract.ts";
import { FINDINGS_BY_SYSTEM } from "#knowledge/symptoms/findings.js";
import type { Finding } from "../../symptoms.schema.ts";
import { keyOf } from "../reading/tokens/units.ts";

/** Every word and run of words that the reader takes for one: "emesis", "threw up" and "puking" for "vomiting". */
function sameAs(name: string): string[] {
  const word = name.toLowerCase();
  if (word.includes(" ")) return [];
  const key = WORD_RUNS[word] ?? keyOf(word);
  const group = WORD_GROUPS.find((words) => words.split(" ")[0] === key)?.split(" ") ?? [];
  const runs = Object.entries(WORD_RUNS).flatMap(([run, meant]) => (meant === key ? [run] : []));
  return [...group, ...runs].filter((other) => other !== word);
}

function synonymsOf({ name, words }: Finding): string[] {
  const listed = words === undefined ? [] : words.split(";").map((word) => word.trim());
  return [...new Set([...listed, ...sameAs(name)])];
}

/** The findings as others may use them: id, name, what else they are called, body system. */
export function vocabulary(): SymptomVocabulary {
  return {
    findings: FINDINGS_BY_SYSTEM.flatMap(([system, findings]) =>
      findings.map((finding) => ({
        id: finding.id,
        name: finding.name,
        synonyms: synonymsOf(finding),
        system,
      })),
    ),
  };
}
