import { expect, test } from "vitest";
import { compare, difference, exact, sum, toNumber } from "#/kernel/exact.ts";
import type { Answer } from "../answer.ts";
import { bandText, domainText } from "../record/band-text.ts";
import { type Cut, type Stretch, holds, readBand } from "../choosing/band.ts";
import { calculate } from "../calculate.ts";
import { regionOf } from "../choosing/choose.ts";
import { routesOf } from "../choosing/find.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { DAYS_IN_YEAR, type Question } from "../patient/patient.ts";
import { patientTypeAt } from "../patient/patient-type.testing.ts";
import { medianWeight } from "../patient/plausible.ts";
import { limitAmount } from "../steps/amount.ts";
import type { CalculatedMedication, DosingRule, Regimen } from "../record/record.ts";

type Place = {
  readonly medication: CalculatedMedication;
  readonly regimen: Regimen;
  readonly rule: DosingRule;
};
const places: Place[] = FORMULARY.filter(isCalculated).flatMap((medication) =>
  medication.regimens.flatMap((regimen) =>
    regimen.rules.map((rule) => ({ medication, regimen, rule })),
  ),
);

const SLIGHTLY = exact("0.001");

/** The values next to a cut, on its lower and on its upper side. */
function sides({ at, after }: Cut): readonly [below: number, above: number] {
  const [less, more] = [difference(at, SLIGHTLY), sum(at, SLIGHTLY)];
  return after ? [toNumber(at), toNumber(more)] : [toNumber(less), toNumber(at)];
}

/** Points of a stretch at both of its ends, inside it. */
function ends({ from, to }: Stretch, low: number, high: number): number[] {
  return [
    from === undefined ? low : sides(from)[1],
    to === undefined ? Math.max(high, from === undefined ? 0 : sides(from)[1]) : sides(to)[0],
  ];
}

const WELL = { hepatic: "none", sex: "male", creatinineClearance: 100, heightCm: 175 } as const;

/** Patients at the corners of a rule's region, confirmed: the corners need not be likely. */
function corners({ medication, regimen, rule }: Place): Question[] {
  const { age, weight, gestation } = regionOf(rule, regimen);
  return ends(age, 0.5, 80 * DAYS_IN_YEAR).flatMap((days) => {
    const years = days / DAYS_IN_YEAR;
    const usual = medianWeight(Math.min(years, 18));
    const weights = rule.weight === undefined ? [usual] : ends(weight, 0.3, Math.max(usual, 70));
    const gestations = rule.gestation === undefined ? [40] : ends(gestation, 24, 40);
    return weights.flatMap((weightKg) =>
      gestations.map((gestationalWeeks) => ({
        ...WELL,
        patientType: patientTypeAt(years),
        ageYears: years,
        weightKg,
        gestationalWeeks,
        medication: medication.id,
        indication: regimen.for,
        route: routesOf(regimen)[0],
        confirmed: true,
      })),
    );
  });
}

type Answered = { readonly question: Question; readonly answer: Answer };

/** The answers at the corners: several tests look at them. */
const answered = new Map(
  places.map((place): [Place, readonly Answered[]] => [
    place,
    corners(place).map((question) => ({ question, answer: calculate(question, FORMULARY) })),
  ]),
);
const answersOf = (place: Place): readonly Answered[] => answered.get(place) ?? [];

/** What stands in the derivation for a rule that was chosen. */
function nameOf({ medication, regimen, rule }: Place): string {
  const domain = domainText(rule.age ?? regimen.ages, rule.weight, rule.gestation);
  return `Rule: ${medication.name}, ${regimen.for}, ${routesOf(regimen)[0]}, ${domain}`;
}

test("every rule is chosen at all corners of its region", () => {
  const missed = places.flatMap((place) =>
    answersOf(place).flatMap(({ question, answer }) => {
      const barred = answer.status === "contraindicated" && answer.derivation.length === 0;
      return barred || answer.derivation[1] === nameOf(place)
        ? []
        : [
            `${nameOf(place)} at ${question.ageYears} y, ${question.weightKg} kg: ${answer.status} ${answer.derivation[1] ?? answer.warnings[0]}`,
          ];
    }),
  );
  expect(missed).toEqual([]);
});

test("every rule with a dose gives one to somebody", () => {
  const silent = places
    .filter(({ rule }) => "dose" in rule)
    .filter(
      (place) =>
        !answersOf(place).some(
          ({ question, answer }) =>
            answer.status === "dose" ||
            calculate({ ...question, sex: "female" }, FORMULARY).status === "dose" ||
            calculate({ ...question, creatinineClearance: 80 }, FORMULARY).status === "dose",
        ),
    );
  expect(silent.map(nameOf)).toEqual([]);
});

test("just outside of its bands no rule is chosen", () => {
  const chosen = places.flatMap((place) => {
    const { age, weight } = regionOf(place.rule, place.regimen);
    const [corner] = corners(place);
    if (corner === undefined) return [];
    const outside = [
      ...[age.from && sides(age.from)[0], age.to && sides(age.to)[1]]
        .filter((days) => days !== undefined && days >= 0)
        .map((days = 0) => ({
          ...corner,
          ageYears: days / DAYS_IN_YEAR,
          patientType: patientTypeAt(days / DAYS_IN_YEAR),
        })),
      ...[weight.from && sides(weight.from)[0], weight.to && sides(weight.to)[1]]
        .filter((kg) => kg !== undefined && kg > 0)
        .map((weightKg = 1) => ({ ...corner, weightKg })),
    ];
    return outside
      .map((question) => calculate(question, FORMULARY).derivation[1])
      .filter((line) => line === nameOf(place));
  });
  expect(chosen).toEqual([]);
});

test("each renal band holds up to its ends and not beyond them", () => {
  const wrong = places.flatMap((place) => {
    const { rule } = place;
    const [corner] = corners(place);
    return (rule.renal ?? []).flatMap((step) => {
      const band = readBand(step.at);
      const inside = ends(band, 1, 200);
      const outside = [band.from && sides(band.from)[0], band.to && sides(band.to)[1]].filter(
        (value) => value !== undefined && value > 0,
      );
      return [
        ...inside.map((value) => ({ value, want: true })),
        ...outside.map((value) => ({ value, want: false })),
      ].flatMap(({ value = 0, want }) => {
        if (corner === undefined || !holds(readBand("0 up"), exact(value))) return [];
        const answer = calculate({ ...corner, creatinineClearance: value }, FORMULARY);
        const withheld =
          step.noFigure !== undefined && (answer.warnings[0] ?? "").includes(step.noFigure);
        const said =
          withheld ||
          answer.derivation.some((line) => line.includes(`in the band "${bandText(step.at)}"`));
        const barred = answer.status === "contraindicated" && answer.derivation.length === 0;
        return barred || said === want
          ? []
          : [`${nameOf(place)} at ${value}: ${answer.status} ${step.at}`];
      });
    });
  });
  expect(wrong).toEqual([]);
});

test("an absolute cap of a rule is in force for the heaviest patients", () => {
  const broken = places.flatMap((place) => {
    const { rule, regimen } = place;
    const cap = "dose" in rule && rule.cap !== undefined && !/\/(?:kg|m2)/.test(rule.cap);
    if (!cap || rule.cap === undefined) return [];
    const limit = limitAmount(
      rule.cap,
      { patientType: "adult", weightKg: 1, medication: "" },
      undefined,
    );
    const answer = answersOf(place).at(-1)?.answer;
    if (answer?.status !== "dose" || limit === undefined) return [];
    const over = answer.high.unit === limit.unit && compare(answer.high.value, limit.value) > 0;
    return over ? [`${place.medication.id} ${regimen.for}`] : [];
  });
  expect(broken).toEqual([]);
});
