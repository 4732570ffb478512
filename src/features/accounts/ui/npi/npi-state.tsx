import { Notice } from "#/design/notice.tsx";
import { npiClaimWords } from "#/kernel/npi-claim.ts";
import { shortDate } from "#/kernel/relative-time.ts";
import { NPI_MATCH_WORDS } from "../../logic/npi-match.ts";
import type { Profile } from "../../profile.contract.ts";

const TITLES: Partial<Record<Profile["npi"]["state"], string>> = {
  matched: "Shown with your comments",
  unconfirmed: "Not shown until your e-mail address is confirmed",
  contested: "Your claim on this NPI is contested",
};

/** What the check of the person's NPI found, what others see of it, and how to mend it. */
export function NpiState({ npi: { state, checkedAt }, user }: Pick<Profile, "npi" | "user">) {
  const { npiClaim, isVerified } = user;
  const title = TITLES[state] ?? "NPI not matched";
  if (state === "matched" && npiClaim) {
    return (
      <Notice tone={isVerified ? "fine" : "info"} title={title}>
        {npiClaimWords(npiClaim.npi, npiClaim.checkedOn)}.{" "}
        {isVerified
          ? "We have seen a proof from outside the registry: you are marked as verified."
          : "An NPI is public, so this identifies you and does not prove who you are."}
      </Notice>
    );
  }
  return (
    <Notice tone={state === "contested" ? "moderate" : "info"} title={title}>
      {NPI_MATCH_WORDS[state]}
      {checkedAt !== null &&
        ` Checked against the provider registry on ${shortDate(new Date(checkedAt))}.`}
    </Notice>
  );
}
