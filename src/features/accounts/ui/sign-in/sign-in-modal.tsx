import { lazy, Suspense, useState } from "react";
import { useSignInRequest } from "#/platform/client/session.ts";
import type { WaysIn } from "./ways-in.ts";

const SignInPanel = lazy(() => import("./sign-in-panel.tsx"));

/** Stands once in the page. Its forms are fetched when somebody first wants to sign in. */
export function SignInModal({ ...waysIn }: WaysIn) {
  const request = useSignInRequest();
  const [wanted, setWanted] = useState(false);
  if (request && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <SignInPanel {...waysIn} />
    </Suspense>
  );
}
