import { useState } from "react";
import { Dialog } from "#/design/dialog.tsx";
import { Tabs } from "#/design/tabs.tsx";
import { closeSignIn, useSignInRequest } from "#/platform/client/session.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

/** The sign-in modal. Closing it forgets what was typed, and it opens with the login tab again. */
export default function SignInPanel() {
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
        onSignedIn={() => {
          closeSignIn();
          request?.onSuccess?.();
        }}
      />
    </Dialog>
  );
}

function SignInTabs({ onSignedIn }: { onSignedIn: () => void }) {
  const [tab, setTab] = useState<"login" | "register">("login");
  return (
    <Tabs
      label="Account"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: "login", label: "Sign In", panel: <LoginForm onSignedIn={onSignedIn} /> },
        { id: "register", label: "Register", panel: <RegisterForm onSignedIn={onSignedIn} /> },
      ]}
    />
  );
}
