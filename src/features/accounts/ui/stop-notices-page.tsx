import { FollowLinkPage } from "./follow-link-page.tsx";
import { stopNoticesMutation } from "./recovery.queries.ts";

/** /stop-notices: where notices of new sign-ins can be stopped. */
export function StopNoticesPage() {
  return (
    <FollowLinkPage
      title="Stop sign-in notices"
      words="You get an e-mail when your account is signed in to from a new browser. It is how you would notice that somebody else has your password."
      action="Stop These E-mails"
      mutation={stopNoticesMutation}
    />
  );
}
