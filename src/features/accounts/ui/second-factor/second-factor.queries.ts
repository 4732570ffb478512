import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import type { FactorMethod } from "../../second-factor.contract.ts";
import * as endpoints from "../../second-factor.endpoints.ts";
import { welcomeBack } from "../sign-in/auth.queries.ts";
import { enterSession } from "../auth.ts";
import { answerWithPasskey, makePasskey } from "./passkey-browser.ts";

type Proof = {
  readonly ticket: string;
  readonly method: FactorMethod;
  readonly code?: string;
  readonly recoveryCode?: string;
};

export function proofMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["account", "second-factor"],
    // A code works once, and wrong ones are counted.
    retry: false,
    mutationFn: async ({ ticket, method, ...typed }: Proof) => {
      if (method !== "passkey") return call(endpoints.proveSecondFactor, { ticket, ...typed });
      const { options } = await call(endpoints.askForPasskey, { ticket });
      const passkey = await answerWithPasskey(options);
      return call(endpoints.proveSecondFactor, { ticket, passkey });
    },
    onSuccess: (signedIn) => {
      enterSession(queryClient, signedIn);
      welcomeBack(signedIn.user);
    },
  });
}

export const factorsQuery = queryOptions({
  queryKey: ["/api/profile/second-factor"],
  queryFn: ({ signal }) => call(endpoints.getFactors, {}, { signal }),
  meta: { personal: true },
});

/** A change of the account's factors; what the profile shows is fetched anew after it. */
function change<Given, Answer>(
  queryClient: QueryClient,
  name: string,
  mutationFn: (given: Given) => Promise<Answer>,
) {
  return mutationOptions({
    mutationKey: ["profile", name],
    retry: false,
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
  });
}

export const addAuthenticatorMutation = mutationOptions({
  mutationKey: ["profile", "authenticator"],
  retry: false,
  mutationFn: (password: string) => call(endpoints.addAuthenticator, { password }),
});

export const confirmAuthenticatorMutation = (queryClient: QueryClient) =>
  change(queryClient, "confirm-authenticator", async (code: string) => {
    return (await call(endpoints.confirmAuthenticator, { code })).recoveryCodes;
  });

export const removeAuthenticatorMutation = (queryClient: QueryClient) =>
  change(queryClient, "remove-authenticator", (password: string) =>
    call(endpoints.removeAuthenticator, { password }),
  );

export const renewCodesMutation = (queryClient: QueryClient) =>
  change(queryClient, "recovery-codes", async (password: string) => {
    return (await call(endpoints.renewRecoveryCodes, { password })).recoveryCodes;
  });

export const addPasskeyMutation = (queryClient: QueryClient) =>
  change(queryClient, "add-passkey", async (given: { password: string; name: string }) => {
    const { ticket, options } = await call(endpoints.preparePasskey, { password: given.password });
    const passkey = await makePasskey(options);
    return (await call(endpoints.addPasskey, { ticket, name: given.name, passkey })).recoveryCodes;
  });

export const removePasskeyMutation = (queryClient: QueryClient) =>
  change(queryClient, "remove-passkey", (given: { id: string; password: string }) =>
    call(endpoints.removePasskey, given),
  );
