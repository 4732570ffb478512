import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { toast } from "#/design/overlays/toast.ts";
import { call } from "#/platform/client/calls/call.ts";
import { displayName } from "../../../logic/display-name.ts";
import { enterSession } from "../../../ui/auth.ts";
import { beginOidc, finishOidc } from "../oidc.endpoints.ts";

const KEY = "wardbook.sign-in-begun";

/** Leaves for the provider; what was begun waits in this tab alone. */
export function beginOidcMutation() {
  return mutationOptions({
    mutationKey: ["account", "oidc", "begin"],
    mutationFn: () => call(beginOidc, {}),
    onSuccess: ({ address, attempt }) => {
      sessionStorage.setItem(KEY, attempt);
      window.location.assign(address);
    },
  });
}

/** What the provider sent this tab back with, once. */
export function takeAnswer(): { attempt: string; query: string } | null {
  const { search, pathname } = window.location;
  const given = new URLSearchParams(search);
  if (pathname !== "/signin" || !given.has("state")) return null;
  const attempt = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  window.history.replaceState(window.history.state, "", pathname);
  return { attempt: attempt ?? "none", query: search.slice(1) };
}

export function finishOidcMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["account", "oidc"],
    // A code works once: repeating a lost call could only fail.
    retry: false,
    mutationFn: (answer: { attempt: string; query: string }) => call(finishOidc, answer),
    onSuccess: (signedIn) => {
      enterSession(queryClient, signedIn);
      toast({ title: "Welcome!", description: `Signed in as ${displayName(signedIn.user)}` });
    },
  });
}
