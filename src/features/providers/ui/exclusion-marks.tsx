import { Notice } from "#/design/notice.tsx";
import { dayText } from "../logic/provider-words.ts";
import type { ExclusionMark } from "../providers.contract.ts";

/** What OIG's exclusion list says. A match by name and state may be somebody else, and is said to be. */
export function ExclusionMarks({ exclusions }: { exclusions: readonly ExclusionMark[] }) {
  return exclusions.map(({ matched_by, excluded_on, basis, listed_as }) =>
    matched_by === "npi" ? (
      <Notice
        key={`${excluded_on} ${basis}`}
        tone="major"
        framed
        className="mt-3"
        title="On OIG's exclusion list"
      >
        Excluded from federal health care programs since {dayText(excluded_on)} (section {basis}),
        listed with this NPI as {listed_as}.
      </Notice>
    ) : (
      <Notice
        key={`${excluded_on} ${basis}`}
        tone="moderate"
        className="mt-3"
        title="Possible match on OIG's exclusion list, to be checked"
      >
        {listed_as}, excluded since {dayText(excluded_on)} (section {basis}), is listed without an
        NPI. Only name and state agree: it may be another person.
      </Notice>
    ),
  );
}
