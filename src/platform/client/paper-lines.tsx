import { useState } from "react";

/** What a printed result needs to go into a chart: the day, the address, and room for two names. */
export function PaperLines() {
  const [day] = useState(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }));
  return (
    <div className="mt-4 hidden text-small print:block">
      <p>
        Printed {day} from {location.origin}
        {location.pathname}
      </p>
      <p className="mt-4 flex gap-8">
        <PaperLine label="Patient" />
        <PaperLine label="Reviewed by" />
      </p>
    </div>
  );
}

function PaperLine({ label }: { label: string }) {
  return (
    <span className="flex flex-1 items-end gap-2">
      {label} <span className="flex-1 border-b border-ink" />
    </span>
  );
}
