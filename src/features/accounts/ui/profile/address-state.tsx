import { useMutation } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import type { Profile } from "../../profile.contract.ts";
import { sendConfirmationMutation } from "../recovery/recovery.queries.ts";

/** Asks for the confirmation of an address that nobody has confirmed. */
export function AddressState({ email }: { email: Profile["email"] }) {
  const send = useMutation(sendConfirmationMutation);
  if (email.confirmedAt !== null) return null;
  return (
    <Notice
      tone="info"
      title="E-mail address not confirmed"
      actions={
        <Button size="small" loading={send.isPending} onClick={() => send.mutate()}>
          Send the Link Again
        </Button>
      }
    >
      Follow the link in the e-mail that we sent to you.
    </Notice>
  );
}
