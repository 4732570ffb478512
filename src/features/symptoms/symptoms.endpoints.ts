import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./symptoms.contract.ts";

export const listSymptoms = endpoint<typeof contract.NoInput, typeof contract.SymptomVocabulary>(
  "GET",
  "/api/symptoms",
);

export const analyzeSymptoms = endpoint<
  typeof contract.SymptomInquiry,
  typeof contract.SymptomAnalysis
>("POST", "/api/symptoms/analyze");
