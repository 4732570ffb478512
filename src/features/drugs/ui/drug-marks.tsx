import { Badge } from "#/design/badge.tsx";
import { Mark } from "#/design/mark.tsx";
import type { Drug } from "../drugs.contract.ts";

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
      {drug.schedule !== null && (
        <Mark tone="moderate">{`Controlled, ${scheduleName(drug.schedule)}`}</Mark>
      )}
      {drug.status !== "active" && <Mark tone="minor">{STATUS_WORDS[drug.status]}</Mark>}
      {drug.isGeneric && <Badge>Generic</Badge>}
    </span>
  );
}

/** "CIV" is schedule C-IV, as packages print it. */
export function scheduleName(schedule: string): string {
  return `C-${schedule.slice(1)}`;
}
