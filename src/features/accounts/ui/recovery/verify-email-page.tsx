import { AccountOfLink } from "./account-of-link.tsx";
import { LinkPage } from "./link-page.tsx";

/** /verify-email: where the link leads that registration sends. */
export function VerifyEmailPage() {
  return (
    <LinkPage title="Confirm your e-mail address">
      {(token) => <AccountOfLink key={token} token={token} />}
    </LinkPage>
  );
}
