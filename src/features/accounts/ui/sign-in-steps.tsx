import { lazy, Suspense, useState, type ReactNode } from "react";
import { Spinner } from "#/design/spinner.tsx";
import type { Challenge } from "./challenge.ts";

const SecondStep = lazy(() => import("./second-step.tsx"));

/** The first step's forms; once they ask for a second factor, that step in their place. */
export function SignInSteps({
  onSignedIn,
  children,
}: {
  onSignedIn: () => void;
  children: (onChallenge: (challenge: Challenge) => void) => ReactNode;
}) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  if (challenge === null) return children(setChallenge);
  return (
    <Suspense fallback={<Spinner />}>
      <SecondStep
        challenge={challenge}
        onSignedIn={onSignedIn}
        onCancel={() => setChallenge(null)}
      />
    </Suspense>
  );
}
