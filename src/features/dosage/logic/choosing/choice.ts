import { type NoDoseAnswer, withoutDose } from "../answer.ts";
import { candidates } from "./choose.ts";
import { readRoute, regimensFor, routesOf } from "./find.ts";
import { kidneyFunction } from "../organs/kidney-function.ts";
import type { CalculatedMedication, Regimen, Route } from "../record/record.ts";
import { type Situation, isAbout } from "../patient/situation.ts";
import { checkedText } from "../record/sources.ts";

export type Choice = { readonly regimen: Regimen; readonly route: Route };

/** The first regimen, in the record's order, that fits indication and route and reaches the patient's age. */
export function chooseRegimen(
  medication: CalculatedMedication,
  situation: Situation,
): Choice | NoDoseAnswer {
  const { indication, route: asked = "" } = situation.question;
  const notCovered = (reason: string): NoDoseAnswer =>
    withoutDose("not-covered", `Not covered: no rule of ${medication.name} ${reason}`, {
      medication: medication.name,
      checked: checkedText(medication.source, medication.checkedOn),
    });
  const { regimens } = medication;
  if (regimensFor(regimens, indication).length === 0) {
    const known = [...new Set(regimens.map((regimen) => regimen.for))].join("; ");
    return notCovered(`for "${indication}". On record: ${known}.`);
  }
  const open = asked.trim() === "";
  const route = open ? undefined : readRoute(asked);
  const routed = open
    ? regimens
    : regimens.filter((regimen) => route !== undefined && routesOf(regimen).includes(route));
  const fitting = regimensFor(routed, indication);
  const kidney = kidneyFunction(situation.question, medication);
  /** A use that is forbidden at this age stops the search: another use must not slip in unasked. */
  const forbidden = (each: Regimen): boolean =>
    (medication.never ?? []).some(
      ({ whom }) =>
        whom.for === each.for &&
        isAbout(whom, situation, kidney, { indication: each.for }).certainty === "yes",
    );
  const regimen =
    fitting.find((each) => candidates(each, situation).length > 0 || forbidden(each)) ?? fitting[0];
  const way = route ?? (regimen && routesOf(regimen)[0]);
  if (regimen === undefined || way === undefined) {
    const ways = [...new Set(regimensFor(regimens, indication).flatMap(routesOf))];
    const use = indication ? ` for "${indication}"` : "";
    return notCovered(`by the route "${asked}"${use}. On record: ${ways.join(", ")}.`);
  }
  return { regimen, route: way };
}
