import type { RedFlag } from "../red-flag.ts";
import type { Evidence } from "./evidence.ts";
import type { Patient } from "./patient.ts";
import { RED_FLAGS } from "./packed/red-flag-table.ts";

/** True where every entry of the rule holds for what was stated (never for what was left out). */
export function raised(
  flag: RedFlag,
  { present }: Pick<Evidence, "present">,
  { age }: Pick<Patient, "age">,
): boolean {
  const inAge = flag.ages === undefined || (age >= flag.ages[0] && age < flag.ages[1]);
  return (
    inAge &&
    flag.all.every((entry) => entry.split("|").some((finding) => present.has(finding))) &&
    !flag.none?.some((finding) => present.has(finding))
  );
}

/** The red flags of what was stated, emergencies first. */
export function redFlagsOf(evidence: Evidence, patient: Patient): RedFlag[] {
  const flags = RED_FLAGS.filter((flag) => raised(flag, evidence, patient));
  return [
    ...flags.filter(({ floor }) => floor === "emergency"),
    ...flags.filter(({ floor }) => floor === "same-day"),
  ];
}
