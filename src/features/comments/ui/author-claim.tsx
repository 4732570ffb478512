import { Badge } from "#/design/badge.tsx";
import { MarkShape } from "#/design/mark-shape.tsx";
import { contestAddress, npiClaimWords } from "#/kernel/npi-claim.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Comment } from "../comments.contract.ts";

/** What is known of who wrote a comment, and how the number's owner contests it. */
export function AuthorClaim({ comment }: { comment: Comment }) {
  const { authorNpiClaim: claim, authorVerified } = comment;
  if (claim === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      {authorVerified && (
        <Badge tone="fine">
          <MarkShape tone="fine" /> Verified
        </Badge>
      )}
      <span>{npiClaimWords(claim.npi, claim.checkedOn)}</span>
      <HrefLink className="link print:hidden" href={contestAddress(claim.npi)}>
        This is my NPI, not this person's
      </HrefLink>
    </p>
  );
}
