import { Failure } from "#/kernel/failure.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import * as contract from "../consent.contract.ts";
import {
  changePreferences,
  getConsent,
  giveConsent,
  withdrawConsent,
} from "../consent.endpoints.ts";
import { createConsentStore, type ConsentStore } from "./consent.store.ts";

/** The session id is the key: a random name that only this browser and its consent carry. */
const POLICY: Policy = { access: "anyone", limit: { calls: 60, seconds: 600 } };

export function consentRoutes(consents: ConsentStore): Route[] {
  return [
    serve(
      giveConsent,
      { input: contract.ConsentGiven, output: contract.ConsentReceipt },
      { ...POLICY, status: 201, creates: "at once" },
      async (consent, { ipAddress, userAgent, transaction }) => {
        const kept = transaction ? createConsentStore(transaction) : consents;
        await kept.add({ ...consent, ipAddress, userAgent });
        return { success: true };
      },
    ),
    serve(
      getConsent,
      { input: contract.ConsentOf, output: contract.Consent },
      POLICY,
      async ({ sessionId }) => found(await consents.latest(sessionId)),
    ),
    serve(
      changePreferences,
      { input: contract.PreferencesChange, output: contract.Consent },
      POLICY,
      async ({ sessionId, cookiePreferences }) =>
        found(await consents.changePreferences(sessionId, cookiePreferences)),
    ),
    serve(
      withdrawConsent,
      { input: contract.ConsentOf, output: contract.Consent },
      POLICY,
      async ({ sessionId }) => found(await consents.withdraw(sessionId)),
    ),
  ];
}

function found(consent: contract.Consent | null): contract.Consent {
  if (!consent) throw new Failure("not-found", "This session has given no consent.");
  return consent;
}
