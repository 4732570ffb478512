import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { TextField } from "#/design/text-field.tsx";
import { fieldProblems, wordsFor } from "#/platform/client/call-error.ts";
import { checkForm, focusFirstProblem, type Problems } from "#/platform/client/form-problems.ts";
import { Notice } from "#/design/notice.tsx";
import { changePasswordMutation } from "./profile.queries.ts";

export function PasswordForm() {
  const change = useMutation(changePasswordMutation(useQueryClient()));
  const [problems, setProblems] = useState<Problems>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (change.isPending) return;
    const show = (found: Problems) => {
      setProblems(found);
      focusFirstProblem(form, found);
    };
    const { PasswordChange } = await import("../profile.contract.ts");
    const checked = await checkForm(PasswordChange, new FormData(form));
    if (!checked.ok) return show(checked.problems);
    setProblems({});
    change.mutate(checked.value, {
      onSuccess: () => form.reset(),
      onError: (error) => show(fieldProblems(error)),
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2" aria-label="Password">
      {change.isError && (
        <Notice tone="major" live="assertive" className="sm:col-span-2">
          {wordsFor(change.error, "The password was not changed. Please try again.")}
        </Notice>
      )}
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        hint="The one you sign in with"
        autoComplete="current-password"
        required
        error={problems["currentPassword"]}
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        required
        error={problems["newPassword"]}
      />
      <div className="sm:col-span-2">
        <Button type="submit" loading={change.isPending}>
          Change Password
        </Button>
      </div>
    </form>
  );
}
