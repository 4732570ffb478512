import { Badge } from "#/design/badge.tsx";
import { Mark } from "#/design/mark.tsx";
import type { Drug } from "../../drugs.contract.ts";

const STATUS_WORDS = {
  discontinued: "Discontinued",
  "listing-expired": "Listing expired",
  unfinished: "Not a finished drug",
} as const;

/** What must not be missed of a product, as words with their shapes. */
export function DrugMarks({ drug }: { drug: Drug }) {
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {drug.hasBoxedWarning && <Mark tone="major">Boxed warning</Mark>}
      {drug.isRecalled && <Mark tone="major">Recall of lots</Mark>}
      {drug.isUnderRems && <Mark tone="moderate">REMS</Mark>}
      {drug.isControlled === true && <Mark tone="moderate">{controlledWords(drug)}</Mark>}
      {drug.status !== "active" && <Mark tone="minor">{STATUS_WORDS[drug.status]}</Mark>}
      {drug.isGeneric && <Badge>Generic</Badge>}
    </span>
  );
}

/** "Controlled, C-IV", as packages print it. What is not known is never told as no. */
export function controlledWords({ isControlled, schedule }: Drug): string {
  if (isControlled === null) return "Controlled status not stated";
  if (!isControlled) return "Not a controlled substance";
  return schedule === null
    ? "Controlled, schedule not stated"
    : `Controlled, C-${schedule.slice(1)}`;
}
