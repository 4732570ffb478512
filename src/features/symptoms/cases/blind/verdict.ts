import type { SymptomAnalysis } from "../../symptoms.contract.ts";
import { TRIAGES } from "../../symptoms.terms.ts";
import { analyze } from "../../logic/analyze.ts";
import { findingOf } from "../../logic/findings.ts";
import { conditionOf } from "../../logic/model.ts";
import { read } from "../../logic/reading/read.ts";
import { withoutLineEnds } from "../../logic/reading/tokens/line-ends.ts";
import type { BlindCase } from "./blind-case.ts";
import { conditionsNamed, findingsNamed, isKin } from "./plain-names.ts";

type Mark = {
  readonly phrase: string;
  readonly name: string;
  readonly negated: boolean;
  readonly start: number;
  readonly end: number;
};

const MARK = /\{([^|}]+)\|([^}]+)\}/g;

/** The text as it is read, and its marks; a line may end within them. */
export function withoutMarks(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = "";
  let from = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, phrase = "", name = ""] = match;
    text += marked.slice(from, match.index);
    const start = text.length;
    text += phrase;
    marks.push({
      phrase,
      name: name.replace(/^!/, "").replace(/\s+/g, " "),
      negated: name.startsWith("!"),
      start,
      end: text.length,
    });
    from = match.index + whole.length;
  }
  return { text: text + marked.slice(from), marks };
}

/** Whether a mark was read as it is meant, from its own words; `known` where its name is one of ours. */
type MarkVerdict = Mark & { readonly isRead: boolean; readonly known: boolean };

export type BlindVerdict = {
  readonly of: BlindCase;
  readonly known: boolean;
  readonly place: number | undefined;
  readonly answer: SymptomAnalysis;
  readonly marks: readonly MarkVerdict[];
  /** How far too low the urgency is, in steps; below nought where it is safer. */
  readonly tooLow: number;
};

/** How many letters stand before a place: blanks, line ends and the marks of a quoted mail are read in their own way. */
const inked = (text: string, place: number): number =>
  text.slice(0, place).replace(/[\s>]/g, "").length;

function marksRead({ age, sex, text: marked }: BlindCase): MarkVerdict[] {
  const patient = { age, sex };
  const { text, marks } = withoutMarks(marked);
  const { recognized, said } = read(text, patient);
  const held = new Map(recognized.map(({ finding, negated }) => [finding, negated]));
  const joined = withoutLineEnds(text);
  // What was settled otherwise in the end does not count where it was said.
  const placed = said
    .filter(({ finding, negated }) => held.get(finding) === negated)
    .map((one) => ({ ...one, start: inked(joined, one.start), end: inked(joined, one.end) }));
  return marks.map((mark) => {
    const meant = findingsNamed(mark.name, patient);
    const [from, to] = [inked(text, mark.start), inked(text, mark.end)];
    const own = placed.filter(({ start, end }) => start < to && end > from);
    const isRead = own.some(({ finding, negated }) =>
      [...meant].some(
        (id) =>
          (negated === mark.negated && isKin(id, finding)) ||
          // "Afebrile" denies a fever.
          (!negated && mark.negated && findingOf(finding)?.opposite === id),
      ),
    );
    return { ...mark, isRead, known: meant.size > 0 };
  });
}

/** Scores a case as somebody would who knows only its words. "Not judged" counts as the lowest urgency. */
export function blindVerdict(of: BlindCase): BlindVerdict {
  const named = [of.diagnosis, ...of.also].flatMap(conditionsNamed);
  const right = typeof of.expected === "string" ? [of.expected, ...of.acceptable] : named;
  const answer = analyze({
    age: of.age,
    gender: of.sex,
    duration: "",
    symptoms: [],
    denied: [],
    additionalInfo: withoutMarks(of.text).text,
  });
  const index = answer.conditions.findIndex(({ id }) => right.includes(id));
  return {
    of,
    known: right.some((id) => conditionOf(id) !== undefined),
    place: index < 0 ? undefined : index + 1,
    answer,
    marks: marksRead(of),
    tooLow: TRIAGES.indexOf(answer.triage) - TRIAGES.indexOf(of.urgency),
  };
}
