import { Notice } from "#/design/notice.tsx";
import type { DrugDetail } from "../../drugs.contract.ts";

type Dates = Pick<DrugDetail["recalls"][number], "initiatedOn" | "classifiedOn">;

function datesWords({ initiatedOn, classifiedOn }: Dates): string {
  if (initiatedOn !== null) return `, begun ${initiatedOn}`;
  return classifiedOn === null ? "" : `, classified ${classifiedOn}`;
}

/** Recalls of lots of the product, with the reason. */
export function DrugRecalls({ drug: { recalls } }: { drug: DrugDetail }) {
  if (recalls.length === 0) return null;
  const open = recalls.filter(({ isOver }) => !isOver);
  return (
    <Notice
      tone={open.length > 0 ? "major" : "minor"}
      title={open.length > 0 ? "Lots of this product are being recalled" : "Recalls that are over"}
    >
      <ul className="space-y-1">
        {recalls.map(({ number, classification, status, reason, firm, ...dates }) => (
          <li key={number} className="wrap-anywhere">
            <span className="font-semibold">
              {classification}, {status.toLowerCase()}
            </span>
            {datesWords(dates)}: {reason} ({firm}, <span className="code">{number}</span>)
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small">
        Recalls are of lots: compare the lot number with FDA's enforcement report.
      </p>
    </Notice>
  );
}
