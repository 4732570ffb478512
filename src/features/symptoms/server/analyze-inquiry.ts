import { analyze } from "../logic/analyze.ts";
import { otherNamesOf } from "../logic/packed/other-names.ts";
import type { SymptomAnalysis, SymptomInquiry } from "../symptoms.contract.ts";

/** The page's own analysis, with the other names of conditions at hand. */
export function analyzeInquiry(inquiry: SymptomInquiry): SymptomAnalysis {
  return analyze(inquiry, [], otherNamesOf);
}
