import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Notice } from "#/design/notice.tsx";
import { FirstCodeForm } from "./first-code-form.tsx";
import { OwnerForm } from "./owner-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { addAuthenticatorMutation, confirmAuthenticatorMutation } from "./second-factor.queries.ts";

/** Password, then the secret to scan or to type, then its first code, then the recovery codes. */
export function AuthenticatorSetUp({
  hasPassword,
  onDone,
}: {
  hasPassword: boolean;
  onDone: () => void;
}) {
  const add = useMutation(addAuthenticatorMutation);
  const confirm = useMutation(confirmAuthenticatorMutation(useQueryClient()));

  if (confirm.data) {
    return confirm.data.length > 0 ? (
      <RecoveryCodeList codes={confirm.data} onDone={onDone} />
    ) : (
      <Notice tone="fine" title="The authenticator app is on">
        Your recovery codes stay as they are.
      </Notice>
    );
  }
  if (!add.data) {
    return (
      <OwnerForm
        label="Set up an authenticator app"
        action="Continue"
        hasPassword={hasPassword}
        pending={add.isPending}
        error={add.error}
        onConfirm={(password) => add.mutate(password)}
      >
        <p>You need an app that shows six digits for an account, on your phone or elsewhere.</p>
      </OwnerForm>
    );
  }
  return (
    <FirstCodeForm
      {...add.data}
      pending={confirm.isPending}
      error={confirm.error}
      onCode={(code) => confirm.mutate(code)}
    />
  );
}
