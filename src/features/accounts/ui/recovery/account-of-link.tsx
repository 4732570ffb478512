import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { DescriptionList } from "#/design/description-list.tsx";
import { Dialog } from "#/design/overlays/dialog.tsx";
import { Notice } from "#/design/notice.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { shortDate } from "#/kernel/relative-time.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import type { LinkedAccount } from "../../recovery.contract.ts";
import {
  accountOfLinkQuery,
  confirmAddressMutation,
  disownMutation,
  NOT_DONE,
} from "./recovery.queries.ts";

/** Shows whose account a link would confirm, because anybody could have made it with this address. */
export function AccountOfLink({ token }: { token: string }) {
  const account = useQuery(accountOfLinkQuery(token));
  const queryClient = useQueryClient();
  const confirm = useMutation(confirmAddressMutation(queryClient));
  const disown = useMutation(disownMutation(queryClient));
  const done = confirm.data ?? disown.data;
  if (done) {
    return (
      <Notice tone="fine" live="polite">
        {done.message}
      </Notice>
    );
  }
  const failure = confirm.error ?? disown.error ?? account.error;
  return (
    <div className="grid gap-4">
      {failure && (
        <Notice tone="major" live="assertive">
          {wordsFor(failure, NOT_DONE)}
        </Notice>
      )}
      {account.isPending && (
        <Loading label="Loading the account">
          <SkeletonText />
        </Loading>
      )}
      {account.isSuccess && (
        <Choice
          account={account.data}
          confirming={confirm.isPending}
          disowning={disown.isPending}
          onConfirm={() => confirm.mutate(token)}
          onDisown={() => disown.mutate(token)}
        />
      )}
    </div>
  );
}

function Choice({
  account: { name, npiNumber, createdAt },
  confirming,
  disowning,
  onConfirm,
  onDisown,
}: {
  account: LinkedAccount;
  confirming: boolean;
  disowning: boolean;
  onConfirm: () => void;
  onDisown: () => void;
}) {
  const [isAnothers, setAnothers] = useState(false);
  return (
    <>
      <p>This account was made with your e-mail address. Confirm only what you made yourself.</p>
      <DescriptionList
        items={[
          { term: "Name", value: name },
          { term: "NPI number", value: npiNumber, code: true },
          { term: "Made on", value: shortDate(new Date(createdAt)) },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" loading={confirming} onClick={onConfirm}>
          Confirm My Address
        </Button>
        <Button loading={disowning} onClick={() => setAnothers(true)}>
          This Was Not Me
        </Button>
      </div>
      <Dialog open={isAnothers} onOpenChange={setAnothers} title="End this account?">
        <p className="mb-4">
          It is deleted at once and for good, with everything in it. You can make one of your own
          with this address afterwards.
        </p>
        <Button
          variant="danger"
          onClick={() => {
            setAnothers(false);
            onDisown();
          }}
        >
          End This Account
        </Button>
      </Dialog>
    </>
  );
}
