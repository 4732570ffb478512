import { expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { type Correction, counted, putBack, removed, takenOut, turned } from "./corrections.ts";
import { type Draft, EMPTY_DRAFT, inquiryOf, isInquiry } from "./draft.ts";
import { noteOf } from "./note.ts";

const CASE: Draft = {
  ...EMPTY_DRAFT,
  age: "30",
  gender: "female",
  additionalInfo: "Dull back pain. No fever.",
  symptoms: ["vomiting"],
  denied: ["cough"],
};

function answerTo(draft: Draft) {
  const inquiry = inquiryOf(draft);
  if (!isInquiry(inquiry)) throw new Error("The case is whole.");
  return analyze(inquiry, draft.ignored);
}

const shown = (draft: Draft): string[] =>
  counted(draft, answerTo(draft)).map(({ finding, negated }) => `${negated ? "-" : "+"}${finding}`);

function after(draft: Draft, finding: string, correct: typeof turned): Draft {
  const entry = counted(draft, answerTo(draft)).find((one) => one.finding === finding);
  const correction: Correction = entry === undefined ? () => ({}) : correct(entry);
  return { ...draft, ...correction(draft) };
}

test("what was read, chosen and denied is listed once, and everything of it counts", () => {
  expect(shown(CASE)).toEqual(["+dull", "+back-pain", "+vomiting", "-fever", "-cough"]);
});

test("a finding is turned from present to absent and back, wherever it came from", () => {
  for (const finding of ["back-pain", "vomiting", "fever", "cough"]) {
    const once = after(CASE, finding, turned);
    const before = shown(CASE).find((one) => one.slice(1) === finding);
    const turnedRound = before?.startsWith("+") ? `-${finding}` : `+${finding}`;
    expect(shown(once)).toContain(turnedRound);
    expect(noteOf(once, answerTo(once), (id) => id)).not.toEqual(
      noteOf(CASE, answerTo(CASE), (id) => id),
    );
    expect(shown(after(once, finding, turned)).toSorted()).toEqual(shown(CASE).toSorted());
  }
});

test("what was read and taken out can be put back with all that was told of it", () => {
  const out = after(CASE, "back-pain", removed);
  expect(shown(out)).toEqual(["+vomiting", "-fever", "-cough"]);
  const [entry, ...others] = takenOut(out, answerTo(out));
  expect([entry?.finding, others]).toEqual(["back-pain", []]);
  const back = entry === undefined ? out : { ...out, ...putBack(entry)(out) };
  expect(shown(back)).toEqual(shown(CASE));
});
