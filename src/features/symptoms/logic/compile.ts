import { CONDITIONS } from "../data/conditions/all.ts";
import { DENYING } from "../data/scope-words.ts";
import { WORDINGS } from "../data/wordings/all.ts";
import { FINDINGS_BY_SYSTEM } from "../data/vocabulary.ts";
import type { Condition, Finding } from "../symptoms.schema.ts";
import { SYSTEMS, type System } from "../symptoms.terms.ts";
import { digit, digits, indexed, lines, withoutNamed } from "./packing.ts";
import { packPhrases } from "./compile-phrases.ts";
import { packedPhrase, phraseOfName } from "./reading/packed-phrase.ts";

type Listed = Finding & { readonly system: System };

/** Findings, those that most conditions link first: their places are then small numbers. */
function orderedFindings(): Listed[] {
  const uses = new Map<string, number>();
  for (const { findings, risks = [], against = [] } of CONDITIONS) {
    for (const [id] of [...findings, ...risks, ...against]) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const all = FINDINGS_BY_SYSTEM.flatMap(([system, findings]) =>
    findings.map((finding) => ({ ...finding, system })),
  );
  return all.toSorted(
    (one, other) =>
      (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0) || (one.id < other.id ? -1 : 1),
  );
}

const isPlain = (phrase: string): boolean => phrase !== "" && !/^[=&]/.test(phrase);

/** True where the reader finds the inner phrase wherever it finds the outer one: in order, with few words between. */
function within(inner: string, outer: string): boolean {
  const [wanted, given] = [inner.split(" "), outer.split(" ")];
  if (wanted.length >= given.length) return false;
  const denies = wanted.some((key) => DENYING.has(key));
  const slack = wanted.length === 1 || denies ? 0 : wanted.length === 2 ? 1 : 2;
  const reach = wanted.length + slack;
  return given.some((_, from) => {
    let met = 0;
    for (const key of given.slice(from, from + reach)) if (key === wanted[met]) met += 1;
    return met === wanted.length;
  });
}

const sorted = (phrase: string): string => phrase.split(" ").toSorted().join(" ");

/** The phrases without those that another one of them always finds too. */
function needed(phrases: readonly string[]): string[] {
  const unique = [...new Set(phrases)].filter((phrase) => phrase.length > 0);
  // One of two that differ in the order of their words only; the reader finds neighbours in either.
  const kept = unique.filter(
    (phrase, index) =>
      !isPlain(phrase) ||
      !unique.slice(0, index).some((one) => isPlain(one) && sorted(one) === sorted(phrase)),
  );
  return kept.filter(
    (phrase) => !isPlain(phrase) || !kept.some((one) => isPlain(one) && within(one, phrase)),
  );
}

const split = (text: string | undefined, separator = ";"): string[] =>
  (text ?? "")
    .split(separator)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const modifiersOf = ({ id, mods }: Listed): string[] =>
  needed([...split(mods), ...(WORDINGS.get(id)?.mods ?? [])].map(packedPhrase));

/** How complaints of every kind are said to be: "relieved by rest". */
const QUALITIES = new Set(
  FINDINGS_BY_SYSTEM.flatMap(([, findings]) => findings)
    .filter(({ kind }) => kind === "quality")
    .flatMap(({ id, words, mods }) => [
      ...split(words),
      ...split(mods),
      ...(WORDINGS.get(id)?.words ?? []),
      ...(WORDINGS.get(id)?.mods ?? []),
    ])
    .map(packedPhrase),
);

/**
 * What a finding is called besides its name, which the reader packs for itself. What may be said of any complaint ("relieved by rest")
 * means one kind of it only beside it.
 */
function phrasesOf(finding: Listed): string[] {
  const { id, name, words, kind } = finding;
  const own = phraseOfName(name);
  const others = [
    ...(id.includes("-") ? [] : [id]),
    ...split(words),
    ...(WORDINGS.get(id)?.words ?? []),
  ];
  const beside = new Set(kind === "quality" ? [] : modifiersOf(finding));
  return needed([own, ...others.map(packedPhrase)]).filter(
    (phrase) => phrase !== own && !(beside.has(phrase) && QUALITIES.has(phrase)),
  );
}

const spokenAs = (finding: Listed) => ({
  name: phraseOfName(finding.name),
  phrases: phrasesOf(finding),
  modifiers: modifiersOf(finding),
});

/** How every finding is said, by its id. */
export const spokenFindings = () =>
  new Map(orderedFindings().map((finding) => [finding.id, spokenAs(finding)]));

export function packFindings() {
  const findings = orderedFindings();
  const place = new Map(findings.map(({ id }, index) => [id, index]));
  const placed = (ids: string | undefined): string =>
    digits(split(ids, " ").map((id) => place.get(id) ?? 0));
  return {
    rows: lines(findings.map((finding) => withoutNamed(finding).join("\t"))),
    phrases: packPhrases(findings.map(spokenAs)),
    parents: lines(findings.map(({ is }) => placed(is))),
    opposites: lines(findings.map(({ opposite }) => placed(opposite))),
    groups: lines(findings.map(({ group }) => group ?? "")),
    ages: lines(findings.map(({ ages }) => ages?.join("-") ?? "")),
    kinds: lines(findings.map(({ kind }) => kind ?? "")),
    sexes: findings.map(({ sex }) => sex?.[0] ?? " ").join(""),
    bases: findings.map(({ base }) => base).join(""),
    systems: digits(findings.map(({ system }) => SYSTEMS.indexOf(system))),
  };
}

type Pairs = readonly (readonly [string, number, number?])[];

/** For each finding, the conditions that name it, as steps from one to the next, and the values they give it. */
function packPairs(lists: readonly Pairs[], place: ReadonlyMap<string, number>) {
  const steps = Array.from(place, () => "");
  const last = Array.from(place, () => 0);
  const valued = Array.from(place, (): number[] => []);
  lists.forEach((list, condition) => {
    for (const [finding, value] of list) {
      const row = place.get(finding) ?? 0;
      steps[row] = `${steps[row]}${digit(condition - (last[row] ?? 0))}`;
      last[row] = condition;
      valued[row]?.push(value);
    }
  });
  const { different, places } = indexed(valued.flat());
  return { steps: lines(steps), values: different, places: digits(places) };
}

const course = ({ course }: Condition): string =>
  Object.entries(course)
    .map(([name, weight]) => `${name[0]}${weight}`)
    .join(" ");

export function packConditions() {
  const place = new Map(orderedFindings().map(({ id }, index) => [id, index]));
  const coded = (ids: string): string =>
    ids
      .split("|")
      .map((id) => (place.get(id) ?? 0).toString(36))
      .join("|");
  const groups = (list: readonly string[] | undefined): string => (list ?? []).map(coded).join(" ");
  /** What nearly every patient has is among the findings: its place in their order is enough. */
  const cardinals = ({ cardinal, findings }: Condition): string => {
    const order = findings
      .map(([finding]) => finding)
      .toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
    return cardinal
      .map((group) =>
        group
          .split("|")
          .map((id) => digit(order.indexOf(id)))
          .join(""),
      )
      .join(" ");
  };
  const ratios = CONDITIONS.flatMap(({ findings }, condition) =>
    findings.flatMap(([finding, , ratio]) =>
      ratio === undefined ? [] : [[condition, place.get(finding) ?? 0, ratio] as const],
    ),
  );
  return {
    rows: lines(CONDITIONS.map((condition) => withoutNamed(condition).join("\t"))),
    icd10: lines(CONDITIONS.map(({ icd10 }) => icd10)),
    systems: digits(CONDITIONS.map(({ system }) => SYSTEMS.indexOf(system))),
    incidences: CONDITIONS.map(({ incidence }) => incidence.join("")).join(""),
    ages: lines(CONDITIONS.map(({ ages }) => ages)),
    females: lines(CONDITIONS.map(({ female }) => (female === undefined ? "" : String(female)))),
    courses: lines(CONDITIONS.map(course)),
    cardinals: lines(CONDITIONS.map(cardinals)),
    requires: lines(CONDITIONS.map(({ requires }) => groups(requires))),
    excludes: lines(CONDITIONS.map(({ excludedBy }) => groups(excludedBy))),
    urgencies: CONDITIONS.map(({ urgency }) => urgency[1]).join(""),
    dangers: CONDITIONS.map(({ dangerous }) => (dangerous === true ? "!" : " ")).join(""),
    links: packPairs(
      CONDITIONS.map(({ findings }) => findings),
      place,
    ),
    ratios,
    risks: packPairs(
      CONDITIONS.map(({ risks }) => risks ?? []),
      place,
    ),
    against: packPairs(
      CONDITIONS.map(({ against }) => against ?? []),
      place,
    ),
  };
}

/** Other names in the order of the conditions: shown beside a condition, matched by nothing, and fetched apart. */
export const packOtherNames = () => ({
  rows: lines(CONDITIONS.map(({ synonyms }) => synonyms.join(";"))),
});

/** The source text of `data/compiled/<name>.ts`. */
export function tableModule(name: string, table: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(table).map(
    ([field, value]) => `  ${field}: ${JSON.stringify(value)},`,
  );
  return [
    "// Written by `node scripts/compile-symptoms.ts` from the findings and conditions; a test holds the two equal.",
    `export const ${name} = {`,
    ...fields,
    "} as const;",
    "",
  ].join("\n");
}
