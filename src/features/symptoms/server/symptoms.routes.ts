import type { MadeJson } from "#/platform/http/made-json.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import {
  NoInput,
  SymptomAnalysis,
  SymptomInquiry,
  SymptomVocabulary,
} from "../symptoms.contract.ts";
import { analyzeSymptoms, listSymptoms } from "../symptoms.endpoints.ts";

/**
 * Nothing is kept: the inquiry is read, answered and forgotten.
 * Both answers are worked out where that holds up no other call.
 */
export function symptomRoutes(
  analyze: (inquiry: SymptomInquiry) => Promise<MadeJson>,
  vocabulary: () => Promise<MadeJson>,
): Route[] {
  return [
    serve(
      listSymptoms,
      { input: NoInput, output: SymptomVocabulary },
      { access: "anyone", cache: "public" },
      vocabulary,
    ),
    serve(
      analyzeSymptoms,
      { input: SymptomInquiry, output: SymptomAnalysis },
      { access: "anyone", heavy: true },
      analyze,
    ),
  ];
}
