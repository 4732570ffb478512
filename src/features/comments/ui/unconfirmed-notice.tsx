import { useMutation } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { CallError, wordsFor } from "#/platform/client/calls/call-error.ts";
import { ADDRESS_UNCONFIRMED } from "../comments.terms.ts";
import { sendConfirmationMutation } from "./comments.mutations.ts";

/** Whether a comment was refused because its writer's address is not confirmed. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof CallError && error.problem["reason"] === ADDRESS_UNCONFIRMED;
}

/** Above the form, which keeps what was typed. */
export function UnconfirmedNotice({ error }: { error: unknown }) {
  const send = useMutation(sendConfirmationMutation);
  if (!isUnconfirmed(error)) return null;
  return (
    <Notice
      tone="moderate"
      live="assertive"
      title="Not published yet"
      className="mt-2"
      actions={
        <Button size="small" loading={send.isPending} onClick={() => send.mutate()}>
          Send the Link Again
        </Button>
      }
    >
      {send.data?.message ?? wordsFor(send.error ?? error, "Please try again.")} What you wrote
      stays here: post it once more when the address is confirmed.
    </Notice>
  );
}
