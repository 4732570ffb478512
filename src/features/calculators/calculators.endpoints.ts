import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./calculators.contract.ts";

export const listCalculators = endpoint<typeof contract.NoInput, typeof contract.CalculatorList>(
  "GET",
  "/api/calculators",
);

export const workOutCalculator = endpoint<
  typeof contract.CalculatorQuestion,
  typeof contract.CalculatorAnswer
>("POST", "/api/calculators/{id}");
