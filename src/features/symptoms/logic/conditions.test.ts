import { expect, test } from "vitest";
import { SYSTEMS } from "../symptoms.terms.ts";
import { FINDINGS_BY_SYSTEM } from "#knowledge/symptoms/findings.js";
import { CONDITIONS } from "#knowledge/symptoms/conditions.js";
import { loadProse } from "./prose.ts";

const findings = new Map(
  FINDINGS_BY_SYSTEM.flatMap(([, listed]) => listed).map((finding) => [finding.id, finding]),
);
const prose = new Map(
  (await Promise.all(SYSTEMS.map(loadProse))).flat().map((entry) => [entry.id, entry]),
);
/** The ids of those for which the rule does not hold: an empty list, or a message that names them. */
const breaking = (holds: (condition: (typeof CONDITIONS)[number]) => boolean): string[] =>
  CONDITIONS.filter((condition) => !holds(condition)).map(({ id }) => id);

test("at least 400 conditions are known, each under a name of its own", () => {
  expect(CONDITIONS.length).toBeGreaterThanOrEqual(400);
  const names = CONDITIONS.map(({ name }) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** One key for spellings of one name: accents, possessives, British spelling, hyphens, plurals, order of the words. */
const spelling = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|'s?\b/gu, "")
    .replace(/ae(?=[mcs])|oe(?=[dsm])/g, "e")
    .replace(/our\b/g, "or")
    .replace(/[^a-z0-9]+/g, " ")
    .split(" ")
    .filter((word) => !["of", "the"].includes(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
    .toSorted()
    .join(" ");

test("no condition is called the same twice in another spelling", () => {
  const twice = CONDITIONS.flatMap(({ name, synonyms }) => {
    const spelled = [name, ...synonyms].map(spelling);
    return synonyms.filter((_, index) => spelled.indexOf(spelled[index + 1] ?? "") <= index);
  });
  expect(twice).toEqual([]);
  expect(spelling("Behçet's diseases")).toBe(spelling("Behcet disease"));
});

/** Spelled as outside the United States. */
const BRITISH =
  /aemi[ac]|\boe|haem|paed|anaesth|rrhoea|foet|coeli|bilis[ei]|\bcentre|tumour|viour|fibre|oeuvre|sellin|aciclo|physiother/i;
/** Titles and Latin names keep their spelling. */
const PROPER = /Canadian Paediatric|Orthopaedics?|parahaemolyticus/g;

test("what is read of a condition is spelled as in the United States", () => {
  const read = CONDITIONS.flatMap(({ id, name, synonyms }) => {
    const { nextSteps = [], redFlags = [], excludedBy = "", source = "" } = prose.get(id) ?? {};
    return [name, ...synonyms, ...nextSteps, ...redFlags, excludedBy, source];
  });
  expect(read.filter((text) => BRITISH.test(text.replace(PROPER, "")))).toEqual([]);
  expect(["manoeuvre", "counselling", "ischaemic"].every((word) => BRITISH.test(word))).toBe(true);
});

test("every dangerous condition says what would exclude it, and is urgent, or routine by a named document", () => {
  expect(breaking(({ id, dangerous }) => !dangerous || !!prose.get(id)?.excludedBy)).toEqual([]);
  expect(
    breaking(
      ({ id, dangerous, urgency }) =>
        !dangerous ||
        urgency === "emergency" ||
        urgency === "same-day" ||
        (urgency === "routine" && prose.get(id)?.source.includes("rgency by ") === true),
    ),
  ).toEqual([]);
});

test("every condition says what to do next and where that comes from", () => {
  expect(
    breaking(({ id }) => {
      const entry = prose.get(id);
      return !!entry && entry.nextSteps.length > 0 && entry.source.length > 10;
    }),
  ).toEqual([]);
});

test("what may wait or be treated at home says nothing dangerous", () => {
  expect(breaking(({ urgency, dangerous }) => urgency !== "self-care" || !dangerous)).toEqual([]);
});

test("no condition of one sex links a finding of the other", () => {
  expect(
    breaking(({ female, findings: links, risks, cardinal }) => {
      if (female !== 0 && female !== 1) return true;
      const other = female === 0 ? "female" : "male";
      return [
        ...links.map(([id]) => id),
        ...(risks ?? []).map(([id]) => id),
        ...cardinal.flatMap((group) => group.split("|")),
      ].every((id) => findings.get(id)?.sex !== other);
    }),
  ).toEqual([]);
});

test("every condition can occur at some age", () => {
  expect(breaking(({ ages }) => /[34]/.test(ages))).toEqual([]);
});

test("risk factors raise, what speaks against lowers, and neither repeats a linked finding", () => {
  expect(breaking(({ risks }) => (risks ?? []).every(([, ratio]) => ratio > 1))).toEqual([]);
  expect(breaking(({ against }) => (against ?? []).every(([, ratio]) => ratio < 1))).toEqual([]);
  expect(
    breaking(({ findings: links, against, risks }) => {
      const linked = new Set(links.map(([id]) => id));
      return [...(against ?? []), ...(risks ?? [])].every(([id]) => !linked.has(id));
    }),
  ).toEqual([]);
});

test("every condition has a cardinal finding that many of its patients have", () => {
  expect(
    breaking(({ findings: links, cardinal }) => {
      const share = new Map(links.map(([id, sensitivity]) => [id, sensitivity]));
      return (
        cardinal.length > 0 &&
        cardinal.every((group) => group.split("|").some((id) => (share.get(id) ?? 0) >= 0.3))
      );
    }),
  ).toEqual([]);
});
