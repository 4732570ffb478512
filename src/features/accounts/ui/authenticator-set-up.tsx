import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { CopyButton } from "#/design/copy-button.tsx";
import { Notice } from "#/design/notice.tsx";
import { TextField } from "#/design/text-field.tsx";
import { wordsFor } from "#/platform/client/call-error.ts";
import { OwnerForm } from "./owner-form.tsx";
import { QrCode } from "./qr-code.tsx";
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
  const { secret, uri } = add.data;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    if (!confirm.isPending) confirm.mutate(code);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="First code" className="grid gap-4">
      {confirm.isError && (
        <Notice tone="major" live="assertive">
          {wordsFor(confirm.error, "This did not work. Please try again.")}
        </Notice>
      )}
      <p>Scan this with the app, or type the key into it.</p>
      <div className="grid justify-items-center gap-2">
        <QrCode text={uri} label="QR code for the authenticator app" />
        <p className="flex items-center gap-1">
          <code className="text-small break-all">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          <CopyButton text={secret} label="Copy the key" />
        </p>
      </div>
      <TextField
        label="Code that the app shows"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="6 digits"
        required
      />
      <Button type="submit" variant="primary" loading={confirm.isPending}>
        Turn On
      </Button>
    </form>
  );
}
