import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { classNames } from "#/design/class-names.ts";
import { handFocusOn } from "#/design/overlays/reveal.ts";

const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A finding that counts, stated or denied; pressing it turns it into the other, pressing its cross takes it out. */
export function FindingChip({
  name,
  negated,
  qualities = [],
  from,
  isDeniedToo = false,
  folded = false,
  onTurn,
  onRemove,
}: {
  name: string;
  negated: boolean;
  /** How it is and when it comes, as was read beside it. */
  qualities?: readonly string[];
  /** The words it was read from, where it was not chosen. */
  from?: string;
  /** Other words of the text deny it; what was measured or told in particular counts. */
  isDeniedToo?: boolean;
  /** Left out on a narrow screen, never on paper. */
  folded?: boolean;
  onTurn?: () => void;
  onRemove: () => void;
}) {
  const Icon = negated ? Ban : Check;
  return (
    <li
      title={from === undefined ? undefined : `Read from "${from}"`}
      className={classNames(
        "inline-flex max-w-full items-stretch rounded-control border text-small print:pr-2",
        folded && "max-sm:hidden print:inline-flex",
        negated ? "border-control bg-canvas text-muted" : "border-brand bg-brand-tint text-ink",
      )}
    >
      <span className="relative flex min-w-0 items-center gap-1.5 pr-1.5 pl-2">
        <Icon className="size-3.5 shrink-0" />
        <span className="min-w-0 py-1">
          {negated && <span className="font-semibold">No </span>}
          {name}
          {qualities.length > 0 && (
            <span className="text-muted"> · {qualities.map(inSentence).join(" · ")}</span>
          )}
          {isDeniedToo && <span className="text-muted"> · {from}, though denied too</span>}
        </span>
        {onTurn && (
          // Over the words, not around them: no button is printed.
          <button
            type="button"
            aria-label={`Turn ${negated ? "no " : ""}${name} into ${negated ? "present" : "absent"}`}
            onClick={onTurn}
            className="absolute inset-0 rounded-control hover:inset-ring-2 hover:inset-ring-control"
          />
        )}
      </span>
      <button
        type="button"
        aria-label={`Remove ${negated ? "no " : ""}${name}`}
        onClick={(event) => {
          handFocusOn(event.currentTarget);
          onRemove();
        }}
        className="flex w-7 shrink-0 items-center justify-center rounded-control hover:bg-line touch:min-h-11 touch:w-11"
      >
        <X className="size-3.5" />
      </button>
    </li>
  );
}
