import { type NoDoseAnswer, withoutDose } from "./answer.ts";
import { candidates } from "./choose.ts";
import { readRoute, regimensFor, routesOf } from "./find.ts";
import type { CalculatedMedication, Regimen, Route } from "./record.ts";
import type { Situation } from "./situation.ts";
import { checkedText } from "./sources.ts";

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
  const fitting = regimensFor(medication, indication);
  if (fitting.length === 0) {
    const known = [...new Set(medication.regimens.map((regimen) => regimen.for))].join("; ");
    return notCovered(`for "${indication}". On record: ${known}.`);
  }
  const route = asked.trim() === "" ? undefined : readRoute(asked);
  const ways = [...new Set(fitting.flatMap(routesOf))];
  const wayless = asked.trim() !== "" && (route === undefined || !ways.includes(route));
  const routed =
    route === undefined ? fitting : fitting.filter((regimen) => routesOf(regimen).includes(route));
  const regimen = routed.find((each) => candidates(each, situation).length > 0) ?? routed[0];
  const way = route ?? (regimen && routesOf(regimen)[0]);
  return wayless || regimen === undefined || way === undefined
    ? notCovered(
        `by the route "${asked}"${indication ? ` for "${indication}"` : ""}. On record: ${ways.join(", ")}.`,
      )
    : { regimen, route: way };
}
