import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { toast } from "#/design/overlays/toast.ts";
import { call } from "#/platform/client/calls/call.ts";
import { signInWithGoogle } from "../google.endpoints.ts";
import { displayName } from "../../../logic/display-name.ts";
import { enterSession } from "../../../ui/auth.ts";
import { challengeIn } from "../../../ui/second-factor/challenge.ts";

export const GOOGLE_FAILED = "Google authentication failed. Please try again.";

export function googleMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["account", "google"],
    // A credential works once: repeating a lost call could only fail.
    retry: false,
    mutationFn: (given: { credential: string }) => call(signInWithGoogle, given),
    onSuccess: (signedIn) => {
      enterSession(queryClient, signedIn);
      toast({ title: "Welcome!", description: `Signed in as ${displayName(signedIn.user)}` });
    },
    onError: (error) => {
      if (challengeIn(error)) return;
      toast({ title: "Sign in failed", description: "Please try again", variant: "destructive" });
    },
  });
}
