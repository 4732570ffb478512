import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import type { ProviderButtonProps } from "../../../ui/identity/provider-button.ts";
import { challengeIn } from "../../../ui/second-factor/challenge.ts";
import { beginOidcMutation, finishOidcMutation, takeAnswer } from "./oidc.queries.ts";

const FAILED = "Authentication failed. Please try again.";

/** Leaves for the provider; where the page was opened by its answer, finishes what was begun. */
export function OidcButton({
  provider: { name },
  onSignedIn,
  onChallenge,
  failed = FAILED,
}: ProviderButtonProps) {
  const begin = useMutation(beginOidcMutation());
  const finish = useMutation(finishOidcMutation(useQueryClient()));
  const finishOnce = useRef(() => {
    const answer = takeAnswer();
    if (!answer) return;
    finish.mutate(answer, {
      onSuccess: onSignedIn,
      onError: (error) => {
        const challenge = challengeIn(error);
        if (challenge) onChallenge(challenge);
      },
    });
  });
  useEffect(() => finishOnce.current(), []);
  const error = finish.error ?? begin.error;
  return (
    <div className="grid justify-items-stretch gap-3">
      {error && !challengeIn(error) && (
        <Notice tone="major" live="assertive">
          {wordsFor(error, failed)}
        </Notice>
      )}
      <Button
        variant="secondary"
        disabled={begin.isPending || begin.isSuccess || finish.isPending}
        onClick={() => begin.mutate()}
      >
        {`Sign in with ${name}`}
      </Button>
    </div>
  );
}
