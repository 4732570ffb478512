import { useMutation, useQueryClient } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useState, type SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import type { FactorMethod } from "../../second-factor.contract.ts";
import type { Proof } from "./challenge.ts";
import { wordsOfPasskey } from "./passkey-browser.ts";
import { NOT_DONE } from "../recovery/recovery.queries.ts";
import { proofMutation } from "./second-factor.queries.ts";

const WORDS: Record<FactorMethod, string> = {
  code: "Use a code of the authenticator app",
  passkey: "Use a passkey",
  "recovery-code": "Use a recovery code",
};

/** The form that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The second step of a sign-in: a code, a passkey or a recovery code, whichever the account has. */
export default function SecondStep({
  challenge: { ticket, methods },
  onSignedIn,
  onCancel,
}: {
  challenge: Proof;
  onSignedIn: () => void;
  onCancel: () => void;
}) {
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? "code");
  const proof = useMutation(proofMutation(useQueryClient()));
  const passkey = method === "passkey";

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (proof.isPending) return;
    const typed = String(new FormData(event.currentTarget).get("code") ?? "");
    const given = { code: { code: typed }, passkey: {}, "recovery-code": { recoveryCode: typed } };
    proof.mutate({ ticket, method, ...given[method] }, { onSuccess: onSignedIn });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-label="Second step">
      <h2 ref={passkey ? takeFocus : null} tabIndex={-1} className="text-h3">
        Confirm that it is you
      </h2>
      {proof.isError && (
        <Notice tone="major" live="assertive">
          {wordsFor(proof.error, wordsOfPasskey(proof.error, NOT_DONE))}
        </Notice>
      )}
      {passkey ? (
        <p>Your browser asks for the passkey that you added to this account.</p>
      ) : (
        <TextField
          key={method}
          label={method === "code" ? "Code of your authenticator app" : "Recovery code"}
          name="code"
          autoComplete="one-time-code"
          ref={takeFocus}
          inputMode={method === "code" ? "numeric" : "text"}
          hint={method === "code" ? "6 digits" : "Each of them works once"}
          required
        />
      )}
      <Button type="submit" variant="primary" loading={proof.isPending}>
        {passkey && <KeyRound className="size-4" />}
        {passkey ? "Continue with Passkey" : "Continue"}
      </Button>
      <p className="flex flex-wrap gap-x-2">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              variant="quiet"
              onClick={() => {
                proof.reset();
                setMethod(other);
              }}
            >
              {WORDS[other]}
            </Button>
          ))}
        <Button variant="quiet" onClick={onCancel}>
          Back
        </Button>
      </p>
    </form>
  );
}
