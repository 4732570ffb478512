import { Card } from "#/design/card.tsx";
import { thousands } from "#/kernel/thousands.ts";
import type { EvidenceAnswer } from "../evidence.contract.ts";

/** Statements whose label changed on this server since they were held against it. */
export function ReviewsPart({ reviews }: { reviews: EvidenceAnswer["reviews"] }) {
  const { statements, labels, problems } = reviews;
  return (
    <Card aria-labelledby="reviews">
      <h2 id="reviews" className="scroll-mt-20 text-h2">
        Under review now
      </h2>
      <p className="mt-1 max-w-column">
        {statements === 0 ? (
          "No statement is under review: no newer label on this server has stopped supporting one."
        ) : (
          <>
            <strong>{thousands(statements)}</strong>{" "}
            {statements === 1 ? "statement is" : "statements are"} under review, because{" "}
            {labels === 1 ? "a newer label" : `newer versions of ${thousands(labels)} labels`} no
            longer {labels === 1 ? "supports" : "support"} {statements === 1 ? "it" : "them"}. The
            pages say so beside each.
          </>
        )}
        {problems > 0 &&
          ` ${thousands(problems)} newer ${problems === 1 ? "label" : "labels"} could not be judged.`}
      </p>
      <p className="mt-1 max-w-column text-small text-muted">
        Whenever this server imports a newer version of a cited label, it is held against every
        statement that rests on it.
      </p>
    </Card>
  );
}
