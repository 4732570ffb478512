import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { PasswordField } from "#/design/fields/password-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { closeSignIn } from "#/platform/client/session.ts";
import { useCheckedForm } from "#/platform/client/forms/use-checked-form.ts";
import { challengeIn, type Challenge } from "../second-factor/challenge.ts";
import { LOGIN_FAILED, loginMutation } from "./auth.queries.ts";

export function LoginForm({
  onSignedIn,
  onChallenge,
  failed = LOGIN_FAILED,
}: {
  onSignedIn: () => void;
  /** The password was right, and the account asks for more. */
  onChallenge: (challenge: Challenge) => void;
  /** What is said of a failure that brings no words of its own. */
  failed?: string;
}) {
  const login = useMutation(loginMutation(useQueryClient()));
  const { problems, submit } = useCheckedForm({
    schema: async () => (await import("../../accounts.contract.ts")).Login,
    pending: login.isPending,
    send: (value) =>
      login.mutate(value, {
        onSuccess: onSignedIn,
        onError: (error) => {
          const challenge = challengeIn(error);
          if (challenge) onChallenge(challenge);
        },
      }),
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {login.isError && (
        <Notice tone="major" live="assertive">
          {wordsFor(login.error, failed)}
        </Notice>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={problems["email"]}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={problems["password"]}
      />
      <Button type="submit" variant="primary" loading={login.isPending}>
        Sign In
      </Button>
      <p>
        <HrefLink className="link" href="/reset-password" onClick={closeSignIn}>
          Forgot password?
        </HrefLink>
      </p>
    </form>
  );
}
