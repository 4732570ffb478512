import { CALCULATORS } from "#knowledge/calculators.js";
import { Failure } from "#/kernel/failure.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import {
  CalculatorAnswer,
  CalculatorList,
  CalculatorQuestion,
  NoInput,
} from "../calculators.contract.ts";
import { listCalculators, workOutCalculator } from "../calculators.endpoints.ts";
import { listed, replyOf } from "../logic/reply.ts";

/** The calculators over HTTP, for programs: the page runs the same engine in the browser and sends nothing. */
export function calculatorRoutes(): Route[] {
  return [
    serve(
      listCalculators,
      { input: NoInput, output: CalculatorList },
      { access: "anyone", cache: "public" },
      async () => listed(CALCULATORS),
    ),
    serve(
      workOutCalculator,
      { input: CalculatorQuestion, output: CalculatorAnswer },
      { access: "anyone", cache: "private" },
      async ({ id, inputs }) => {
        const calculator = CALCULATORS.find((one) => one.id === id);
        if (calculator === undefined)
          throw new Failure("not-found", "There is no such calculator.");
        const reply = replyOf(calculator, inputs);
        if ("answer" in reply) return reply.answer;
        const message = reply.problems.map((one) => one.message).join("; ");
        throw new Failure("invalid-input", message, { fields: reply.problems });
      },
    ),
  ];
}
