import { serve, type Route } from "#/platform/http/serve.ts";
import { analyze } from "../logic/analyze.ts";
import { otherNamesOf } from "../logic/other-names.ts";
import { vocabulary } from "../logic/vocabulary.ts";
import {
  analyzeSymptoms,
  listSymptoms,
  NoInput,
  SymptomAnalysis,
  SymptomInquiry,
  SymptomVocabulary,
} from "../symptoms.contract.ts";

/** Nothing is kept: the inquiry is read, answered and forgotten. */
export function symptomRoutes(): Route[] {
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
      { access: "anyone" },
      async (inquiry) => analyze(inquiry, [], otherNamesOf),
    ),
  ];
}
