import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SymptomInquiry } from "../symptoms.contract.ts";
import { analyzeWith } from "./analyze.ts";
import { evidenceOf } from "./evidence.ts";
import { FINDINGS } from "./packed/finding-table.ts";
import { FEW } from "./fixture.testing.ts";
import { MODELS, modelOf } from "./model.ts";
import type { Patient } from "./patient.ts";
import { score } from "./scoring.ts";

const few = FEW.map(modelOf);
const all = [...few, ...MODELS];
/** Enough of all conditions for whole analyses. */
const some = [...few, ...MODELS.filter((_, place) => place % 10 === 0)];
const IDS = FINDINGS.map(({ id }) => id);

const ask = (parts: Partial<SymptomInquiry>): SymptomInquiry => ({
  age: 24,
  gender: "female",
  duration: "",
  symptoms: [],
  denied: [],
  additionalInfo: "",
  ...parts,
});

const patients = fc.record({
  age: fc.double({ min: 0, max: 110, noNaN: true }),
  sex: fc.constantFrom("male" as const, "female" as const),
});
const someFindings = fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 12 });

describe("a finding that speaks for a condition", () => {
  test("never lowers it, whatever else is known of it", () => {
    const models = fc.constantFrom(...all);
    fc.assert(
      fc.property(
        models,
        patients,
        someFindings,
        someFindings,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.nat(),
        (model, patient, others, denied, picks, pick) => {
          const links = [...model.links.keys(), ...model.risks.keys()].filter(
            (id) => !denied.includes(id),
          );
          const ofIt = (place: number): string[] => links.slice(place % links.length).slice(0, 1);
          const stated = [...others, ...picks.flatMap(ofIt)];
          const [finding] = ofIt(pick);
          if (finding === undefined || (model.risks.get(finding) ?? 1) < 0) return;
          if (model.condition.excludedBy?.includes(finding)) return;
          const before = score(model, evidenceOf(stated, denied), patient, undefined).total;
          const after = score(
            model,
            evidenceOf([...stated, finding], denied),
            patient,
            undefined,
          ).total;
          expect(after).toBeGreaterThanOrEqual(before - 1e-9);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe("a denied finding", () => {
  test("never raises a condition that has it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        patients,
        someFindings,
        fc.nat(),
        (model, patient, stated, pick) => {
          const links = [...model.links.keys()].filter(
            (id) => !evidenceOf(stated, []).present.has(id),
          );
          const finding = links[pick % Math.max(1, links.length)];
          if (finding === undefined) return;
          const before = score(model, evidenceOf(stated, []), patient, undefined).total;
          const after = score(model, evidenceOf(stated, [finding]), patient, undefined).total;
          expect(after).toBeLessThanOrEqual(before + 1e-9);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("is not the same as one that nobody asked for", () => {
    const [appendix] = few;
    if (appendix === undefined) throw new Error("no fixture");
    const patient: Patient = { age: 20, sex: "male" };
    const total = (denied: string[]) =>
      score(appendix, evidenceOf(["nausea"], denied), patient, undefined).total;
    expect(total(["abdominal-pain"])).toBeLessThan(total([]) - 1);
  });
});

describe("the order of findings", () => {
  test("changes nothing", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(IDS, { minLength: 1, maxLength: 12 }),
        patients,
        fc.nat(),
        (symptoms, { age, sex }, turn) => {
          const turned = [
            ...symptoms.slice(turn % symptoms.length),
            ...symptoms.slice(0, turn % symptoms.length),
          ].toReversed();
          const answer = (order: string[]) =>
            analyzeWith(some, ask({ age, gender: sex, symptoms: order }));
          expect(answer(turned)).toEqual(answer(symptoms));
        },
      ),
      { numRuns: 40 },
    );
  });
});

const listed = (parts: Partial<SymptomInquiry>): string[] =>
  analyzeWith(few, ask(parts))
    .conditions.slice(0, 2)
    .map(({ id }) => id);

describe("what cannot be", () => {
  test("is not listed: the other sex's organs, what was removed, what is excluded", () => {
    const pains = ["abdominal-pain-lower", "vomiting", "syncope"];
    expect(listed({ gender: "male", symptoms: pains })).not.toContain("tube-pregnancy");
    expect(listed({ gender: "female", symptoms: pains })).not.toContain("testis-twist");
    expect(listed({ symptoms: [...pains, "hcg-positive"] })[0]).toBe("tube-pregnancy");
    expect(listed({ symptoms: [...pains, "vaginal-bleeding", "hcg-negative"] })[0]).not.toBe(
      "tube-pregnancy",
    );
    expect(listed({ symptoms: ["abdominal-pain-rlq", "hx-appendectomy"] })[0]).not.toBe("appendix");
  });
});

describe("any inquiry", () => {
  test("is answered, with no more than twenty conditions, each explained", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...IDS), fc.string({ maxLength: 20 })), {
          maxLength: 8,
        }),
        fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
        patients,
        fc.string({ unit: "binary", maxLength: 80 }),
        fc.string({ unit: "binary", maxLength: 40 }),
        (symptoms, denied, { age, sex }, additionalInfo, duration) => {
          const { conditions } = analyzeWith(some, {
            age,
            gender: sex,
            symptoms,
            denied,
            additionalInfo,
            duration,
          });
          expect(conditions.length).toBeLessThanOrEqual(20);
          for (const { findingsFor } of conditions) expect(findingsFor.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("with nothing known lists nothing and calls nothing harmless", () => {
    const { conditions, triage } = analyzeWith(all, ask({}));
    expect(conditions).toEqual([]);
    expect(triage).not.toBe("self-care");
  });
});

test("a textbook case stands first, with what speaks for it, what is missing and what to ask", () => {
  const inquiry = ask({
    age: 19,
    gender: "male",
    additionalInfo:
      "Pain began around the navel yesterday and moved to the right lower quadrant. Nausea, no appetite, no diarrhea. T 38.1 C.",
  });
  const answer = analyzeWith(few, inquiry);
  const [first] = answer.conditions;
  expect(first?.id).toBe("appendix");
  expect(first?.findingsFor).toContain("Pain that moved from navel to right lower quadrant");
  expect(first?.missing).toContain("High white cell count");
  expect(answer.mustNotMiss.map(({ id }) => id)).toContain("appendix");
  expect(answer.triage).toBe("emergency");
  expect(analyzeWith(some, inquiry).questions.length).toBeGreaterThan(0);
});

test("must not miss names no poisoning that nobody told of, and nothing for one complaint among several", () => {
  const { conditions, mustNotMiss } = analyzeWith(
    MODELS,
    ask({
      age: 30,
      gender: "female",
      additionalInfo:
        "Vomiting and watery diarrhea since last night with cramps, low fever. Her children had it two days ago.",
    }),
  );
  const overdoses = mustNotMiss.filter(({ id }) => id.endsWith("-overdose"));
  expect(overdoses).toEqual([]);
  expect(mustNotMiss.filter(({ findingsFor }) => findingsFor.length < 2)).toEqual([]);
  expect(conditions.length).toBeGreaterThanOrEqual(3);
});

test("must not miss keeps a complication of pregnancy open where nobody spoke of pregnancy", () => {
  const { mustNotMiss } = analyzeWith(
    MODELS,
    ask({
      age: 27,
      gender: "female",
      additionalInfo:
        "Sudden severe pain low in the belly on one side since this morning, spotting from the vagina, light-headed.",
    }),
  );
  expect(mustNotMiss.map(({ id }) => id)).toContain("ectopic-pregnancy");
});

test("who denies what is there denies none of its kinds", () => {
  const { absent } = evidenceOf(["headache-bandlike"], ["headache"]);
  expect([...absent]).toEqual([]);
  expect(evidenceOf([], ["headache"]).absent.has("headache-occipital")).toBe(true);
});
