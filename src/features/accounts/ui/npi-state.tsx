import { Notice } from "#/design/notice.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import { NPI_MATCH_WORDS } from "../logic/npi-match.ts";
import type { Profile } from "../profile.contract.ts";

/** What the check of the person's NPI found, and how to mend it. */
export function NpiState({ npi: { state, checkedAt } }: { npi: Profile["npi"] }) {
  const matched = state === "matched";
  return (
    <Notice tone={matched ? "fine" : "info"} title={matched ? "NPI matched" : "NPI not matched"}>
      {NPI_MATCH_WORDS[state]}
      {checkedAt !== null &&
        ` Checked against the provider registry on ${shortDate(new Date(checkedAt))}.`}
      {matched && " A match identifies you; it does not prove who you are."}
    </Notice>
  );
}
