import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { PasswordField } from "#/design/fields/password-field.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { optionsOf } from "#/design/fields/select-options.ts";
import { TextField } from "#/design/fields/text-field.tsx";
import { isNumbered, PROFESSIONS } from "#/kernel/profession.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { useIdempotencyKey } from "#/platform/client/calls/idempotency-key.ts";
import { useCheckedForm } from "#/platform/client/forms/use-checked-form.ts";
import { challengeIn, type Challenge } from "../second-factor/challenge.ts";
import { REGISTRATION_FAILED, registerMutation } from "./auth.queries.ts";

const PROFESSION_OPTIONS = optionsOf(PROFESSIONS);
const SPECIALTY_OPTIONS = optionsOf(SPECIALTIES);

const FIELDS = [
  { label: "First name", name: "firstName", autoComplete: "given-name" },
  { label: "Last name", name: "lastName", autoComplete: "family-name" },
  { label: "Email", name: "email", type: "email", autoComplete: "username" },
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
  const [profession, setProfession] = useState("");
  const numbered = isNumbered(profession);
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
      <SelectField
        label="Profession"
        name="profession"
        placeholder="Choose your profession"
        options={PROFESSION_OPTIONS}
        required
        error={problems["profession"]}
        className="sm:col-span-2"
        onChange={({ target }) => setProfession(target.value)}
      />
      {FIELDS.map((field) => (
        <TextField key={field.name} {...field} required error={problems[field.name]} />
      ))}
      <SelectField
        label="Specialty"
        name="specialty"
        placeholder={numbered ? "Choose a specialty" : "None of its own"}
        options={SPECIALTY_OPTIONS}
        required={numbered}
        error={problems["specialty"]}
      />
      <TextField
        label="NPI number"
        name="npiNumber"
        inputMode="numeric"
        hint={numbered ? "10 digits" : "10 digits; leave it empty without one"}
        required={numbered}
        error={problems["npiNumber"]}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        required
        error={problems["password"]}
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
