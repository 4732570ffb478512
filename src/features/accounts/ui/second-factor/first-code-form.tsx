import type { SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { CopyButton } from "#/design/copy-button.tsx";
import { Notice } from "#/design/notice.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { QrCode } from "./qr-code.tsx";

/** The secret to scan or to type, and the field for the first code that an app makes of it. */
export function FirstCodeForm({
  secret,
  uri,
  pending,
  error,
  onCode,
}: {
  secret: string;
  uri: string;
  pending: boolean;
  error: Error | null;
  onCode: (code: string) => void;
}) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    if (!pending) onCode(code);
  }
  return (
    <form onSubmit={submit} noValidate aria-label="First code" className="grid gap-4">
      {error && (
        <Notice tone="major" live="assertive">
          {wordsFor(error, "This did not work. Please try again.")}
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
      <Button type="submit" variant="primary" loading={pending}>
        Turn On
      </Button>
    </form>
  );
}
