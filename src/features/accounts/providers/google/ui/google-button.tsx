import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { classNames } from "#/design/class-names.ts";
import { Notice } from "#/design/notice.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import type { ProviderButtonProps } from "../../../ui/identity/provider-button.ts";
import { challengeIn } from "../../../ui/second-factor/challenge.ts";
import { GOOGLE_FAILED, googleMutation } from "./google.queries.ts";
import { loadGoogle, SCRIPT_NOT_READY, type GoogleIdentityApi } from "./google-script.ts";

const WIDTH = 280;

/** Google's own button. While a sign-in runs it is dimmed and takes no clicks. */
export function GoogleButton({
  provider: { clientId },
  mode,
  onSignedIn,
  onChallenge,
  failed = GOOGLE_FAILED,
}: ProviderButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = useMutation(googleMutation(useQueryClient()));
  const present = (credential = "") => {
    signIn.mutate(
      { credential },
      {
        onSuccess: onSignedIn,
        onError: (error) => {
          const challenge = challengeIn(error);
          if (challenge) onChallenge(challenge);
        },
      },
    );
  };
  // Google keeps the first function that it is given; this is the latest.
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  });

  useEffect(() => {
    let left = false;
    const draw = (api: GoogleIdentityApi) => {
      if (left || !place.current) return;
      api.initialize({
        client_id: clientId ?? "",
        auto_select: false,
        callback: ({ credential }) => latest.current(credential),
      });
      place.current.replaceChildren();
      api.renderButton(place.current, {
        type: "standard",
        theme: "outline",
        size: "large",
        text: mode === "sign-in" ? "signin_with" : "signup_with",
        width: WIDTH,
      });
    };
    loadGoogle()
      .then(draw)
      .catch((error: unknown) =>
        setProblem(error instanceof Error ? error.message : SCRIPT_NOT_READY),
      );
    return () => {
      left = true;
    };
  }, [clientId, mode]);

  return (
    <div className="grid justify-items-center gap-3">
      {problem !== null && <Notice tone="major">{problem}</Notice>}
      {signIn.isError && (
        <Notice tone="major" live="assertive">
          {wordsFor(signIn.error, failed)}
        </Notice>
      )}
      <div
        ref={place}
        inert={signIn.isPending}
        className={classNames(
          "min-h-11 w-70",
          signIn.isPending && "opacity-50",
          problem !== null && "hidden",
        )}
      />
    </div>
  );
}
