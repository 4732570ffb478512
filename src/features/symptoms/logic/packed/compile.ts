import { CONDITIONS } from "#knowledge/symptoms/conditions.js";
import { FINDINGS_BY_SYSTEM } from "#knowledge/symptoms/findings.js";
import type { Condition, Finding } from "../../symptoms.schema.ts";
import type { System } from "../../symptoms.terms.ts";
import { digit, digits, lines } from "./packing.ts";
import { writeIds } from "./compile-ids.ts";
import { codeConditionHeads } from "./condition-heads.ts";
import { codeLinks, TIES, type Tie } from "./condition-links.ts";
import { orderByLikeness } from "./compile-order.ts";
import { writePhrases } from "./compile-phrases.ts";
import { spokenOf } from "./compile-wordings.ts";
import { byUses, codeHeads } from "./finding-heads.ts";
import { Writer } from "./coding/writer.ts";
import { different, wordsOfPhrase } from "./phrase-table.ts";

type Listed = Finding & { readonly system: System };

const ALL_FINDINGS: readonly Listed[] = FINDINGS_BY_SYSTEM.flatMap(([system, findings]) =>
  findings.map((finding) => ({ ...finding, system })),
);

/** How many conditions name each finding. */
const USES = new Map<string, number>();
for (const { findings, risks = [], against = [] } of CONDITIONS) {
  for (const [id] of [...findings, ...risks, ...against]) USES.set(id, (USES.get(id) ?? 0) + 1);
}

/** The findings in the order in which they are listed: those first that most conditions name. */
const LISTED = ALL_FINDINGS.map((finding) => ({
  ...finding,
  uses: USES.get(finding.id) ?? 0,
})).toSorted(byUses);
export const PLACES = new Map(LISTED.map(({ id }, index) => [id, index]));

/** How every finding is said, in the order of the vocabulary. */
const SPOKEN = spokenOf(ALL_FINDINGS);

/** How every finding is said, by its id. */
export const spokenFindings = () =>
  new Map(ALL_FINDINGS.map(({ id }, index) => [id, SPOKEN[index]]));

export function packFindings() {
  const said = SPOKEN;
  const order = orderByLikeness(
    said.map(({ name, phrases, modifiers }) =>
      different([name, ...phrases, ...modifiers].flatMap(wordsOfPhrase)),
    ),
  );
  const inOrder = <Value>(values: readonly Value[]): Value[] =>
    order.flatMap((place) => values.slice(place, place + 1));
  const findings = inOrder(ALL_FINDINGS);
  const place = new Map(findings.map(({ id }, index) => [id, index]));
  const placed = (ids: string | undefined): number[] =>
    (ids ?? "")
      .split(" ")
      .filter(Boolean)
      .map((id) => place.get(id) ?? 0);
  const writer = new Writer();
  codeHeads(
    writer,
    findings.map(({ id, system, kind, base, sex, is }) => ({
      system,
      kind,
      base,
      sex,
      uses: USES.get(id) ?? 0,
      parents: placed(is),
    })),
  );
  const ids = writeIds(writer, findings);
  const words = writePhrases(writer, inOrder(said));
  return {
    ...ids,
    words,
    opposites: lines(findings.map(({ opposite }) => digits(placed(opposite)))),
    groups: lines(findings.map(({ group }) => group ?? "")),
    ages: lines(findings.map(({ ages }) => ages?.join("-") ?? "")),
    coded: writer.text(),
  };
}

/** Texts by their place in a list of all different ones, the most frequent first. */
function byFrequency(texts: readonly string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const listed = [...counts].toSorted((one, other) => other[1] - one[1]).map(([text]) => text);
  const place = new Map(listed.map((text, index) => [text, index]));
  return { listed, places: texts.map((text) => place.get(text) ?? 0) };
}

type Given = { readonly conditions: number[]; readonly values: number[] };

/** For each finding of the list, the conditions that name it in this way, and the values they give it. */
function givenBy(tie: Tie): Given[] {
  const given = LISTED.map((): Given => ({ conditions: [], values: [] }));
  CONDITIONS.forEach((condition, index) => {
    for (const [finding, value] of condition[tie] ?? []) {
      const named = given[PLACES.get(finding) ?? 0];
      named?.conditions.push(index);
      named?.values.push(value);
    }
  });
  return given;
}

/** Values by their place in a list of all different ones. */
function byValue(given: readonly Given[]) {
  const values = given.flatMap((one) => one.values);
  const different = [...new Set(values)].toSorted((one, other) => one - other);
  return { different, places: digits(values.map((value) => different.indexOf(value))) };
}

const course = ({ course }: Condition): string =>
  Object.entries(course)
    .map(([name, weight]) => `${name[0]}${weight}`)
    .join(" ");

export function packConditions() {
  const place = PLACES;
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
  const courses = byFrequency(CONDITIONS.map(course));
  const females = byFrequency(CONDITIONS.map(({ female }) => String(female ?? "")));
  const [findings = [], risks = [], against = []] = TIES.map(givenBy);
  const writer = new Writer();
  const ids = writeIds(writer, CONDITIONS);
  codeConditionHeads(
    writer,
    CONDITIONS.map(({ system, incidence, ages, urgency, dangerous }, index) => ({
      system,
      incidence,
      ages,
      urgency,
      dangerous: dangerous === true,
      course: courses.places[index] ?? 0,
      female: females.places[index] ?? 0,
    })),
  );
  codeLinks(
    writer,
    LISTED,
    CONDITIONS.length,
    LISTED.map((_, place) =>
      [findings, risks, against].map((given) => given[place]?.conditions ?? []),
    ),
  );
  return {
    ...ids,
    icd10: lines(CONDITIONS.map(({ icd10 }) => icd10)),
    females: lines(females.listed),
    courses: lines(courses.listed),
    cardinals: lines(CONDITIONS.map(cardinals)),
    requires: lines(CONDITIONS.map(({ requires }) => groups(requires))),
    excludes: lines(CONDITIONS.map(({ excludedBy }) => groups(excludedBy))),
    ratios,
    findings: byValue(findings),
    risks: byValue(risks),
    against: byValue(against),
    coded: writer.text(),
  };
}

/** Other names in the order of the conditions: shown beside a condition, matched by nothing, and fetched apart. */
export const packOtherNames = () => ({
  rows: lines(CONDITIONS.map(({ synonyms }) => synonyms.join(";"))),
});
