import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { Dialog } from "#/design/overlays/dialog.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import { deviceName } from "../../logic/device.ts";
import type { Factors } from "../../second-factor.contract.ts";
import { OwnerForm } from "./owner-form.tsx";
import { passkeysWork } from "./passkey-browser.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { addPasskeyMutation, removePasskeyMutation } from "./second-factor.queries.ts";
import { SettingRow } from "../profile/setting-row.tsx";

type Passkey = Factors["passkeys"][number];

export function PasskeySetting({
  passkeys,
  hasPassword,
}: {
  passkeys: readonly Passkey[];
  hasPassword: boolean;
}) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<"add" | Passkey | null>(null);
  const add = useMutation(addPasskeyMutation(queryClient));
  const remove = useMutation(removePasskeyMutation(queryClient));
  const close = () => {
    setOpen(null);
    add.reset();
    remove.reset();
  };

  const removing = typeof open === "object" ? open : null;
  return (
    <SettingRow
      title="Passkeys"
      state={
        passkeysWork()
          ? "Your device's own lock, or a security key"
          : "Not available with this device or at this address of the site"
      }
      action={
        passkeysWork() && (
          <Button size="small" onClick={() => setOpen("add")}>
            Add a Passkey
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className="mt-2 grid gap-2 pl-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {passkey.name}
                <span className="block text-small text-muted">{historyOf(passkey)}</span>
              </span>
              <Button
                size="small"
                aria-label={`Remove passkey ${passkey.name}`}
                onClick={() => setOpen(passkey)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={open === "add"} onOpenChange={close} title="Add a passkey">
        {add.data && add.data.length > 0 ? (
          <RecoveryCodeList codes={add.data} onDone={close} />
        ) : (
          <OwnerForm
            label="Add a passkey"
            action="Continue"
            hasPassword={hasPassword}
            pending={add.isPending}
            error={add.error}
            onConfirm={(password, form) =>
              add.mutate(
                { password, name: String(form.get("name") ?? "") },
                { onSuccess: (codes) => codes.length === 0 && close() },
              )
            }
          >
            <TextField
              label="Name"
              name="name"
              hint="To tell it from others"
              defaultValue={deviceName(navigator.userAgent)}
              required
            />
          </OwnerForm>
        )}
      </Dialog>
      <Dialog open={removing !== null} onOpenChange={close} title="Remove the passkey">
        <OwnerForm
          label="Remove the passkey"
          action="Remove"
          danger
          hasPassword={hasPassword}
          pending={remove.isPending}
          error={remove.error}
          onConfirm={(password) =>
            remove.mutate({ id: removing?.id ?? "", password }, { onSuccess: close })
          }
        >
          <p>{`${removing?.name} no longer opens this account.`}</p>
        </OwnerForm>
      </Dialog>
    </SettingRow>
  );
}

function historyOf({ createdAt, lastUsedAt }: Passkey): string {
  const added = `Added ${shortDate(new Date(createdAt))}`;
  return lastUsedAt === null ? added : `${added}, last used ${shortDate(new Date(lastUsedAt))}`;
}
