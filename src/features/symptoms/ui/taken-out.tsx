import Undo2 from "lucide-react/icons/undo-2";
import { Button } from "#/design/button.tsx";
import { handFocusOn } from "#/design/overlays/reveal.ts";

export type TakenOut = {
  readonly id: string;
  readonly name: string;
  readonly onPutBack: () => void;
};

/** What was read and no longer counts, each to be put back. */
export function TakenOutList({ entries }: { entries: readonly TakenOut[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 print:hidden">
      <p className="text-small text-muted">Taken out, and not counted:</p>
      <ul aria-labelledby="understood" className="contents">
        {entries.map(({ id, name, onPutBack }) => (
          <li key={id}>
            <Button
              size="small"
              aria-label={`Put back ${name}`}
              onClick={(event) => {
                handFocusOn(event.currentTarget);
                onPutBack();
              }}
            >
              <Undo2 className="size-3.5" />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
