import { useMutation, useQueryClient } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import Smartphone from "lucide-react/icons/smartphone";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import { welcomeBack, welcomeNew } from "../sign-in/auth.queries.ts";
import { enterSession } from "../auth.ts";
import type { SetUp } from "./challenge.ts";
import { FirstCodeForm } from "./first-code-form.tsx";
import { passkeysWork, wordsOfPasskey } from "./passkey-browser.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { NOT_DONE } from "../recovery/recovery.queries.ts";
import { firstAppMutation, firstCodeMutation, firstPasskeyMutation } from "./set-up.queries.ts";

/** The form that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Between the first step and the session, where everybody needs a second factor: sets up the first one. */
export default function SetUpStep({
  challenge: { ticket, isNew },
  onSignedIn,
  onCancel,
}: {
  challenge: SetUp;
  onSignedIn: () => void;
  onCancel: () => void;
}) {
  const queryClient = useQueryClient();
  const app = useMutation(firstAppMutation);
  const code = useMutation(firstCodeMutation);
  const passkey = useMutation(firstPasskeyMutation);
  const done = code.data ?? passkey.data;
  const failed = app.error ?? passkey.error;

  // The session begins here once the codes were seen: a page that knows of it would take them off the screen.
  function enter() {
    if (!done) return;
    enterSession(queryClient, done);
    if (isNew) welcomeNew(done.user);
    else welcomeBack(done.user);
    onSignedIn();
  }

  return (
    <section aria-labelledby="set-up-step" className="grid gap-4">
      <h2 id="set-up-step" ref={takeFocus} tabIndex={-1} className="text-h3">
        Set up a second factor
      </h2>
      {done ? (
        <RecoveryCodeList codes={done.recoveryCodes} onDone={enter} />
      ) : app.data ? (
        <FirstCodeForm
          {...app.data}
          pending={code.isPending}
          error={code.error}
          onCode={(typed) => code.mutate({ ticket, code: typed })}
        />
      ) : (
        <>
          {failed && (
            <Notice tone="major" live="assertive">
              {wordsFor(failed, wordsOfPasskey(failed, NOT_DONE))}
            </Notice>
          )}
          <p>
            Everybody here signs in with a second factor besides the password. Choose yours: it is
            asked for from now on.
          </p>
          <Button variant="primary" loading={app.isPending} onClick={() => app.mutate(ticket)}>
            <Smartphone className="size-4" />
            Use an Authenticator App
          </Button>
          {passkeysWork() && (
            <Button loading={passkey.isPending} onClick={() => passkey.mutate(ticket)}>
              <KeyRound className="size-4" />
              Use a Passkey
            </Button>
          )}
        </>
      )}
      {!done && (
        <p>
          <Button variant="quiet" onClick={onCancel}>
            Back
          </Button>
        </p>
      )}
    </section>
  );
}
