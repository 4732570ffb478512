import X from "lucide-react/icons/x";
import { Button } from "#/design/button.tsx";
import { IconButton } from "#/design/icon-button.tsx";
import { MarkShape } from "#/design/mark-shape.tsx";
import type { Entry } from "../logic/entries/read-entry.ts";

/** How many of many meanings are offered at once. */
const MOST_CANDIDATES = 8;

/** The list at the left: what was understood, and a question wherever something was not. */
export function DrugEntries({
  entries,
  onRemove,
  onReplace,
}: {
  entries: readonly Entry[];
  onRemove: (input: string) => void;
  onReplace: (input: string, by: string) => void;
}) {
  return (
    <ol
      className="divide-y divide-line border-y border-line print:columns-2"
      aria-label="Drugs to check"
    >
      {entries.map((entry) => (
        <li key={entry.input} className="flex items-start gap-2 py-2 print:py-0.5">
          <div className="min-w-0 flex-1 pt-px touch:pt-[5px] print:pt-0">
            <p className="font-medium break-words">{entry.item.name}</p>
            <EntryFacts entry={entry} />
            <EntryQuestion entry={entry} onReplace={onReplace} />
          </div>
          <IconButton
            label={`Remove ${entry.item.name}`}
            onClick={() => onRemove(entry.input)}
            className="-my-1.5 print:hidden"
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

function EntryFacts({ entry }: { entry: Entry }) {
  const generics = entry.written.join(", ");
  const plain = entry.ingredients.join(", ");
  const facts = [
    generics === plain && plain.toLowerCase() === entry.item.name.toLowerCase() ? "" : generics,
    entry.item.told ?? "",
    ...entry.readAs.map(({ typed, readAs }) => `"${typed}" read as ${readAs}`),
    entry.item.parts.length > 0 && entry.item.parts.every((part) => !part.reachesBlood)
      ? "Acts locally: raises no systemic alert"
      : "",
    entry.stopped ? "The line says it is not taken now" : "",
    entry.notUnderstood.length > 0 && entry.status !== "unknown"
      ? `Not understood: ${entry.notUnderstood.join(", ")}`
      : "",
  ].filter((fact) => fact !== "");
  return facts.map((fact) => (
    <p key={fact} className="text-small break-words text-muted">
      {fact}
    </p>
  ));
}

const QUESTIONS: Record<Entry["status"], string> = {
  resolved: "",
  ambiguous: "Which one is meant?",
  unknown: "Not recognized: it is not checked.",
  uncovered: "Known, but without interaction knowledge here: it is not checked.",
};

function EntryQuestion({
  entry,
  onReplace,
}: {
  entry: Entry;
  onReplace: (input: string, by: string) => void;
}) {
  if (entry.status === "resolved") return null;
  const offered = entry.candidates.slice(0, MOST_CANDIDATES);
  return (
    <div className="mt-1">
      <p className="flex items-start gap-1.5 text-small">
        <MarkShape tone="unknown" className="mt-px" />
        <span>
          {QUESTIONS[entry.status]}
          {entry.status === "unknown" && offered.length > 0 && " Did you mean:"}
        </span>
      </p>
      <div className="mt-1 flex flex-wrap gap-1 print:hidden">
        {offered.map(({ name }) => (
          <Button key={name} size="small" onClick={() => onReplace(entry.input, name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
