import type { Task } from "../../platform/threads/serve-tasks.ts";

/** What is worked out in threads: each is loaded by the thread that is first asked for it. */
export const CALCULATIONS = {
  interactions: async () => {
    const { InteractionReport } =
      await import("../../features/interactions/interactions.contract.ts");
    const { answerCheck } = await import("../../features/interactions/server/answer-check.ts");
    return { output: InteractionReport, answer: answerCheck } satisfies Task;
  },
  medications: async () => {
    const { MedicationReport } =
      await import("../../features/interactions/medication-check.contract.ts");
    const { answerMedicationCheck } =
      await import("../../features/interactions/server/answer-medication-check.ts");
    return { output: MedicationReport, answer: answerMedicationCheck } satisfies Task;
  },
  orders: async () => {
    const { OrderReport } = await import("../../features/dosage/order-check.contract.ts");
    const { answerOrderCheck } = await import("../../features/dosage/server/answer-order-check.ts");
    return { output: OrderReport, answer: answerOrderCheck } satisfies Task;
  },
  symptomVocabulary: async () => {
    const { SymptomVocabulary } = await import("../../features/symptoms/symptoms.contract.ts");
    const { vocabulary } = await import("../../features/symptoms/logic/packed/vocabulary.ts");
    return { output: SymptomVocabulary, answer: vocabulary } satisfies Task;
  },
  symptoms: async () => {
    const { SymptomAnalysis } = await import("../../features/symptoms/symptoms.contract.ts");
    const { analyzeInquiry } = await import("../../features/symptoms/server/analyze-inquiry.ts");
    return { output: SymptomAnalysis, answer: analyzeInquiry } satisfies Task;
  },
};
