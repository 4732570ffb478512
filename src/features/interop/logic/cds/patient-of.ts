/** What of the patient may change a finding, as the chart has it; whatever is old or unclear is left out. */
import type { MedicationCheck, OrderCheck } from "../../interop.ports.ts";
import { cockcroftGault } from "#/kernel/creatinine-clearance.ts";
import { quantity } from "#/kernel/quantity.ts";
import type { Entry, Resource } from "../../interop.contract.ts";

const LOINC = "http://loinc.org";
const DAY = 86_400_000;
const YEAR = 365.2425 * DAY;

/** An adult's formula. */
const ADULT = 18;
const MOST_AGE = 130;

type Measured = {
  readonly code: string;
  readonly days: number;
  /** Factors to the unit that is reckoned with, by UCUM code. */
  readonly units: Readonly<Record<string, number>>;
  readonly least: number;
  readonly most: number;
};

const CREATININE: Measured = {
  code: "2160-0",
  days: 90,
  units: { "mg/dL": 1, "umol/L": 1 / 88.4 },
  least: 0.1,
  most: 25,
};
const WEIGHT: Measured = {
  code: "29463-7",
  days: 180,
  units: { kg: 1, g: 0.001, "[lb_av]": 0.45359237 },
  least: 20,
  most: 400,
};

const HEIGHT: Measured = {
  code: "8302-2",
  days: 3650,
  units: { cm: 1, m: 100, "[in_i]": 2.54 },
  least: 20,
  most: 260,
};

const PREGNANCY = "82810-3";
const PREGNANCY_DAYS = 90;
/** "Pregnant" among the answers of LOINC 82810-3; charts that code it otherwise spell it out. */
const PREGNANT = new Set(["la15173-0", "pregnant"]);

type Context = NonNullable<MedicationCheck["context"]>;

/** @param now in milliseconds */
export function patientOf(entries: readonly Entry[], now: number): Context {
  const resources = entries.map(({ resource }) => resource);
  const patient = resources.find(({ resourceType }) => resourceType === "Patient");
  const age = patient && ageOf(patient, now);
  const sex = SEXES.find((each) => each === patient?.gender);
  const clearance =
    age === undefined || sex === undefined || age < ADULT
      ? undefined
      : clearanceOf(age, sex, resources, now);
  return {
    ...(age !== undefined && { age }),
    ...(sex && { sex }),
    ...(clearance !== undefined && { creatinineClearance: clearance }),
    ...(isPregnant(resources, now) && { pregnant: true }),
  };
}

/** What a dose is worked out from; the weight of a child counts for less long. */
export function dosedPatientOf(
  entries: readonly Entry[],
  now: number,
): Partial<OrderCheck["patient"]> {
  const resources = entries.map(({ resource }) => resource);
  const patient = resources.find(({ resourceType }) => resourceType === "Patient");
  const born = Date.parse(patient?.birthDate ?? "");
  const years = (now - born) / YEAR;
  const isAge = years >= 0 && years <= 120;
  const isChild = isAge && years < ADULT;
  const weight = latestOf(isChild ? { ...WEIGHT, days: 60, least: 0.4 } : WEIGHT, resources, now);
  const sex = SEXES.find((each) => each === patient?.gender);
  const heightCm = latestOf(isChild ? { ...HEIGHT, days: 180 } : HEIGHT, resources, now);
  const serumCreatinine = latestOf(CREATININE, resources, now);
  return {
    ...(isAge && { ageYears: years }),
    ...(weight !== undefined && { weightKg: weight }),
    ...(sex && { sex }),
    ...(heightCm !== undefined && { heightCm }),
    ...(serumCreatinine !== undefined && { serumCreatinine }),
    ...(isPregnant(resources, now) && { pregnant: true }),
  };
}

const SEXES = ["female", "male"] as const;

/** In whole years; of a birth date without a day, the age that is certain. */
function ageOf({ birthDate = "" }: Resource, now: number): number | undefined {
  const [, year = "", month = "12", day = "28"] =
    /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(birthDate) ?? [];
  const born = Date.parse(`${year}-${month}-${day}`);
  const age = Math.floor((now - born) / YEAR);
  return age >= 0 && age <= MOST_AGE ? age : undefined;
}

function clearanceOf(
  age: number,
  sex: "female" | "male",
  resources: readonly Resource[],
  now: number,
): number | undefined {
  const creatinine = latestOf(CREATININE, resources, now);
  const weight = latestOf(WEIGHT, resources, now);
  if (creatinine === undefined || weight === undefined) return undefined;
  const reckoned = cockcroftGault(quantity(age), quantity(weight), quantity(creatinine), sex);
  return reckoned <= 300 ? reckoned : undefined;
}

function latestOf(
  { code, days, units, least, most }: Measured,
  resources: readonly Resource[],
  now: number,
): number | undefined {
  const [latest] = observationsOf(code, days, resources, now);
  const { value, code: unit = "" } = latest?.valueQuantity ?? { value: Number.NaN };
  const measured = value * (Object.hasOwn(units, unit) ? (units[unit] ?? Number.NaN) : Number.NaN);
  return measured >= least && measured <= most ? measured : undefined;
}

const ENTERED_IN_ERROR = new Set(["entered-in-error", "cancelled"]);

const at = ({ effectiveDateTime = "" }: Resource): number => Date.parse(effectiveDateTime);

/** The latest first, none older than so many days and none of days to come. */
function observationsOf(
  code: string,
  days: number,
  resources: readonly Resource[],
  now: number,
): Resource[] {
  return resources
    .filter(
      (resource) =>
        resource.resourceType === "Observation" &&
        !ENTERED_IN_ERROR.has(resource.status ?? "") &&
        resource.code?.coding.some((each) => each.system === LOINC && each.code === code) &&
        now - at(resource) <= days * DAY &&
        at(resource) <= now + DAY,
    )
    .toSorted((a, b) => at(b) - at(a));
}

function isPregnant(resources: readonly Resource[], now: number): boolean {
  const [latest] = observationsOf(PREGNANCY, PREGNANCY_DAYS, resources, now);
  const { text, coding = [] } = latest?.valueCodeableConcept ?? {};
  const said = [text, ...coding.flatMap(({ code, display }) => [code, display])];
  return said.some((each = "") => PREGNANT.has(each.toLowerCase()));
}
