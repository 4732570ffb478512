import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { TextField } from "#/design/fields/text-field.tsx";
import { OwnerForm } from "../second-factor/owner-form.tsx";
import { deleteAccountMutation } from "./profile.queries.ts";
import { factorsQuery } from "../second-factor/second-factor.queries.ts";

const WORD = "DELETE";

/** Asks for the word and, as for all that matters to an account's safety, for the password. */
export function DeleteAccount() {
  const navigate = useNavigate();
  const leave = () => navigate({ to: "/" });
  const factors = useQuery(factorsQuery);
  const remove = useMutation(deleteAccountMutation(useQueryClient(), leave));
  const [typed, setTyped] = useState("");
  return (
    <OwnerForm
      label="Delete account"
      action="Delete My Account"
      danger
      disabled={typed !== WORD}
      hasPassword={factors.data?.hasPassword ?? true}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={(password) => remove.mutate(password)}
    >
      <p>
        Your profile, sessions, bookmarks and likes are deleted at once and for good, and messages
        that you sent us from this address, if you had confirmed it. Your comments stay, without
        your name.
      </p>
      <TextField
        label={`Type ${WORD} to confirm`}
        name="confirm"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </OwnerForm>
  );
}
