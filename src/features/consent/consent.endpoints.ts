import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./consent.contract.ts";

const PATH = "/api/privacy-consent";

/** Apart from their schemas: the gate stands in every page. */
export const giveConsent = endpoint<typeof contract.ConsentGiven, typeof contract.ConsentReceipt>(
  "POST",
  PATH,
);
export const getConsent = endpoint<typeof contract.ConsentOf, typeof contract.Consent>("GET", PATH);
export const changePreferences = endpoint<
  typeof contract.PreferencesChange,
  typeof contract.Consent
>("PATCH", PATH);
export const withdrawConsent = endpoint<typeof contract.ConsentOf, typeof contract.Consent>(
  "DELETE",
  PATH,
);
