import * as v from "valibot";
import { expect, test } from "vitest";
import { CALCULATORS } from "#knowledge/calculators.js";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { CalculatorAnswer, CalculatorList } from "../calculators.contract.ts";
import { calculatorRoutes } from "./calculators.routes.ts";

const WOMAN = {
  age: { value: 60 },
  sex: { value: "female" },
  weight: { value: 154.32, unit: "lb" },
  creatinine: { value: 88.4, unit: "umol/L" },
};

// It has no table: one kind of database is as good as the other.
describeEachDatabase(
  "the calculators over HTTP",
  (database) => {
    const ask = (method: string, path: string, body?: unknown) =>
      createApiClient(database(), calculatorRoutes(), { limiter: createLimiter({ off: true }) })(
        method,
        path,
        body === undefined ? {} : { body },
      );
    const workOut = (id: string, inputs: unknown) =>
      ask("POST", `/api/calculators/${id}`, { inputs });

    test("GET /api/calculators tells what each takes", async () => {
      const { status, body } = await ask("GET", "/api/calculators");
      const { calculators } = v.parse(CalculatorList, body);
      expect(status).toBe(200);
      expect(calculators).toHaveLength(CALCULATORS.length);
      const clearance = calculators.find(({ id }) => id === "creatinine-clearance");
      expect(clearance?.inputs.find(({ id }) => id === "weight")).toEqual({
        id: "weight",
        label: "Weight",
        unit: "kg",
        units: ["kg", "lb", "g"],
        choices: null,
        range: [20, 400],
        optional: false,
      });
      expect(clearance?.inputs.find(({ id }) => id === "sex")?.choices).toEqual([
        { id: "female", label: "Female" },
        { id: "male", label: "Male" },
      ]);
    });

    test("POST /api/calculators/{id} answers with the value, its sum, its source and its limits", async () => {
      const { status, body } = await workOut("creatinine-clearance", WOMAN);
      expect(status).toBe(200);
      const answer = v.parse(CalculatorAnswer, body);
      expect(answer.value).toBeCloseTo((80 * 154.32 * 0.45359237 * 0.85) / 72, 6);
      expect(answer.unit).toBe("mL/min");
      expect(answer.sum.at(-1)).toMatch(/= 66\.1 mL\/min$/);
      expect(answer.source).toMatch(/Cockcroft DW, Gault MH/);
      expect(answer.notes.join(" ")).toMatch(/Not for: Acute kidney injury/);
      expect(answer.values?.map(({ id }) => id)).toEqual(["actual_weight"]);
    });

    test("a score answers with its band", async () => {
      const { body } = await workOut("qsofa", {
        respiratory_rate: { value: 24 },
        systolic: { value: 95 },
        mentation: { value: true },
      });
      expect(body).toMatchObject({ value: 3, unit: "points", band: "Positive" });
      expect(body).not.toHaveProperty("values");
    });

    test("every missing input is named, with what is allowed", async () => {
      const { status, body } = await workOut("qsofa", { systolic: { value: 95 } });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: "invalid-input",
        fields: [
          {
            field: "inputs.respiratory_rate",
            message: "Respiratory rate is required: a number from 2 to 80 /min",
          },
          { field: "inputs.mentation", message: expect.stringMatching(/one of "no", "yes"$/) },
        ],
      });
    });

    test.each([
      ["inputs.weight", { ...WOMAN, weight: { value: 5 } }, /from 20 to 400 kg/],
      [
        "inputs.weight",
        { ...WOMAN, weight: { value: 40, unit: "lb" } },
        /from 44\.0925 to 881\.849 lb/,
      ],
      ["inputs.weight", { ...WOMAN, weight: { value: 70, unit: "stone" } }, /"kg", "lb", "g"/],
      ["inputs.weight", { ...WOMAN, weight: { value: "70" } }, /a number from/],
      ["inputs.weight", { ...WOMAN, weight: 70 }, /an object/],
      ["inputs.weight", { ...WOMAN, weight: null }, /an object/],
      ["inputs.weight.value", { ...WOMAN, weight: { value: [70] } }, /Must be a number/],
      ["inputs.weight.unit", { ...WOMAN, weight: { value: 70, unit: 5 } }, /name of a unit/],
      ["inputs.creatinine", { ...WOMAN, creatinine: { value: 88 } }, /As micromol\/L 88 would fit/],
      ["inputs.weight.value", { ...WOMAN, weight: { value: null } }, /Must be a number/],
      ["inputs.sex", { ...WOMAN, sex: { value: "other" } }, /one of "female", "male"/],
      ["inputs.race", { ...WOMAN, race: { value: "x" } }, /no such input/],
      ["inputs", "none", /object/],
    ])("refuses a wrong %s and says what is allowed", async (field, inputs, message) => {
      const { status, body } = await workOut("creatinine-clearance", inputs);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: "invalid-input",
        fields: [{ field, message: expect.stringMatching(message) }],
      });
    });

    test.each(["no-such", "__proto__", "constructor"])("%s is not found", async (id) => {
      expect((await workOut(id, {})).status).toBe(404);
    });
  },
  { emptied: "never", only: "embedded" },
);
