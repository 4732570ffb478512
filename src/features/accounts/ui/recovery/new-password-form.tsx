import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { Notice } from "#/design/notice.tsx";
import { PasswordField } from "#/design/fields/password-field.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useCheckedForm } from "#/platform/client/forms/use-checked-form.ts";
import { NOT_DONE, resetMutation } from "./recovery.queries.ts";

/** Chooses a new password for whoever came by the link. */
export function NewPasswordForm({ token }: { token: string }) {
  const reset = useMutation(resetMutation(useQueryClient()));
  const { problems, submit } = useCheckedForm({
    schema: async () => (await import("../../recovery.contract.ts")).ChosenPassword,
    pending: reset.isPending,
    send: ({ password }, { refused }) => reset.mutate({ token, password }, { onError: refused }),
  });

  if (reset.isSuccess) {
    return (
      <Notice
        tone="fine"
        live="polite"
        actions={
          <HrefLink className={buttonStyle("primary")} href="/signin">
            Sign In
          </HrefLink>
        }
      >
        {reset.data.message}
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-label="New password">
      {reset.isError && (
        <Notice tone="major" live="assertive">
          {wordsFor(reset.error, NOT_DONE)}
        </Notice>
      )}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters. You are signed out everywhere."
        required
        error={problems["password"]}
      />
      <Button type="submit" variant="primary" loading={reset.isPending}>
        Change Password
      </Button>
    </form>
  );
}
