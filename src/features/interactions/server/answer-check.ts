import { termsWithKey } from "#/features/substances/logic/term-index.ts";
import { keyOf } from "#/features/substances/logic/terms.ts";
import { Failure } from "#/kernel/failure.ts";
import type { InteractionReport, InteractionRequest } from "../interactions.contract.ts";
import { checkEntries, reportOf } from "../logic/check.ts";
import { readEntry, type Entry } from "../logic/read-entry.ts";

export type CheckInput = {
  readonly request: InteractionRequest;
  /** For each entry the ingredients of the product whose NDC it is; null for what is no NDC. */
  readonly contents: readonly (string | null)[];
};

/** Fifty lines, each with eight words of directions that no other line has, are no more. */
const MOST_UNKNOWN_WORDS = 400;
/** Fifty products of four ingredients. */
const MOST_INGREDIENTS = 200;

/** The check of the API: the page's own, with limits to what one request may cost. @throws Failure beyond them. */
export async function answerCheck({ request, contents }: CheckInput): Promise<InteractionReport> {
  if (unknownWordsIn(request.drugs).size > MOST_UNKNOWN_WORDS) {
    throw tooMuch(`At most ${MOST_UNKNOWN_WORDS} different words that are no drug's name`);
  }
  const entries = request.drugs.map((input, index): Entry => {
    const content = contents[index] ?? null;
    return content === null ? readEntry(input) : { ...readEntry(content), input };
  });
  if (entries.flatMap(({ ingredients }) => ingredients).length > MOST_INGREDIENTS) {
    throw tooMuch(`At most ${MOST_INGREDIENTS} ingredients in all drugs together`);
  }
  return reportOf(checkEntries(entries, request.context));
}

/** Each is held against all names there are. */
function unknownWordsIn(drugs: readonly string[]): ReadonlySet<string> {
  const keys = drugs.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).map(keyOf);
  return new Set(keys.filter((key) => key !== "" && termsWithKey(key).length === 0));
}

function tooMuch(message: string): Failure {
  return new Failure("invalid-input", message, { fields: [{ field: "drugs", message }] });
}
