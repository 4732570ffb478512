import { SECTION } from "../section.ts";
import type { SectionChange } from "../labels.contract.ts";

/** What may change a prescription, the gravest first. */
const WEIGHTY: readonly string[] = [
  SECTION.boxedWarning,
  SECTION.dosage,
  SECTION.contraindications,
  SECTION.renal,
  SECTION.hepatic,
];

/** Changes with those of boxed warning, dose and contraindications before all others, which keep the label's order. */
export function byWeight(sections: readonly SectionChange[]): {
  readonly weighty: readonly SectionChange[];
  readonly ordered: readonly SectionChange[];
} {
  const weighty = WEIGHTY.flatMap((code) => sections.filter((section) => section.code === code));
  const others = sections.filter(({ code }) => !WEIGHTY.includes(code));
  return { weighty, ordered: [...weighty, ...others] };
}
