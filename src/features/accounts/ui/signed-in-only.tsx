import LogIn from "lucide-react/icons/log-in";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { Loading, Skeleton } from "#/design/skeleton.tsx";
import { requestSignIn, useSession } from "#/platform/client/session.ts";

/** Asks whoever is signed out to sign in; afterwards they are where they wanted to be. */
export function SignedInOnly({ title, children }: { title: string; children: ReactNode }) {
  const { state } = useSession();
  const asked = useRef(false);
  // The modal opens by itself once, and not for who signs out here: they find the button.
  useEffect(() => {
    if (state === "signed-out" && !asked.current) requestSignIn();
    if (state !== "loading") asked.current = true;
  }, [state]);

  if (state === "signed-in") return children;
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      {state === "loading" ? (
        <Loading label={`Loading ${title.toLowerCase()}`}>
          <Skeleton className="mt-4 h-48" />
        </Loading>
      ) : (
        <EmptyState
          icon={<LogIn />}
          title="Please sign in"
          actions={
            <Button variant="primary" onClick={() => requestSignIn()}>
              Sign In
            </Button>
          }
        >
          This page belongs to your account. After signing in you are back here.
        </EmptyState>
      )}
    </>
  );
}
