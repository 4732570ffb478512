import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exact, toNumber } from "#/kernel/exact.ts";
import { calculate } from "../calculate.ts";
import { routesOf } from "./find.ts";
import { holding } from "./fitting.ts";
import { FORMULARY, isCalculated } from "./formulary.ts";
import { readPreparation } from "../record/notation.ts";
import { comfortableVolume, inOrder, isSwallowed } from "./preparation-choice.ts";
import type { Preparation } from "../record/record.ts";

const liquids = fc
  .uniqueArray(fc.constantFrom(25, 50, 100, 125, 200, 250, 400, 500), { minLength: 1 })
  .map((strengths) => strengths.map((mg): Preparation => `liquid ${mg} mg/5 mL`))
  .map((forms) => forms.map(readPreparation));
const milligrams = fc.integer({ min: 5, max: 2000 });
const weights = fc.integer({ min: 2, max: 90 });

function ordered(
  mg: number,
  products: Parameters<typeof holding>[1],
  more: { kg: number; weakestFirst: boolean },
) {
  const amount = { value: exact(mg), unit: "mg" as const };
  const comfortable = comfortableVolume(more.kg);
  const fits = holding({ low: amount, high: amount }, products, true);
  return { fits, comfortable, order: inOrder(fits, { ...more, liquidFirst: true, comfortable }) };
}

describe("the choice between liquids", () => {
  test("falls on a volume that is easy to swallow and measure, where there is one", () => {
    fc.assert(
      fc.property(milligrams, liquids, weights, (mg, products, kg) => {
        const { fits, order, comfortable } = ordered(mg, products, { kg, weakestFirst: false });
        const easy = ({ high }: { high: Parameters<typeof toNumber>[0] }) =>
          toNumber(high) >= comfortable.low && toNumber(high) <= comfortable.high;
        expect(order).toHaveLength(fits.length);
        const [first] = order;
        expect(first === undefined || easy(first) || !fits.some(easy)).toBe(true);
      }),
    );
  });

  test("falls on the weakest of a high-alert drug, whatever its volume", () => {
    fc.assert(
      fc.property(milligrams, liquids, weights, (mg, products, kg) => {
        const { fits, order } = ordered(mg, products, { kg, weakestFirst: true });
        const least = Math.min(...fits.map(({ holdsOf }) => toNumber(holdsOf)));
        expect(order.map(({ holdsOf }) => toNumber(holdsOf))[0] ?? least).toBe(least);
      }),
    );
  });

  test.each([
    ["amoxicillin", "Otitis media", 5, 20, /^10 to 11 mL of liquid 400 mg\/5 mL$/],
    ["ibuprofen", "Fever", 3, 14, /mL of liquid 100 mg\/5 mL$/],
  ])("%s for %s, %d years, %d kg", (medication, indication, ageYears, weightKg, measured) => {
    const answer = calculate(
      { patientType: "pediatric", ageYears, weightKg, medication, indication, route: "oral" },
      FORMULARY,
    );
    expect(/\(([^()]*)\)$/.exec(answer.dose ?? "")?.[1]).toMatch(measured);
    expect(answer.notes.join()).toMatch(/from other preparations on record: .* mL of /);
  });
});

const dangerous = FORMULARY.filter(isCalculated).filter(({ highAlert }) => highAlert);

describe("concentrates of high-alert drugs", () => {
  test("are marked: no other liquid to swallow is more than twice as strong as the weakest", () => {
    const unmarked = dangerous.flatMap(({ id, forms = {} }) =>
      Object.values(forms).flatMap((list) => {
        const products = list.map(readPreparation);
        const amount = { value: exact(1000), unit: products[0]?.strength.unit ?? "mg" };
        const fits = holding({ low: amount, high: amount }, products, true)
          .filter((fit) => isSwallowed(fit))
          .map(({ holdsOf, product }) => ({ strength: toNumber(holdsOf), product }));
        const least = Math.min(...fits.map(({ strength }) => strength));
        return fits
          .filter(({ strength, product }) => strength > 2 * least && !product.concentrate)
          .map(({ product }) => `${id}: ${product.text}`);
      }),
    );
    expect(dangerous.length).toBeGreaterThan(60);
    expect(unmarked).toEqual([]);
  });

  const concentrates = FORMULARY.filter(isCalculated).flatMap((medication) =>
    medication.regimens.flatMap((regimen) =>
      routesOf(regimen).flatMap((route) =>
        (medication.forms?.[route] ?? [])
          .filter((form) => form.endsWith(" concentrate"))
          .map((form) => ({ id: medication.id, indication: regimen.for, route, form })),
      ),
    ),
  );

  test.each(concentrates)(
    "$id, $indication: $form only for who asks for it",
    ({ id, indication, route, form }) => {
      const text = readPreparation(form).text;
      for (const [ageYears, weightKg] of [
        [1, 10],
        [8, 25],
        [40, 70],
        [80, 60],
      ] as const) {
        const question = {
          patientType:
            ageYears < 18
              ? ("pediatric" as const)
              : ageYears < 65
                ? ("adult" as const)
                : ("geriatric" as const),
          ageYears,
          weightKg,
          medication: id,
          indication,
          route,
        };
        const unasked = calculate(question, FORMULARY);
        expect(unasked.dose ?? "").not.toContain(text.slice(text.indexOf(" ") + 1));
        const asked = calculate({ ...question, preparation: form }, FORMULARY);
        expect(asked.status === "dose" ? asked.warnings[0] : "Concentrate (").toMatch(
          /^Concentrate \(/,
        );
      }
    },
  );

  test("there are some", () => expect(concentrates.length).toBeGreaterThan(2));
});

test.each([
  "morphine",
  "heparin",
  "midazolam",
  "digoxin",
  "magnesium-sulfate",
  "vecuronium",
  "norepinephrine",
])("%s carries the mark of a high-alert medication, and its answer says so", (medication) => {
  const record = FORMULARY.find(({ id }) => id === medication);
  expect(record).toMatchObject({ highAlert: true });
  const answer = calculate({ patientType: "adult", weightKg: 70, medication }, FORMULARY);
  expect(answer.notes.join()).toContain("High-alert medication");
});
