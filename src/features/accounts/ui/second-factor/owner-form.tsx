import type { ReactNode, SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { PasswordField } from "#/design/fields/password-field.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { wordsOfPasskey } from "./passkey-browser.ts";
import { NOT_DONE } from "../recovery/recovery.queries.ts";

/** Asks for the password again before something of the account's safety changes. */
export function OwnerForm({
  label,
  action,
  danger = false,
  disabled = false,
  hasPassword,
  pending,
  error,
  onConfirm,
  children,
}: {
  /** Of the form, for those who hear it. */
  label: string;
  action: string;
  danger?: boolean;
  /** While something else is missing. */
  disabled?: boolean;
  hasPassword: boolean;
  pending: boolean;
  error: Error | null;
  onConfirm: (password: string, form: FormData) => void;
  /** Fields besides the password. */
  children?: ReactNode;
}) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!pending && !disabled) onConfirm(String(form.get("password") ?? ""), form);
  }
  return (
    <form onSubmit={submit} noValidate aria-label={label} className="grid gap-4">
      {error && (
        <Notice tone="major" live="assertive">
          {wordsFor(error, wordsOfPasskey(error, NOT_DONE))}
        </Notice>
      )}
      {children}
      {hasPassword && (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
        />
      )}
      <Button
        type="submit"
        variant={danger ? "danger" : "primary"}
        loading={pending}
        disabled={disabled}
      >
        {action}
      </Button>
    </form>
  );
}
