import type { Calculator, Input } from "../calculator.ts";
import type { Given } from "./read-input.ts";
import type { GivenInputs } from "./work-out.ts";

/** What is typed and chosen on a calculator's page by the input's id, and the chosen units by "id.unit". */
export type Draft = Readonly<Record<string, string | undefined>>;

export const unitKey = (input: Input): string => `${input.id}.unit`;

/** What a fragment, with or without its "#", stands for. */
export function draftFrom(fragment: string): Draft {
  return Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, "")));
}

export function fragmentOf(draft: Draft): string {
  const typed = Object.entries(draft).filter(([, text]) => text !== undefined && text !== "");
  return new URLSearchParams(typed.map(([key, text = ""]) => [key, text])).toString();
}

/** The draft as the engine takes it; what was typed and is no number goes on as text, for the engine to refuse. */
export function givenOf(calculator: Calculator, draft: Draft): GivenInputs {
  return Object.fromEntries(
    calculator.inputs.flatMap((input): [string, Given][] => {
      const text = (Object.hasOwn(draft, input.id) ? (draft[input.id] ?? "") : "").trim();
      if (text === "") return [];
      if (input.kind !== "number") return [[input.id, { value: text }]];
      return [[input.id, { value: numberOf(text), unit: unitOf(input, draft) }]];
    }),
  );
}

/** The unit in which an input is typed. */
export function unitOf(input: Extract<Input, { kind: "number" }>, draft: Draft): string {
  const chosen = draft[unitKey(input)];
  return input.units.some(({ unit }) => unit === chosen) ? (chosen ?? "") : input.unit;
}

/** "1,200.5" is a number; "1,5" is not, because nobody knows which one. */
function numberOf(text: string): number | string {
  const isNumber = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$|^-?\.\d+$/.test(text);
  return isNumber ? Number(text.replaceAll(",", "")) : text;
}

/** Every question of yes and no that is open, answered by no. */
export function restIsNo(calculator: Calculator, draft: Draft): Draft {
  return Object.fromEntries(
    calculator.inputs.filter(isYesNo).flatMap(({ id }) => (draft[id] ? [] : [[id, "no"]])),
  );
}

export function isYesNo(input: Input): boolean {
  return input.kind === "choice" && input.choices.map(({ id }) => id).join() === "no,yes";
}
