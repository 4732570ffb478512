import type { Calculator, Input } from "../calculator.ts";
import { unitNamed } from "./unit-names.ts";

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

/** The unit in which an input is typed: the chosen one, else the record's. */
export function unitOf(
  input: Extract<Input, { kind: "number" }>,
  chosen: string | undefined,
): string {
  return unitNamed(input, chosen ?? input.unit)?.unit ?? input.unit;
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
