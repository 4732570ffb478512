import { lazy, Suspense, useState, type ReactNode } from "react";
import { Spinner } from "#/design/spinner.tsx";
import type { Challenge } from "../second-factor/challenge.ts";

const SecondStep = lazy(() => import("../second-factor/second-step.tsx"));
const SetUpStep = lazy(() => import("../second-factor/set-up-step.tsx"));

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
  const next = { onSignedIn, onCancel: () => setChallenge(null) };
  return (
    <Suspense fallback={<Spinner />}>
      {challenge.kind === "prove" ? (
        <SecondStep challenge={challenge} {...next} />
      ) : (
        <SetUpStep challenge={challenge} {...next} />
      )}
    </Suspense>
  );
}
