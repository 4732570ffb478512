import { useIsMutating } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button } from "#/design/button.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { Card } from "#/design/card.tsx";
import { Spinner } from "#/design/spinner.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useSession } from "#/platform/client/session.ts";
import { IdentityButtons } from "../identity/identity-buttons.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-on-use.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";
import type { WaysIn } from "./ways-in.ts";

const FAILED = "Authentication failed. Please try again.";
/** The session itself tells of a success. */
const bySession = () => undefined;
/** How long those who are signed in already can read that they are, in ms. */
const REDIRECT_AFTER = 2000;

/** /signin: for signed-out visitors; whoever is signed in is sent on to Home. */
export function SignInPage({
  productName,
  identityProviders,
  localSignIn,
}: WaysIn & { productName: string }) {
  const session = useSession();
  const [mode, setMode] = useState<"sign-in" | "sign-up">("sign-in");
  const working = useIsMutating({ mutationKey: ["account"] }) > 0;
  const navigate = useNavigate();
  const signedIn = session.state === "signed-in";
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (session.state === "signed-out" && !wasSignedOut) setWasSignedOut(true);
  const success = signedIn && wasSignedOut;
  // Whichever form it was, here or in the header's modal.
  useEffect(() => {
    if (success) void navigate({ to: "/" });
  }, [success, navigate]);

  if (signedIn && !success) return <AlreadySignedIn name={session.person.name} />;
  const signIn = mode === "sign-in";
  return (
    <div className="mx-auto max-w-120">
      <Card as="div">
        <h1 className="text-h2">{`${signIn ? "Sign In to" : "Join"} ${productName}`}</h1>
        <p className="mt-1 mb-5 text-muted">
          Access verified medical information and professional tools
        </p>
        <SignInSteps onSignedIn={bySession}>
          {(onChallenge) => {
            const after = { onSignedIn: bySession, onChallenge, failed: FAILED };
            return (
              <>
                <IdentityButtons
                  providers={identityProviders}
                  mode={mode}
                  alone={!localSignIn}
                  {...after}
                />
                {localSignIn && (
                  <>
                    {signIn ? <LoginForm {...after} /> : <RegisterForm {...after} />}
                    <p className="mt-4 flex flex-wrap items-center gap-x-2">
                      {signIn ? "No account yet?" : "Already have an account?"}
                      <Button
                        variant="quiet"
                        onClick={() => setMode(signIn ? "sign-up" : "sign-in")}
                      >
                        {signIn ? "Create an account" : "Sign in instead"}
                      </Button>
                    </p>
                  </>
                )}
              </>
            );
          }}
        </SignInSteps>
        <output className="mt-1 flex min-h-6 items-center justify-center gap-2 text-muted">
          {working && (
            <>
              <Spinner />
              Signing you in...
            </>
          )}
        </output>
        <p className="mt-1 border-t border-line pt-3 text-small text-muted">
          By signing in you agree to our{" "}
          <HrefLink className="link" href="/terms">
            Terms of Service
          </HrefLink>{" "}
          and{" "}
          <HrefLink className="link" href="/privacy-policy">
            Privacy Policy
          </HrefLink>
          .
        </p>
      </Card>
      <p className="mt-4 text-center">
        <HrefLink className="link" href="/">
          Back to Home
        </HrefLink>
      </p>
    </div>
  );
}

function AlreadySignedIn({ name }: { name: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: "/", replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Card as="div" className="mx-auto max-w-120 text-center">
      <h1 className="text-h2">Welcome Back!</h1>
      <p className="mt-2 mb-4">{`You are already signed in as ${name}`}</p>
      <HrefLink href="/" className={buttonStyle("primary")}>
        Continue
      </HrefLink>
    </Card>
  );
}
