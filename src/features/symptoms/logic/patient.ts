import { AGE_BANDS, type Course } from "../symptoms.terms.ts";

/** Who is being considered. Age in years, a week is 1/52; sex decides anatomy and frequency. */
export type Patient = { readonly age: number; readonly sex: "male" | "female" };

/** The index of the band of age, 0 (newborn) to 9 (80 and older). */
export function ageBand(age: number): number {
  let band = 0;
  AGE_BANDS.forEach(({ from }, index) => {
    if (age >= from) band = index;
  });
  return band;
}

/** The time course that a duration in days speaks for, with how far it overlaps its neighbours. */
export function coursesOf(days: number): Partial<Record<Course, number>> {
  if (days <= 0.5) return { hyperacute: 1, acute: 0.6, recurrent: 0.4 };
  if (days <= 2) return { hyperacute: 0.5, acute: 1, recurrent: 0.4 };
  if (days <= 8) return { acute: 1, subacute: 0.35, recurrent: 0.35 };
  if (days <= 16) return { acute: 0.5, subacute: 1, recurrent: 0.4 };
  if (days <= 45) return { subacute: 1, chronic: 0.4, recurrent: 0.5 };
  if (days <= 100) return { subacute: 0.5, chronic: 1, recurrent: 0.7 };
  return { chronic: 1, recurrent: 0.8, subacute: 0.15 };
}
