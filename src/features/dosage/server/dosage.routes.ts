import { Failure } from "#/kernel/failure.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import { DosageAnswer, DosageQuestion, MedicationList, NoInput } from "../dosage.contract.ts";
import { calculateDosage, listMedications } from "../dosage.endpoints.ts";
import { BAG_SHAPE, readBag } from "../logic/record/bag.ts";
import { calculate } from "../logic/calculate.ts";
import { FORMULARY } from "../logic/choosing/formulary.ts";
import { medicationList } from "../logic/choosing/medication-list.ts";
import { replyOf } from "../logic/told/reply.ts";

/** The calculator over HTTP, for programs: the page runs the same engine in the browser and sends nothing. */
export function dosageRoutes(): Route[] {
  return [
    serve(
      listMedications,
      { input: NoInput, output: MedicationList },
      { access: "anyone", cache: "public" },
      async () => medicationList(FORMULARY),
    ),
    serve(
      calculateDosage,
      { input: DosageQuestion, output: DosageAnswer },
      { access: "anyone", cache: "private" },
      async (question) => answerTo(question),
    ),
  ];
}

function answerTo(question: DosageQuestion): DosageAnswer {
  const { bag = "" } = question;
  if (bag !== "" && readBag(bag) === undefined) {
    const wrong = `Bag must be ${BAG_SHAPE}`;
    throw new Failure("invalid-input", wrong, { fields: [{ field: "bag", message: wrong }] });
  }
  const answer = calculate(question, FORMULARY);
  const reply = replyOf(answer);
  if (reply !== undefined) return reply;
  const message = answer.warnings.join(" ");
  throw new Failure("invalid-input", message, { fields: [{ field: "medication", message }] });
}
