import { useMutation } from "@tanstack/react-query";
import { useSyncExternalStore, type SubmitEvent } from "react";
import { Button } from "#/design/button.tsx";
import { Checkbox } from "#/design/fields/checkbox.tsx";
import { Notice } from "#/design/notice.tsx";
import { toast } from "#/design/overlays/toast.ts";
import { capitalized } from "#/kernel/text.ts";
import { cookieValue, COOKIES, readPreferences } from "#/kernel/cookies.ts";
import { forgetWhatMayNotBe } from "#/platform/client/remembered.ts";
import { DEFAULT_PREFERENCES, GPC_PREFERENCES } from "../logic/cookies.ts";
import { preferencesMutation, withdrawMutation } from "./consent.queries.ts";
import {
  forgetConsent,
  gateIsOpen,
  sessionId,
  storePreferences,
  subscribe,
} from "./stored-consent.ts";

const KINDS = [
  { name: "analytics", hint: "Counting what is used. Nothing here does so today." },
  { name: "functional", hint: "Remembering your choices, such as recent drug searches." },
  { name: "marketing", hint: "Advertising. There is none here." },
] as const;

/** The visitor's cookie choices, to be changed or taken back at any time. */
export function CookieChoices() {
  const stored = useSyncExternalStore(subscribe, preferencesCookie, () => null);
  const accepted = useSyncExternalStore(subscribe, gateIsOpen, () => false);
  const control = useSyncExternalStore(subscribe, privacyControl, () => false);
  const change = useMutation(preferencesMutation);
  const withdraw = useMutation(withdrawMutation);
  const chosen = readPreferences(stored) ?? (control ? GPC_PREFERENCES : DEFAULT_PREFERENCES);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const on = (name: string) => form.has(name);
    const preferences = {
      necessary: true,
      analytics: !control && on("analytics"),
      functional: on("functional"),
      marketing: !control && on("marketing"),
    } as const;
    storePreferences(preferences);
    forgetWhatMayNotBe();
    if (accepted) change.mutate({ session: sessionId(), preferences });
    toast({ title: "Preferences saved", description: "Your cookie preferences are in effect." });
  }

  function takeBack() {
    withdraw.mutate(sessionId());
    forgetConsent();
    forgetWhatMayNotBe();
    toast({ title: "Consent withdrawn", description: "The cookies have been removed." });
  }

  return (
    <form
      // What the browser holds is known only once the page has come alive: the boxes start anew with it.
      key={`${stored}${control}`}
      onSubmit={save}
      aria-labelledby="cookie-preferences"
      className="rounded-card border border-line bg-paper p-4"
    >
      <h3 id="cookie-preferences" className="mt-0! mb-2 scroll-mt-20">
        Cookie preferences
      </h3>
      {control && (
        <Notice title="Global Privacy Control is on">
          Your browser asks not to be tracked or sold: analytics and marketing stay off.
        </Notice>
      )}
      <Checkbox
        label="Necessary"
        hint="Your consent itself. Always on."
        checked
        disabled
        readOnly
      />
      {KINDS.map(({ name, hint }) => (
        <Checkbox
          key={name}
          name={name}
          label={capitalized(name)}
          hint={hint}
          defaultChecked={chosen[name]}
          disabled={control && name !== "functional"}
        />
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Save Preferences
        </Button>
        {accepted && <Button onClick={takeBack}>Withdraw Consent</Button>}
      </div>
    </form>
  );
}

function preferencesCookie(): string | null {
  return cookieValue(document.cookie, COOKIES.preferences);
}

function privacyControl(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}
