import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { optionsOf } from "#/design/fields/select-options.ts";
import { TextField } from "#/design/fields/text-field.tsx";
import { PROFESSIONS } from "#/kernel/profession.ts";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import { useCheckedForm } from "#/platform/client/forms/use-checked-form.ts";
import type { User } from "../../session.contract.ts";
import { changeProfileMutation } from "./profile.queries.ts";

const SPECIALTY_OPTIONS = optionsOf(SPECIALTIES);
const PROFESSION_OPTIONS = optionsOf(PROFESSIONS);

export function ProfileForm({ user }: { user: User }) {
  const change = useMutation(changeProfileMutation(useQueryClient()));
  const { problems, submit } = useCheckedForm({
    schema: async () => (await import("../../profile.contract.ts")).ProfileChange,
    pending: change.isPending,
    send: (value, { refused }) => change.mutate(value, { onError: refused }),
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2" aria-label="Profile">
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        required
        defaultValue={user.firstName ?? ""}
        error={problems["firstName"]}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        required
        defaultValue={user.lastName ?? ""}
        error={problems["lastName"]}
      />
      <SelectField
        className="sm:col-span-2"
        label="Profession"
        name="profession"
        placeholder="Not stated"
        options={PROFESSION_OPTIONS}
        defaultValue={user.profession ?? ""}
        error={problems["profession"]}
      />
      <TextField
        label="NPI number"
        name="npiNumber"
        inputMode="numeric"
        hint="10 digits"
        defaultValue={user.npiNumber ?? ""}
        error={problems["npiNumber"]}
      />
      <SelectField
        label="Specialty"
        name="specialty"
        placeholder="Not stated"
        hint="Your main field"
        options={SPECIALTY_OPTIONS}
        defaultValue={user.specialty ?? ""}
        error={problems["specialty"]}
      />
      <TextField
        className="sm:col-span-2"
        label="Address of a picture"
        name="profileImageUrl"
        type="url"
        hint="We fetch it once and show our own copy. Or upload a file above."
        defaultValue={user.profileImageUrl ?? ""}
        error={problems["profileImageUrl"]}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" loading={change.isPending}>
          Save Profile
        </Button>
      </div>
    </form>
  );
}
