import { mutationOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { changePreferences, giveConsent, withdrawConsent } from "../consent.endpoints.ts";
import type { CookiePreferences } from "#/kernel/cookies.ts";

type Acceptance = { readonly session: string; readonly preferences: CookiePreferences };

/** Tells the server what was accepted. A failure is only logged: it does not keep anybody out. */
export const consentMutation = mutationOptions({
  mutationKey: ["consent"],
  mutationFn: ({ session, preferences }: Acceptance) =>
    call(
      giveConsent,
      {
        sessionId: session,
        consentGiven: true,
        privacyVersion: "v1.0",
        cookiePreferences: JSON.stringify(preferences),
        healthcareProfessional: true,
      },
      { idempotencyKey: `consent-${session}` },
    ),
  // oxlint-disable-next-line no-console -- the one place where this failure is ordered to appear
  onError: (error) => console.warn("The consent could not be stored:", error.message),
});

/** Tells the server of other choices; what holds is what this browser keeps. */
export const preferencesMutation = mutationOptions({
  mutationKey: ["consent", "preferences"],
  mutationFn: ({ session, preferences }: Acceptance) =>
    call(changePreferences, {
      sessionId: session,
      cookiePreferences: JSON.stringify(preferences),
    }),
});

export const withdrawMutation = mutationOptions({
  mutationKey: ["consent", "withdraw"],
  mutationFn: (sessionId: string) => call(withdrawConsent, { sessionId }),
});
