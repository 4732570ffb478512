import { useMutation } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { useCheckedForm } from "#/platform/client/forms/use-checked-form.ts";
import { NOT_DONE, requestResetMutation } from "./recovery.queries.ts";

/** Asks for the e-mail with the link. What it says is the same whether there is such an account or not. */
export function ResetRequestForm() {
  const request = useMutation(requestResetMutation);
  const { problems, submit } = useCheckedForm({
    schema: async () => (await import("../../recovery.contract.ts")).ResetRequest,
    pending: request.isPending,
    send: ({ email }) => request.mutate(email),
  });

  if (request.isSuccess) {
    return (
      <Notice tone="fine" live="polite" title="Look into your e-mail">
        {request.data.message} It works once, for one hour.
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-label="Forgot password">
      {request.isError && (
        <Notice tone="major" live="assertive">
          {wordsFor(request.error, NOT_DONE)}
        </Notice>
      )}
      <p>Enter the e-mail address of your account. You get a link to choose a new password.</p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={problems["email"]}
      />
      <Button type="submit" variant="primary" loading={request.isPending}>
        Send Link
      </Button>
    </form>
  );
}
