import { expect, test } from "vitest";
import type { When } from "../rule.ts";
import { inContext } from "./context.ts";
import type { Part, PatientContext } from "./entries/item.ts";
import { HEADS } from "./rules/rule-index.ts";

const part = (ingredient: string, more: Partial<Part> = {}): Part => ({
  ingredient,
  routes: ["oral"],
  reachesBlood: true,
  ...more,
});
const [HEAD] = HEADS;

/** Whether a change under this condition is made for this patient and these two drugs. */
function changes(when: When, context: PatientContext, one = part("a"), other = part("b")): boolean {
  if (HEAD === undefined) throw new Error("there are no rules");
  const head = { ...HEAD, severity: "minor", changes: [{ when, to: "major", says: "" }] } as const;
  return inContext(head, context, one, other).severity === "major";
}

test.each<[When, PatientContext, boolean]>([
  [{ clearanceBelow: 30 }, { creatinineClearance: 29.9 }, true],
  [{ clearanceBelow: 30 }, { creatinineClearance: 30 }, false],
  [{ clearanceFrom: 30 }, { creatinineClearance: 29.9 }, false],
  [{ clearanceFrom: 30 }, { creatinineClearance: 30 }, true],
  [{ ageBelow: 18 }, { age: 17.9 }, true],
  [{ ageBelow: 18 }, { age: 18 }, false],
  [{ ageFrom: 65 }, { age: 64.9 }, false],
  [{ ageFrom: 65 }, { age: 65 }, true],
  [{ sex: "female" }, { sex: "female" }, true],
  [{ sex: "female" }, { sex: "male" }, false],
  [{ pregnant: true }, { pregnant: true }, true],
  [{ pregnant: true }, { pregnant: false }, false],
  [{ qtRisk: true }, { qtRisk: true }, true],
  [{ qtRisk: true }, { qtRisk: false }, false],
  [{ ageFrom: 65, clearanceBelow: 30 }, { age: 65, creatinineClearance: 30 }, false],
])("%j of a patient with %j: %s", (when, context, holds) => {
  expect(changes(when, context)).toBe(holds);
});

test("what is not known of a patient changes nothing", () => {
  const conditions: When[] = [
    { clearanceBelow: 30 },
    { clearanceFrom: 30 },
    { ageBelow: 18 },
    { ageFrom: 65 },
    { sex: "female" },
    { pregnant: true },
    { qtRisk: true },
    { drug: { id: "a", over: 20 } },
    { drug: { id: "a", upTo: 20 } },
    { drug: { id: "a", once: true } },
  ];
  for (const when of conditions) expect(changes(when, {})).toBe(false);
});

test.each([
  [{ over: 20 }, 20, false],
  [{ over: 20 }, 20.1, true],
  [{ upTo: 20 }, 20, true],
  [{ upTo: 20 }, 20.1, false],
])("a dose a day of %j at %d mg: %s", (given, dailyMg, holds) => {
  const dosed = part("a", { dailyMg });
  expect(changes({ drug: { id: "a", ...given } }, {}, dosed)).toBe(holds);
  expect(changes({ drug: { id: "a", ...given } }, {}, part("b"), dosed)).toBe(holds);
  expect(changes({ drug: { id: "c", ...given } }, {}, dosed)).toBe(false);
});

test("a drug may count only beside certain others, and only where it is taken once", () => {
  const beside = { drug: { id: "a", with: "b c" } };
  expect(changes(beside, {})).toBe(true);
  expect(changes(beside, {}, part("a"), part("d"))).toBe(false);
  const once = { drug: { id: "a", once: true } } as const;
  expect(changes(once, {}, part("a", { singleDose: true }))).toBe(true);
  expect(changes(once, {}, part("a", { singleDose: false }))).toBe(false);
});
