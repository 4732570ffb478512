import { useState } from "react";
import { Dialog } from "#/design/overlays/dialog.tsx";
import { Tabs } from "#/design/tabs.tsx";
import {
  closeSignIn,
  meetSignIn,
  type SignInTab,
  useSignInRequest,
} from "#/platform/client/session.ts";
import type { ShownProvider } from "../../identity-provider.contract.ts";
import { IdentityButtons } from "../identity/identity-buttons.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

/**
 * The sign-in modal. Closing it forgets what was typed, and it opens with the login tab again, unless it is asked for
 * the other one.
 */
export default function SignInPanel({
  identityProviders,
}: {
  identityProviders: readonly ShownProvider[];
}) {
  const request = useSignInRequest();
  return (
    <Dialog
      title="Professional Healthcare Access"
      open={request !== null}
      onOpenChange={(open) => {
        if (!open) closeSignIn();
      }}
    >
      <SignInTabs
        identityProviders={identityProviders}
        first={request?.tab ?? "login"}
        onSignedIn={meetSignIn}
      />
    </Dialog>
  );
}

function SignInTabs({
  identityProviders,
  first,
  onSignedIn,
}: {
  identityProviders: readonly ShownProvider[];
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
              {...after}
            />
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
          </>
        );
      }}
    </SignInSteps>
  );
}
