import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { InferInput } from "valibot";
import { toast } from "#/design/overlays/toast.ts";
import { call } from "#/platform/client/calls/call.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import type { Reset } from "../../recovery.contract.ts";
import * as endpoints from "../../recovery.endpoints.ts";
import { forgetSession, restoreSession } from "../auth.ts";
import { profileQuery } from "../profile/profile.queries.ts";

/** What is said of a failure that brings no words of its own. */
export const NOT_DONE = "This did not work. Please try again.";

/** Reading it does not use the link up. */
export function accountOfLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["recovery", "account-of-link", token],
    queryFn: ({ signal }) => call(endpoints.accountOfLink, { token }, { signal }),
    meta: { personal: true },
  });
}

export function confirmAddressMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["recovery", "confirm-address"],
    mutationFn: (token: string) => call(endpoints.confirmAddress, { token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}

/** Whoever was signed in to the account here no longer is. */
export function disownMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["recovery", "disown"],
    mutationFn: (token: string) => call(endpoints.disownAccount, { token }),
    onSuccess: () => restoreSession(queryClient),
  });
}

export const stopNoticesMutation = mutationOptions({
  mutationKey: ["recovery", "stop-notices"],
  mutationFn: (token: string) => call(endpoints.stopNotices, { token }),
});

export const sendConfirmationMutation = mutationOptions({
  mutationKey: ["recovery", "send-confirmation"],
  mutationFn: () => call(endpoints.sendConfirmation, {}),
  onSuccess: ({ message }) => toast({ title: "E-mail sent", description: message }),
  onError: (error) =>
    toast({
      title: "E-mail not sent",
      description: wordsFor(error, NOT_DONE),
      variant: "destructive",
    }),
});

export const requestResetMutation = mutationOptions({
  mutationKey: ["recovery", "request-reset"],
  mutationFn: (email: string) => call(endpoints.requestReset, { email }),
});

/** A new password ends every session, so what this browser holds of one goes too. */
export function resetMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["recovery", "reset"],
    mutationFn: (reset: InferInput<typeof Reset>) => call(endpoints.resetPassword, reset),
    onSuccess: () => forgetSession(queryClient),
  });
}
