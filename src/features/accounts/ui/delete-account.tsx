import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { TextField } from "#/design/text-field.tsx";
import { deleteAccountMutation } from "./profile.queries.ts";

const WORD = "DELETE";

export function DeleteAccount() {
  const navigate = useNavigate();
  const leave = () => navigate({ to: "/" });
  const remove = useMutation(deleteAccountMutation(useQueryClient(), leave));
  const [typed, setTyped] = useState("");
  return (
    <form
      aria-label="Delete account"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === WORD) remove.mutate();
      }}
      className="grid gap-3"
    >
      <p>
        Your profile, sessions, bookmarks and likes are deleted at once and for good. Your comments
        stay, without your name.
      </p>
      <TextField
        label={`Type ${WORD} to confirm`}
        name="confirm"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" variant="danger" loading={remove.isPending} disabled={typed !== WORD}>
          Delete My Account
        </Button>
      </div>
    </form>
  );
}
