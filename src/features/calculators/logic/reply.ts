import type { Calculator } from "../calculator.ts";
import type { CalculatorAnswer, CalculatorList } from "../calculators.contract.ts";
import { howChecked } from "./how-checked.ts";
import { allowed } from "./read-input.ts";
import { sourceText } from "./source-text.ts";
import { type FieldProblem, type GivenInputs, workOut } from "./work-out.ts";

/** What a program is told that asks which calculators there are. */
export function listed(calculators: readonly Calculator[]): CalculatorList {
  return {
    calculators: calculators.map(({ id, name, also, specialty, inputs }) => ({
      id,
      name,
      also: [...also],
      specialty,
      inputs: inputs.map((input) => ({
        id: input.id,
        label: input.label,
        unit: input.kind === "number" && input.unit !== "" ? input.unit : null,
        units: input.kind === "number" ? input.units.map(({ unit }) => unit).filter(Boolean) : [],
        choices:
          input.kind === "choice"
            ? input.choices.map((choice) => ({ id: choice.id, label: choice.label }))
            : null,
        range: input.kind === "number" ? [...input.range] : null,
        optional: input.optional === true,
      })),
    })),
  };
}

/** The answer of the page's engine, or every input that is wrong or missing, with what is allowed. */
export function replyOf(
  calculator: Calculator,
  given: GivenInputs,
): { readonly answer: CalculatorAnswer } | { readonly problems: readonly FieldProblem[] } {
  const unknown = Object.keys(given).filter(
    (id) => !calculator.inputs.some((input) => input.id === id),
  );
  if (unknown.length > 0) {
    const ids = calculator.inputs.map(({ id }) => id).join(", ");
    return {
      problems: unknown.map((id) => ({
        field: `inputs.${id}`,
        message: `There is no such input; there are ${ids}`,
      })),
    };
  }
  const worked = workOut(calculator, given);
  if (worked.state === "problem") {
    return {
      problems: worked.problems.map(({ field, message }) => ({
        field: field === "" ? "inputs" : `inputs.${field}`,
        message,
      })),
    };
  }
  const [first] = worked.state === "value" ? worked.values : [];
  if (worked.state === "needs" || first === undefined) {
    const needed = worked.state === "needs" ? worked.inputs : calculator.inputs;
    return {
      problems: needed.map((input) => ({
        field: `inputs.${input.id}`,
        message: `${input.label} is required: ${allowed(input)}`,
      })),
    };
  }
  const { values, band, says, sum, notes } = worked;
  return {
    answer: {
      value: first.value,
      unit: first.unit,
      band,
      says,
      sum: [...sum],
      source: sourceText(calculator.sources),
      notes: [...notes, `Not for: ${calculator["not-for"]}`, howChecked(calculator)],
      ...(calculator.values.length > 1 && {
        values: values.map(({ id, label, value, unit }) => ({ id, label, value, unit })),
      }),
    },
  };
}
