import { tooMany } from "#/platform/http/limits/limits.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import { Contest } from "../../contest.contract.ts";
import { contestNpi } from "../../contest.endpoints.ts";
import { Told } from "../../recovery.contract.ts";
import type { AccountParts } from "../account-parts.ts";
import { validNpi } from "../sign-in/auth.routes.ts";

type Parts = Pick<
  AccountParts,
  "accounts" | "contests" | "claims" | "counts" | "letters" | "background"
>;

/** So many times a day somebody may have one address written to. */
const LETTERS = { calls: 3, seconds: 86_400 };

/**
 * The mark goes at once, on nobody's word but the one who contests: an account whose claim is suspended for nothing
 * loses less than a person in whose name somebody else speaks. Nothing else of an account changes.
 */
export function contestRoutes(parts: Parts): Route[] {
  const { accounts, contests, claims, counts, letters, background } = parts;
  return [
    serve(
      contestNpi,
      { input: Contest, output: Told },
      { access: "anyone", status: 202, limit: { calls: 5, seconds: 3600, shared: true } },
      async ({ npi: typed, email, message }) => {
        const npi = validNpi(typed, "npi");
        const wait = await counts.take("contest", email, LETTERS);
        if (wait > 0) throw tooMany(wait);
        if (await contests.add({ npi, email, message })) {
          await claims.check(npi);
          for (const claimant of await accounts.confirmedWithNpi(npi)) {
            background("notice of a contest", () => letters.npiContested(claimant, npi));
          }
        }
        background("receipt of a contest", () => letters.contestReceived(email, npi));
        // The same whoever claims the number, or nobody: who has an account here is not for the asking.
        return {
          success: true,
          message: `Until this is settled no account shows NPI ${npi} as its own, unless we have seen a proof. We write to ${email}.`,
        };
      },
    ),
  ];
}
