/** Five people who never lived, with what they take. */
export type Chart = {
  readonly id: string;
  readonly name: string;
  readonly birthDate: string;
  readonly gender: "female" | "male";
  readonly takes: readonly string[];
  /** mg/dL */
  readonly creatinine?: number;
  /** kg */
  readonly weight?: number;
};

export const CHARTS: readonly Chart[] = [
  {
    id: "alder",
    name: "Ada Alder",
    birthDate: "1948-03-02",
    gender: "female",
    takes: ["warfarin sodium 5 MG Oral Tablet", "lisinopril 10 MG Oral Tablet"],
    creatinine: 1.1,
    weight: 62,
  },
  {
    id: "birch",
    name: "Ben Birch",
    birthDate: "1961-11-20",
    gender: "male",
    takes: ["simvastatin 40 MG Oral Tablet", "amlodipine 5 MG Oral Tablet"],
  },
  {
    id: "cedar",
    name: "Cleo Cedar",
    birthDate: "1939-07-14",
    gender: "female",
    takes: ["dabigatran etexilate 150 MG Oral Capsule", "metoprolol succinate 50 MG"],
    creatinine: 2.1,
    weight: 60,
  },
  {
    id: "dogwood",
    name: "Dan Dogwood",
    birthDate: "1990-01-30",
    gender: "male",
    takes: ["sertraline 100 MG Oral Tablet", "an herbal tea from a market"],
  },
  {
    id: "elm",
    name: "Eve Elm",
    birthDate: "1975-05",
    gender: "female",
    takes: [],
  },
];
