import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { PasswordField } from "#/design/fields/password-field.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { Notice } from "#/design/notice.tsx";
import { useCheckedForm } from "#/platform/client/forms/use-checked-form.ts";
import { changePasswordMutation } from "../profile/profile.queries.ts";

export function PasswordForm() {
  const change = useMutation(changePasswordMutation(useQueryClient()));
  const { problems, submit } = useCheckedForm({
    schema: async () => (await import("../../profile.contract.ts")).PasswordChange,
    pending: change.isPending,
    send: (value, { form, refused }) =>
      change.mutate(value, { onSuccess: () => form.reset(), onError: refused }),
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2" aria-label="Password">
      {change.isError && (
        <Notice tone="major" live="assertive" className="sm:col-span-2">
          {wordsFor(change.error, "The password was not changed. Please try again.")}
        </Notice>
      )}
      <PasswordField
        label="Current password"
        name="currentPassword"
        hint="The one you sign in with"
        autoComplete="current-password"
        required
        error={problems["currentPassword"]}
      />
      <PasswordField
        label="New password"
        name="newPassword"
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
