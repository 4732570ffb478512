import { HrefLink } from "#/platform/client/href-link.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import type { FdaRecord } from "../../fda-record.contract.ts";

type OrangeBook = NonNullable<FdaRecord["orangeBook"]>;

/** The approvals of a product with their ratings, and the products that are equivalent to it. */
export function Equivalents({
  orangeBook: { asOf, approved, equivalents },
}: {
  orangeBook: OrangeBook;
}) {
  return (
    <div>
      <h3 className="font-semibold">Therapeutic equivalence (Orange Book)</h3>
      {approved.length === 0 ? (
        <p className="mt-1 text-muted">
          Its application is not in the Orange Book, which lists approved small-molecule drugs
          alone.
        </p>
      ) : (
        <ul className="mt-1 space-y-1">
          {approved.map(({ application, strength, rating, means, approvedOn, isReference }) => (
            <li key={`${application} ${strength}`} className="wrap-anywhere">
              <span className="font-semibold">{rating ?? "No code"}</span> {strength}
              {isReference && " (reference listed drug)"}: {means} Approved{" "}
              {approvedOn === null ? "before 1982" : shortDate(new Date(approvedOn))}.
            </li>
          ))}
        </ul>
      )}
      <EquivalentTo equivalents={equivalents} isRated={approved.length > 0} />
      {asOf !== null && (
        <p className="mt-1 text-small text-muted">
          Orange Book with approvals until {shortDate(new Date(asOf))}.
        </p>
      )}
    </div>
  );
}

function EquivalentTo({
  equivalents,
  isRated,
}: {
  equivalents: OrangeBook["equivalents"];
  isRated: boolean;
}) {
  if (!isRated) return null;
  if (equivalents === null) {
    return (
      <p className="mt-2 text-muted">
        Several strengths were approved under its application and its own is not known here: what is
        equivalent to it is not said.
      </p>
    );
  }
  if (equivalents.length === 0)
    return <p className="mt-2">No other product is rated equivalent.</p>;
  return (
    <details className="mt-2" open={equivalents.length <= 8}>
      <summary className="cursor-pointer font-semibold">
        {equivalents.length === 1 ? "1 product is" : `${equivalents.length} products are`} rated
        equivalent
      </summary>
      <ul className="mt-1 space-y-1">
        {equivalents.map(({ application, tradeName, applicant, rating, isReference, href }) => {
          const name = `${tradeName}, ${applicant}`;
          return (
            <li key={application} className="wrap-anywhere">
              {href === null ? (
                name
              ) : (
                <HrefLink href={href} className="link">
                  {name}
                </HrefLink>
              )}{" "}
              <span className="text-muted">
                {rating}
                {isReference && ", reference listed drug"}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
