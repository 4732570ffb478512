import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { ConditionProse } from "./condition-prose.tsx";

/** What is written on a condition, behind its summary; fetched only once it is opened. */
export function OpenForProse({ summary, condition }: { summary: string; condition: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/prose print:not-open:hidden"
    >
      <summary className="flex min-h-9 list-none items-center gap-2 rounded-control font-medium text-brand hover:text-brand-strong touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 transition-transform group-open/prose:rotate-90" />
        {summary}
      </summary>
      <div className="pb-2 pl-6">{open && <ConditionProse condition={condition} />}</div>
    </details>
  );
}
