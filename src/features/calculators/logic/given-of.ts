import type { Calculator } from "../calculator.ts";
import { type Draft, unitKey, unitOf } from "./draft.ts";
import type { Given } from "./read-input.ts";
import { typedFigure } from "./typed-figure.ts";
import type { GivenInputs } from "./work-out.ts";

/** The draft as the engine takes it; what was typed and is no number goes on as text, for the engine to refuse. */
export function givenOf(calculator: Calculator, draft: Draft): GivenInputs {
  return Object.fromEntries(
    calculator.inputs.flatMap((input): [string, Given][] => {
      const text = (Object.hasOwn(draft, input.id) ? (draft[input.id] ?? "") : "").trim();
      if (text === "") return [];
      if (input.kind !== "number") return [[input.id, { value: text }]];
      return [[input.id, typedFigure(input, text, unitOf(input, draft[unitKey(input)]))]];
    }),
  );
}
