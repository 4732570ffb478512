import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { InferInput } from "valibot";
import { toast } from "#/design/toast.ts";
import { call } from "#/platform/client/call.ts";
import { wordsFor } from "#/platform/client/call-error.ts";
import { login, register, type Login, type Registration } from "../accounts.contract.ts";
import { displayName } from "../logic/display-name.ts";
import { enterSession } from "./auth.ts";
import { challengeIn } from "./challenge.ts";

export const LOGIN_FAILED = "Login failed. Please check your credentials.";
export const REGISTRATION_FAILED = "Registration failed. Please try again.";

export function loginMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["account", "login"],
    mutationFn: (credentials: InferInput<typeof Login>) => call(login, credentials),
    onSuccess: (signedIn) => {
      enterSession(queryClient, signedIn);
      const description = `Signed in as ${displayName(signedIn.user)}`;
      toast({ title: "Welcome back!", description });
    },
    onError: (error) => {
      if (challengeIn(error)) return;
      const description = wordsFor(error, "Please check your credentials");
      toast({ title: "Login failed", description, variant: "destructive" });
    },
  });
}

export function registerMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["account", "register"],
    mutationFn: (registration: InferInput<typeof Registration>) => call(register, registration),
    onSuccess: (signedIn) => {
      enterSession(queryClient, signedIn);
      toast({
        title: "Registration successful!",
        description: `Welcome, ${signedIn.user.firstName}! Your professional account has been created.`,
      });
    },
    onError: (error) => {
      const description = wordsFor(error, "Please try again");
      toast({ title: "Registration failed", description, variant: "destructive" });
    },
  });
}
