import { MarkShape } from "#/design/mark-shape.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Review } from "../reviews.contract.ts";

/** Beside a statement: its label has changed, and nobody has read yet what that means for it. One line a label. */
export function ReviewNote({ reviews }: { reviews: readonly Review[] }) {
  const byLabel = Map.groupBy(reviews, ({ setId, version }) => `${setId} ${version}`);
  return (
    <ul className="my-1 max-w-column space-y-1 text-small">
      {[...byLabel].map(([label, all]) => (
        <li key={label} className="flex gap-2">
          <MarkShape tone="moderate" className="mt-[0.1875rem]" />
          <LabelChanged reviews={all} />
        </li>
      ))}
    </ul>
  );
}

function LabelChanged({ reviews }: { reviews: readonly Review[] }) {
  const [first] = reviews;
  if (first === undefined) return null;
  const { changedOn, href, setId, record } = first;
  return (
    <span>
      The label changed on {shortDate(new Date(changedOn))}: this is being reviewed.{" "}
      {record.startsWith("dosing/") && (
        <>No longer found in it: {reviews.map(({ says }) => says).join("; ")}. </>
      )}
      {href === null ? (
        <span className="text-muted">
          Set id <span className="code wrap-anywhere">{setId}</span>
        </span>
      ) : (
        <HrefLink href={`${href}?tab=details#history`} className="link">
          What changed
        </HrefLink>
      )}
    </span>
  );
}
