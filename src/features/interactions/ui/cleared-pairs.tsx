import { Disclosure } from "#/design/disclosure.tsx";
import type { ClearedPair } from "../logic/entries/find.ts";

/** Pairs that their classes would have raised, and the label that says otherwise of just these two. */
export function ClearedPairs({ cleared }: { cleared: readonly ClearedPair[] }) {
  if (cleared.length === 0) return null;
  return (
    <Disclosure summary={`Looked at and cleared by a label: ${cleared.length}`}>
      <ul className="space-y-3">
        {cleared.map(({ drugs, pair, found, citation }) => (
          <li key={`${drugs.join("+")} ${pair}`}>
            <p className="font-medium break-words">{drugs.join(" and ")}</p>
            <p>{found}</p>
            <p className="text-small break-words text-muted">{citation}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
