import { useQuery } from "@tanstack/react-query";
import Printer from "lucide-react/icons/printer";
import { useEffect, useState } from "react";
import { Button } from "#/design/button.tsx";
import { withParts } from "../../logic/label.ts";
import { LabelBlocks } from "./label-blocks.tsx";
import { labelQuery } from "./labels.queries.ts";

/** What labels say to patients, the first of these that a label has: medication guide, package insert, information. */
const FOR_PATIENTS = ["42231-1", "42230-3", "68498-5"];

type Shown = "closed" | "open" | "printing";

/** What the label tells the patient, in large type: to be read, or printed with nothing else on the paper. */
export function PatientHandout({
  name,
  setId,
  version,
}: {
  name: string;
  setId: string;
  version: number;
}) {
  const [shown, setShown] = useState<Shown>("closed");
  const { data } = useQuery(labelQuery(setId, version));
  useEffect(() => {
    if (shown !== "printing") return;
    const done = () => setShown("open");
    window.addEventListener("afterprint", done, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [shown]);
  const sections = FOR_PATIENTS.map((code) => withParts(data?.sections ?? [], code));
  const [first, ...parts] = sections.find((found) => found.length > 0) ?? [];
  if (data === undefined || first === undefined) return null;
  const isOpen = shown !== "closed";
  return (
    <section aria-labelledby="handout" data-handout={shown === "printing" || undefined}>
      <h2 id="handout" className="mb-2 text-h3">
        {first.title}: {name}
      </h2>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          aria-expanded={isOpen}
          aria-controls="handout-text"
          onClick={() => setShown(isOpen ? "closed" : "open")}
        >
          {isOpen ? "Hide it" : "Read it in large type"}
        </Button>
        <Button onClick={() => setShown("printing")}>
          <Printer className="size-4" />
          Print for the patient
        </Button>
      </div>
      <div
        id="handout-text"
        hidden={!isOpen}
        className="mt-4 space-y-4 text-h3 font-normal [&_table]:text-h3"
      >
        {isOpen && (
          <>
            <LabelBlocks blocks={first.blocks} />
            {parts.map((part, at) => (
              <div key={at} className="space-y-3">
                <h3 className="font-semibold">{part.title}</h3>
                <LabelBlocks blocks={part.blocks} />
              </div>
            ))}
            <p className="text-small text-muted">
              From the label of {name}, version {data.version}
              {data.effectiveOn !== null && `, effective ${data.effectiveOn}`}.
            </p>
          </>
        )}
      </div>
    </section>
  );
}
