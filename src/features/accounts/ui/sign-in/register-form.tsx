import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { PasswordField } from "#/design/fields/password-field.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { useIdempotencyKey } from "#/platform/client/calls/idempotency-key.ts";
import { useCheckedForm } from "#/platform/client/forms/use-checked-form.ts";
import { challengeIn, type Challenge } from "../second-factor/challenge.ts";
import { REGISTRATION_FAILED, registerMutation } from "./auth.queries.ts";

const SPECIALTY_OPTIONS = SPECIALTIES.map((name) => ({ value: name, label: name }));

const FIELDS = [
  { label: "First name", name: "firstName", autoComplete: "given-name" },
  { label: "Last name", name: "lastName", autoComplete: "family-name" },
  { label: "Email", name: "email", type: "email", autoComplete: "username" },
  { label: "NPI number", name: "npiNumber", inputMode: "numeric", hint: "10 digits" },
] as const;

export function RegisterForm({
  onSignedIn,
  onChallenge,
  failed = REGISTRATION_FAILED,
}: {
  onSignedIn: () => void;
  /** The account is made, and everybody needs a second factor here. */
  onChallenge: (challenge: Challenge) => void;
  /** What is said of a failure that brings no words of its own. */
  failed?: string;
}) {
  const key = useIdempotencyKey();
  const registration = useMutation(registerMutation(useQueryClient()));
  const { problems, submit } = useCheckedForm({
    schema: async () => (await import("../../accounts.contract.ts")).Registration,
    pending: registration.isPending,
    send: (value, { refused }) =>
      registration.mutate(
        { registration: value, idempotencyKey: key.current() },
        {
          onSuccess: () => {
            key.renew();
            onSignedIn();
          },
          onError: (error) => {
            const challenge = challengeIn(error, { isNew: true });
            if (challenge) onChallenge(challenge);
            else refused(error);
          },
        },
      ),
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      {registration.isError && (
        <Notice tone="major" live="assertive" className="sm:col-span-2">
          {wordsFor(registration.error, failed)}
        </Notice>
      )}
      {FIELDS.map((field) => (
        <TextField key={field.name} {...field} required error={problems[field.name]} />
      ))}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        required
        error={problems["password"]}
      />
      <SelectField
        label="Specialty"
        name="specialty"
        placeholder="Choose a specialty"
        options={SPECIALTY_OPTIONS}
        required
        error={problems["specialty"]}
      />
      <Button
        type="submit"
        variant="primary"
        loading={registration.isPending}
        className="sm:col-span-2"
      >
        Register
      </Button>
    </form>
  );
}
