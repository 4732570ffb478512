import type { Answer, ChoiceAnswer, IndicationRow } from "../answer.ts";
import { readRoute, routesOf } from "./find.ts";
import { leavesOpen } from "../record/indication.ts";
import type { Question } from "../patient/patient.ts";
import type { CalculatedMedication } from "../record/record.ts";
import { leastRecorded } from "../told/recorded.ts";
import { checkedText, sourceText } from "../record/sources.ts";

type Use = { readonly indication: string; readonly route: string };

/** The uses on record by the route that was asked for, each once; none where one of them is meant by the question. */
function openUses({ regimens }: CalculatedMedication, { indication, route = "" }: Question): Use[] {
  const asked = readRoute(route);
  const uses = regimens.flatMap((regimen): Use[] => {
    const [first] = routesOf(regimen);
    const way = route.trim() === "" ? first : routesOf(regimen).find((each) => each === asked);
    return way === undefined ? [] : [{ indication: regimen.for, route: way }];
  });
  const named = new Set(uses.map((use) => use.indication));
  const names = regimens.flatMap((regimen) => [regimen.for, ...(regimen.also ?? [])]);
  const open = names.every((name) => leavesOpen(indication, name));
  if (!open || named.size < 2) return [];
  return uses.filter(
    (use, index) =>
      uses.findIndex((each) => each.indication === use.indication && each.route === use.route) ===
      index,
  );
}

function rowOf(use: Use, answer: Answer): IndicationRow {
  const { dose, frequency, maxDaily } = answer;
  const reason = dose === null ? (answer.warnings[0] ?? "") : "";
  return { ...use, dose, frequency, maxDaily, reason };
}

/** Where no use has a dose: that nothing may be given outweighs that something is missing, and that the rest. */
function weightiest(answers: readonly Answer[]): Answer | undefined {
  return (
    answers.find(({ status }) => status === "contraindicated") ??
    answers.find(({ status }) => status === "more-needed") ??
    answers[0]
  );
}

const ONE_ROW = "By indication";

/**
 * The table of a medication's uses where the question leaves it open which is meant. What holds for all of them is said
 * with it; undefined where there is nothing to choose.
 */
export function byIndication(
  medication: CalculatedMedication,
  question: Question,
  answerOf: (question: Question) => Answer,
): Answer | undefined {
  const uses = openUses(medication, question);
  const answers = uses.map((use) => answerOf({ ...question, ...use }));
  const doses = answers.filter(({ dose }) => dose !== null);
  if (doses.length === 0) return weightiest(answers);
  const shared = (part: (answer: Answer) => readonly string[]): string[] =>
    (doses[0] ? part(doses[0]) : []).filter((text) =>
      doses.every((answer) => part(answer).includes(text)),
    );
  const choice: ChoiceAnswer = {
    status: "choose-indication",
    medication: medication.name,
    dose: null,
    frequency: ONE_ROW,
    maxDaily: ONE_ROW,
    route: ONE_ROW,
    byIndication: uses.flatMap((use, index) => {
      const answer = answers[index];
      return answer === undefined ? [] : [rowOf(use, answer)];
    }),
    warnings: shared(({ warnings }) => warnings),
    notes: ["Choose an indication: the doses differ.", ...shared(({ notes }) => notes)],
    derivation: [],
    source: sourceText(medication.source),
    recorded: leastRecorded(doses.map(({ recorded }) => recorded)),
    checked: checkedText(medication.source, medication.checkedOn),
  };
  return choice;
}
