import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { Notice } from "#/design/notice.tsx";
import { TextField } from "#/design/text-field.tsx";
import { fieldProblems, wordsFor } from "#/platform/client/call-error.ts";
import { checkForm, focusFirstProblem, type Problems } from "#/platform/client/form-problems.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { NOT_DONE, resetMutation } from "./recovery.queries.ts";

/** Chooses a new password for whoever came by the link. */
export function NewPasswordForm({ token }: { token: string }) {
  const reset = useMutation(resetMutation(useQueryClient()));
  const [problems, setProblems] = useState<Problems>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (reset.isPending) return;
    const show = (found: Problems) => {
      setProblems(found);
      focusFirstProblem(form, found);
    };
    const { ChosenPassword } = await import("../recovery.contract.ts");
    const checked = await checkForm(ChosenPassword, new FormData(form));
    if (!checked.ok) return show(checked.problems);
    setProblems({});
    reset.mutate(
      { token, password: checked.value.password },
      { onError: (error) => show(fieldProblems(error)) },
    );
  }

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
      <TextField
        label="New password"
        name="password"
        type="password"
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
