import type { InteractionReport, InteractionRequest } from "../interactions.contract.ts";
import { checkEntries, reportOf } from "../logic/check.ts";
import { readEntry, type Entry } from "../logic/entries/read-entry.ts";
import { checkPatient, wordsOf } from "../logic/patient/check-patient.ts";
import { refuseIngredients, refuseWords } from "./too-much.ts";

export type CheckInput = {
  readonly request: InteractionRequest;
  /** For each entry the ingredients of the product whose NDC it is; null for what is no NDC. */
  readonly contents: readonly (string | null)[];
};

/** The check of the API: the page's own, with limits to what one request may cost. @throws Failure beyond them. */
export async function answerCheck({ request, contents }: CheckInput): Promise<InteractionReport> {
  const { context = {} } = request;
  refuseWords([...request.drugs, ...wordsOf(context)]);
  const entries = request.drugs.map((input, index): Entry => {
    const content = contents[index] ?? null;
    return content === null ? readEntry(input) : { ...readEntry(content), input };
  });
  refuseIngredients(entries);
  const items = entries.map(({ item }) => item);
  return reportOf(checkEntries(entries, context), checkPatient(items, context));
}
