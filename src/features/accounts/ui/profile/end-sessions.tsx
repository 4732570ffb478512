import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Dialog } from "#/design/overlays/dialog.tsx";
import { OwnerForm } from "../second-factor/owner-form.tsx";
import { endSessionsMutation, type EndedSessions } from "./profile.queries.ts";
import { factorsQuery } from "../second-factor/second-factor.queries.ts";

/** Asks whoever ends sessions for the password: a browser that was left signed in shall not sign its owner out elsewhere. */
export function EndSessions({
  ending,
  onClose,
}: {
  ending: EndedSessions | null;
  onClose: () => void;
}) {
  const factors = useQuery(factorsQuery);
  const end = useMutation(endSessionsMutation(useQueryClient()));
  const close = () => {
    end.reset();
    onClose();
  };
  return (
    <Dialog open={ending !== null} onOpenChange={close} title="Confirm that it is you">
      <OwnerForm
        label="Sign out elsewhere"
        action="Sign Out"
        hasPassword={factors.data?.hasPassword ?? true}
        pending={end.isPending}
        error={end.error}
        onConfirm={(password) => end.mutate({ ...ending, password }, { onSuccess: close })}
      >
        <p>{wordsOf(ending)}</p>
      </OwnerForm>
    </Dialog>
  );
}

function wordsOf(ending: EndedSessions | null): string {
  if (ending?.id !== undefined) return "That browser is signed out at once.";
  return ending?.which === "all"
    ? "Every browser is signed out at once, this one too."
    : "Every browser but this one is signed out at once.";
}
