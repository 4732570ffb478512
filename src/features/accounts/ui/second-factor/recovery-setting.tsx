import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { Dialog } from "#/design/overlays/dialog.tsx";
import { OwnerForm } from "./owner-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { renewCodesMutation } from "./second-factor.queries.ts";
import { SettingRow } from "../profile/setting-row.tsx";

export function RecoverySetting({ left, hasPassword }: { left: number; hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  const renew = useMutation(renewCodesMutation(useQueryClient()));
  const close = () => {
    setOpen(false);
    renew.reset();
  };
  return (
    <SettingRow
      title="Recovery codes"
      state={left === 1 ? "1 code is left" : `${left} codes are left`}
      action={
        <Button size="small" onClick={() => setOpen(true)}>
          Make New Codes
        </Button>
      }
    >
      <Dialog open={open} onOpenChange={close} title="New recovery codes">
        {renew.data ? (
          <RecoveryCodeList codes={renew.data} onDone={close} />
        ) : (
          <OwnerForm
            label="New recovery codes"
            action="Make New Codes"
            hasPassword={hasPassword}
            pending={renew.isPending}
            error={renew.error}
            onConfirm={(password) => renew.mutate(password)}
          >
            <p>The codes that you have now stop working.</p>
          </OwnerForm>
        )}
      </Dialog>
    </SettingRow>
  );
}
