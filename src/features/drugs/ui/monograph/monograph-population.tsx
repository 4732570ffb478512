import type { Population } from "../../monographs.contract.ts";
import { HoldsFor, NotOnRecord } from "./monograph-part.tsx";

const TITLES = { dialysis: "Dialysis", children: "Children", elderly: "Age 65 and over" } as const;

/** Where a rule is whose words another part has, or the calculator alone. */
const ELSEWHERE = {
  dialysis: "On record: see renal impairment.",
  children: "On record in the dosage calculator.",
  elderly: "On record in the dosage calculator.",
} as const;

/** What the dosing records say of those whom the monograph itself has no part on. */
export function PopulationPart({
  population: { subject, state, said },
}: {
  population: Population;
}) {
  const bySource = Map.groupBy(said, ({ source }) => source);
  return (
    <div>
      <h3 className="caps mb-1 text-muted">{TITLES[subject]}</h3>
      {state === "not on record" && <NotOnRecord />}
      {state === "rule" && said.length === 0 && <p>{ELSEWHERE[subject]}</p>}
      {state === "no change" && <p>The label asks for no change.</p>}
      <div className="space-y-1.5">
        {[...bySource].map(([source, each]) => (
          <div key={source}>
            <ul className={each.length === 1 ? "" : "list-disc space-y-0.5 pl-5"}>
              {each.map(({ holds, text }) => (
                <li key={`${holds} ${text}`} className="wrap-anywhere">
                  <HoldsFor form={holds} />
                  {text}
                </li>
              ))}
            </ul>
            <p className="mt-0.5 text-small wrap-anywhere text-muted">{source}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
