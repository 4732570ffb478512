import { Card } from "#/design/card.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useLinkToken } from "./link-token.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ResetRequestForm } from "./reset-request-form.tsx";

/** /reset-password: asks for the link, and is where the link leads. */
export function ResetPage() {
  const token = useLinkToken();
  return (
    <div className="mx-auto max-w-120">
      <Card as="div">
        <h1 className="mb-3 text-h2">Choose a new password</h1>
        {token === "loading" && (
          <Loading label="Loading the form">
            <SkeletonText />
          </Loading>
        )}
        {token === "none" && <ResetRequestForm />}
        {token !== "loading" && token !== "none" && (
          <>
            <NewPasswordForm key={token} token={token} />
            <p className="mt-4">
              <a className="link" href="/reset-password">
                Ask for another link
              </a>
            </p>
          </>
        )}
      </Card>
      <p className="mt-4 text-center">
        <HrefLink className="link" href="/signin">
          Back to Sign In
        </HrefLink>
      </p>
    </div>
  );
}
