import { describe, expect, test } from "vitest";
import { ALLERGIES, CONDITIONS } from "#knowledge/interactions/patients.js";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import type { PatientFactor } from "../../patient-factor.ts";
import { readEntry } from "../entries/read-entry.ts";
import { expandSide } from "../rules/groups.ts";
import { checkPatient, type PatientChart } from "./check-patient.ts";

const check = (drugs: readonly string[], chart: PatientChart) =>
  checkPatient(
    drugs.map((drug) => readEntry(drug).item),
    chart,
  );

/** "penicillins major": group and severity of the finding of the first drug. */
const verdict = (drug: string, chart: PatientChart): string => {
  const [found] = check([drug], chart).findings;
  if (found === undefined) return "nothing";
  return `${found.group} ${found.contraindicated ? "contraindicated" : found.severity}`;
};

describe("allergies and conditions on record", () => {
  const all: readonly PatientFactor[] = [...ALLERGIES, ...CONDITIONS];

  test("name only drugs of the vocabulary, and enough of both kinds", () => {
    const named = all.flatMap(({ to, concerns }) => [
      ...expandSide(to),
      ...concerns.flatMap(({ drugs }) => expandSide(drugs)),
    ]);
    expect([...new Set(named)].filter((id) => substanceOf(id) === undefined)).toEqual([]);
    expect(ALLERGIES.length).toBeGreaterThanOrEqual(25);
    expect(CONDITIONS.length).toBeGreaterThanOrEqual(14);
  });

  test("are each reached by their name and by every word, and have ids of their own", () => {
    const lost = [
      ...ALLERGIES.flatMap(({ name, words }) =>
        [name, ...words].filter(
          (word) => check([], { allergies: [word] }).read[0]?.readAs.includes(name) !== true,
        ),
      ),
      ...CONDITIONS.flatMap(({ name, words }) =>
        [name, ...words].filter(
          (word) => check([], { conditions: [word] }).read[0]?.readAs.includes(name) !== true,
        ),
      ),
    ];
    expect(lost).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test("judge each of their drugs at least as gravely as they say", () => {
    for (const { name, concerns } of CONDITIONS) {
      const [first] = concerns;
      const [drug] = expandSide(first?.drugs ?? "");
      const known = substanceOf(drug ?? "")?.name ?? "";
      expect(verdict(known, { conditions: [name] }), `${name}: ${known}`).not.toBe("nothing");
    }
  });
});

describe("an allergy", () => {
  test("to a drug forbids it, by brand, salt and combination, and on the skin too", () => {
    const chart = { allergies: ["Bactrim"] };
    expect(verdict("sulfamethoxazole-trimethoprim DS", chart)).toBe("same-drug contraindicated");
    expect(verdict("trimethoprim 100 mg", chart)).toBe("same-drug contraindicated");
    expect(verdict("bacitracin ointment", { allergies: ["bacitracin"] })).toContain("same-drug");
  });

  test("reaches relatives by core and by side chain", () => {
    expect(verdict("amoxicillin", { allergies: ["penicillin"] })).toBe(
      "penicillins contraindicated",
    );
    expect(verdict("cefazolin", { allergies: ["penicillin"] })).toBe("penicillins minor");
    expect(verdict("cephalexin", { allergies: ["amoxicillin"] })).toBe(
      "aminopenicillin-side-chain major",
    );
    expect(verdict("ceftriaxone", { allergies: ["amoxicillin"] })).toBe("penicillins minor");
    expect(verdict("aztreonam", { allergies: ["ceftazidime"] })).toBe(
      "ceftazidime-side-chain major",
    );
    expect(verdict("aztreonam", { allergies: ["penicillin"] })).toBe("nothing");
  });

  test("tells what is taken for related and is not", () => {
    expect(verdict("furosemide", { allergies: ["sulfa"] })).toBe(
      "sulfonamide-antibacterials minor",
    );
    expect(verdict("iohexol", { allergies: ["shellfish"] })).toBe("iodine-not-contrast minor");
    expect(verdict("influenza vaccine", { allergies: ["eggs"] })).toBe("egg minor");
  });

  test("is read as charts write it", () => {
    const { read } = check([], {
      allergies: ["Allergy to Penicillin (hives)", "NSAIDs.", "penicilin V", "zzyzx"],
    });
    expect(read.map(({ status }) => status)).toEqual(["known", "known", "known", "unknown"]);
  });
});

describe("a condition", () => {
  test("is found in a problem list's own words, and not where it is denied", () => {
    expect(verdict("metformin", { conditions: ["Chronic kidney disease, stage 4"] })).toBe(
      "kidney-disease contraindicated",
    );
    const { read } = check([], {
      conditions: ["no asthma", "family history of glaucoma"],
    });
    expect(read.map(({ status }) => status)).toEqual(["unknown", "unknown"]);
  });

  test("follows from pregnancy and from a low clearance, once", () => {
    expect(verdict("isotretinoin", { pregnant: true })).toBe("pregnancy contraindicated");
    expect(verdict("metformin", { creatinineClearance: 20 })).toBe(
      "kidney-disease contraindicated",
    );
    expect(verdict("metformin", { creatinineClearance: 30 })).toBe("nothing");
    expect(
      check(["lisinopril"], { pregnant: true, conditions: ["pregnant"] }).findings,
    ).toHaveLength(1);
  });

  test("takes eye drops of a beta blocker for what they are in asthma, and a cream for nothing", () => {
    expect(verdict("timolol eye drops", { conditions: ["asthma"] })).toBe("asthma contraindicated");
    expect(verdict("diclofenac gel", { conditions: ["heart failure"] })).toBe("nothing");
  });

  test("puts the gravest first and names the place of the drug", () => {
    const { findings } = check(["pregabalin", "ibuprofen", "dronedarone"], {
      conditions: ["CHF"],
    });
    expect(findings.map(({ place }) => place)).toEqual([2, 1, 0]);
  });
});
