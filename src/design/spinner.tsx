import LoaderCircle from "lucide-react/icons/loader-circle";
import { classNames } from "./class-names.ts";

/** Work in progress. With a `label` it speaks for itself; without, the text beside it does. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const icon = (
    <LoaderCircle className={classNames("size-[1.1em] shrink-0 animate-turn", className)} />
  );
  if (label === undefined) return icon;
  return (
    <output className="inline-flex items-center gap-2 text-muted">
      {icon}
      <span>{label}</span>
    </output>
  );
}
