import type { MadeJson } from "#/platform/http/made-json.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import { vocabulary } from "../logic/vocabulary.ts";
import {
  analyzeSymptoms,
  listSymptoms,
  NoInput,
  SymptomAnalysis,
  SymptomInquiry,
  SymptomVocabulary,
} from "../symptoms.contract.ts";

/**
 * Nothing is kept: the inquiry is read, answered and forgotten.
 * @param analyze works the answer out where it holds up no other call.
 */
export function symptomRoutes(analyze: (inquiry: SymptomInquiry) => Promise<MadeJson>): Route[] {
  return [
    serve(
      listSymptoms,
      { input: NoInput, output: SymptomVocabulary },
      { access: "anyone", cache: "public" },
      async () => vocabulary(),
    ),
    serve(
      analyzeSymptoms,
      { input: SymptomInquiry, output: SymptomAnalysis },
      { access: "anyone", heavy: true },
      analyze,
    ),
  ];
}
