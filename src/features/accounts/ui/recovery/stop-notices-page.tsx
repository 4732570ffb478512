import { useMutation } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { LinkPage } from "./link-page.tsx";
import { NOT_DONE, stopNoticesMutation } from "./recovery.queries.ts";

/** /stop-notices: where notices of new sign-ins can be stopped. */
export function StopNoticesPage() {
  return (
    <LinkPage title="Stop sign-in notices">
      {(token) => <StopNotices key={token} token={token} />}
    </LinkPage>
  );
}

function StopNotices({ token }: { token: string }) {
  const stop = useMutation(stopNoticesMutation);
  if (stop.isSuccess) {
    return (
      <Notice tone="fine" live="polite">
        {stop.data.message}
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      {stop.isError && (
        <Notice tone="major" live="assertive">
          {wordsFor(stop.error, NOT_DONE)}
        </Notice>
      )}
      <p>
        You get an e-mail when your account is signed in to from a new browser. It is how you would
        notice that somebody else has your password.
      </p>
      <Button variant="primary" loading={stop.isPending} onClick={() => stop.mutate(token)}>
        Stop These E-mails
      </Button>
    </div>
  );
}
