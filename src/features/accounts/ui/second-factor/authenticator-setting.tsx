import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { Dialog } from "#/design/overlays/dialog.tsx";
import { toast } from "#/design/overlays/toast.ts";
import { shortDate } from "#/kernel/relative-time.ts";
import { AuthenticatorSetUp } from "./authenticator-set-up.tsx";
import { OwnerForm } from "./owner-form.tsx";
import { removeAuthenticatorMutation } from "./second-factor.queries.ts";
import { SettingRow } from "../profile/setting-row.tsx";

export function AuthenticatorSetting({
  since,
  hasPassword,
}: {
  since: string | null;
  hasPassword: boolean;
}) {
  const [open, setOpen] = useState<"set-up" | "remove" | null>(null);
  const remove = useMutation(removeAuthenticatorMutation(useQueryClient()));
  const close = () => {
    setOpen(null);
    remove.reset();
  };
  return (
    <SettingRow
      title="Authenticator app"
      state={since === null ? "Off" : `On since ${shortDate(new Date(since))}`}
      action={
        <Button
          size="small"
          aria-label={since === null ? "Set up authenticator app" : "Turn off authenticator app"}
          onClick={() => setOpen(since === null ? "set-up" : "remove")}
        >
          {since === null ? "Set Up" : "Turn Off"}
        </Button>
      }
    >
      <Dialog open={open === "set-up"} onOpenChange={close} title="Set up an authenticator app">
        <AuthenticatorSetUp hasPassword={hasPassword} onDone={close} />
      </Dialog>
      <Dialog open={open === "remove"} onOpenChange={close} title="Turn off the authenticator app">
        <OwnerForm
          label="Turn off the authenticator app"
          action="Turn Off"
          danger
          hasPassword={hasPassword}
          pending={remove.isPending}
          error={remove.error}
          onConfirm={(password) =>
            remove.mutate(password, {
              onSuccess: () => {
                close();
                toast({ title: "Authenticator off", description: "Its codes are not asked for." });
              },
            })
          }
        />
      </Dialog>
    </SettingRow>
  );
}
