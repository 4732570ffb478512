import { useState } from "react";
import { Dialog } from "#/design/overlays/dialog.tsx";
import { Tabs } from "#/design/tabs.tsx";
import {
  closeSignIn,
  meetSignIn,
  type SignInTab,
  useSignInRequest,
} from "#/platform/client/session.ts";
import { IdentityButtons } from "../identity/identity-buttons.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-on-use.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";
import type { WaysIn } from "./ways-in.ts";

/**
 * The sign-in modal. Closing it forgets what was typed, and it opens with the login tab again, unless it is asked for
 * the other one.
 */
export default function SignInPanel({ ...waysIn }: WaysIn) {
  const request = useSignInRequest();
  return (
    <Dialog
      title="Professional Healthcare Access"
      open={request !== null}
      onOpenChange={(open) => {
        if (!open) closeSignIn();
      }}
    >
      <SignInTabs {...waysIn} first={request?.tab ?? "login"} onSignedIn={meetSignIn} />
    </Dialog>
  );
}

function SignInTabs({
  identityProviders,
  localSignIn,
  first,
  onSignedIn,
}: WaysIn & {
  first: SignInTab;
  onSignedIn: () => void;
}) {
  const [tab, setTab] = useState(first);
  return (
    <SignInSteps onSignedIn={onSignedIn}>
      {(onChallenge) => {
        const after = { onSignedIn, onChallenge };
        return (
          <>
            <IdentityButtons
              providers={identityProviders}
              mode={tab === "login" ? "sign-in" : "sign-up"}
              alone={!localSignIn}
              {...after}
            />
            {localSignIn && (
              <Tabs
                label="Account"
                selected={tab}
                onSelect={setTab}
                tabs={[
                  { id: "login", label: "Sign In", panel: <LoginForm {...after} /> },
                  {
                    id: "register",
                    label: "Register",
                    panel: <RegisterForm {...after} />,
                  },
                ]}
              />
            )}
          </>
        );
      }}
    </SignInSteps>
  );
}
