import { useQueryClient } from "@tanstack/react-query";
import { FollowLinkPage } from "./follow-link-page.tsx";
import { confirmAddressMutation } from "./recovery.queries.ts";

/** /verify-email: where the link leads that registration sends. */
export function VerifyEmailPage() {
  return (
    <FollowLinkPage
      title="Confirm your e-mail address"
      words="Confirm that this e-mail address is yours, so that you can get back into your account by it."
      action="Confirm My Address"
      mutation={confirmAddressMutation(useQueryClient())}
    />
  );
}
