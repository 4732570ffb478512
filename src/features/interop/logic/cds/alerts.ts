/** Which findings are told about this request, how loud, and what marks each as the same one later. */
import type { MedicationFinding, MedicationReport } from "../../interop.ports.ts";
import { levelOf, louder, type Indicator, type Overrides } from "./indicator.ts";
import type { Listed } from "./read-request.ts";
import type { Settings } from "./settings.ts";

export type Alert = {
  readonly finding: MedicationFinding;
  readonly indicator: Indicator;
  /** The order it is about. */
  readonly order: Listed;
  /** The rule, the two ingredients and the severity: the same at selecting and at signing. */
  readonly mark: string;
};

/** Loudest first; two entries of one drug are alerted to once. */
export function alertsOf(
  medications: readonly Listed[],
  { findings }: MedicationReport,
  settings: Settings,
  overrides: Overrides,
): Alert[] {
  const alerts = findings.flatMap((finding): Alert[] => {
    const order = finding.pair.map((place) => medications[place]).find((each) => each?.ordered);
    const indicator = levelOf(finding, settings, overrides);
    if (!order || indicator === "off") return [];
    return [{ finding, indicator, order, mark: markOf(finding) }];
  });
  const once = new Map(alerts.toReversed().map((alert) => [alert.mark, alert]));
  return alerts
    .filter((alert) => once.get(alert.mark) === alert)
    .toSorted((a, b) => louder(a.indicator, b.indicator));
}

function markOf({ rule, ingredients, severity }: MedicationFinding): string {
  return [rule, ...ingredients.toSorted(), severity].join(" ");
}
