import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { classNames } from "#/design/class-names.ts";

const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A finding that counts, stated or denied; pressing its cross takes it out. */
export function FindingChip({
  name,
  negated,
  qualities = [],
  from,
  folded = false,
  onRemove,
}: {
  name: string;
  negated: boolean;
  /** How it is and when it comes, as was read beside it. */
  qualities?: readonly string[];
  /** The words it was read from, where it was not chosen. */
  from?: string;
  /** Left out on a narrow screen, never on paper. */
  folded?: boolean;
  onRemove: () => void;
}) {
  const Icon = negated ? Ban : Check;
  return (
    <li
      title={from === undefined ? undefined : `Read from "${from}"`}
      className={classNames(
        "inline-flex max-w-full items-center gap-1.5 rounded-control border pl-2 text-small print:pr-2",
        folded && "max-sm:hidden print:inline-flex",
        negated ? "border-control bg-canvas text-muted" : "border-brand bg-brand-tint text-ink",
      )}
    >
      <Icon className="size-3.5 shrink-0" />
      <span className="min-w-0 py-1">
        {negated && <span className="font-semibold">No </span>}
        {name}
        {qualities.length > 0 && (
          <span className="text-muted"> · {qualities.map(inSentence).join(" · ")}</span>
        )}
      </span>
      <button
        type="button"
        aria-label={`Remove ${negated ? "no " : ""}${name}`}
        onClick={onRemove}
        className="flex size-7 shrink-0 items-center justify-center rounded-control hover:bg-line touch:size-11"
      >
        <X className="size-3.5" />
      </button>
    </li>
  );
}
