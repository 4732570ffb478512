import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { InferInput } from "valibot";
import { toast } from "#/design/overlays/toast.ts";
import { call } from "#/platform/client/calls/call.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import type { Login, Registration } from "../../accounts.contract.ts";
import { login, register } from "../../accounts.endpoints.ts";
import type { User } from "../../session.contract.ts";
import { displayName } from "../../logic/display-name.ts";
import { enterSession } from "../auth.ts";
import { challengeIn } from "../second-factor/challenge.ts";

export const LOGIN_FAILED = "Login failed. Please check your credentials.";
export const REGISTRATION_FAILED = "Registration failed. Please try again.";

export function welcomeBack(user: User): void {
  toast({ title: "Welcome back!", description: `Signed in as ${displayName(user)}` });
}

export function welcomeNew({ firstName }: User): void {
  toast({
    title: "Registration successful!",
    description: `Welcome, ${firstName}! Your professional account has been created.`,
  });
}

export function loginMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["account", "login"],
    mutationFn: (credentials: InferInput<typeof Login>) => call(login, credentials),
    onSuccess: (signedIn) => {
      enterSession(queryClient, signedIn);
      welcomeBack(signedIn.user);
    },
    onError: (error) => {
      if (challengeIn(error)) return;
      const description = wordsFor(error, "Please check your credentials");
      toast({ title: "Login failed", description, variant: "destructive" });
    },
  });
}

type Attempt = {
  readonly registration: InferInput<typeof Registration>;
  /** A second click or a lost answer makes no second account, and gets the first one's session. */
  readonly idempotencyKey: string;
};

export function registerMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["account", "register"],
    mutationFn: ({ registration, idempotencyKey }: Attempt) =>
      call(register, registration, { idempotencyKey }),
    onSuccess: (signedIn) => {
      enterSession(queryClient, signedIn);
      welcomeNew(signedIn.user);
    },
    onError: (error) => {
      if (challengeIn(error)) return;
      const description = wordsFor(error, "Please try again");
      toast({ title: "Registration failed", description, variant: "destructive" });
    },
  });
}
