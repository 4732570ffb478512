import { useMutation } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from "react";
import { Button } from "#/design/button.tsx";
import { ProductMark } from "#/design/product-mark.tsx";
import { DEFAULT_PREFERENCES, GPC_PREFERENCES } from "../logic/cookies.ts";
import { FOR_THE_PUBLIC, isReadableBefore } from "../logic/gate.ts";
import { consentMutation } from "./consent.queries.ts";
import { gateIsOpen, sessionId, storeConsent, subscribe } from "./stored-consent.ts";

/**
 * Stands in front of every page until a visitor has confirmed to be a US healthcare professional.
 * It is part of the page's HTML and hidden by default; `GATE_SCRIPT` uncovers it before the first paint.
 */
export function AccessGate({ privacyLink }: { privacyLink: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const accepted = useSyncExternalStore(subscribe, gateIsOpen, () => true);
  const closed = !accepted && !isReadableBefore(path);
  const dialog = useRef<HTMLDialogElement>(null);
  const accept = useRef<HTMLButtonElement>(null);
  const title = useId();
  const { mutate } = useMutation(consentMutation);

  // The browser's own modal dialog keeps the focus inside and everything behind it out of reach.
  useEffect(() => {
    const shown = dialog.current;
    if (!closed || !shown) return;
    const stand = () => {
      document.documentElement.dataset["gate"] = "closed";
      shown.showModal();
      accept.current?.focus();
    };
    stand();
    // A second Escape closes a dialog even where the first was refused.
    shown.addEventListener("close", stand);
    return () => {
      shown.removeEventListener("close", stand);
      delete document.documentElement.dataset["gate"];
      shown.close();
    };
  }, [closed]);

  function enter() {
    const privacyControl = Reflect.get(navigator, "globalPrivacyControl") === true;
    const preferences = privacyControl ? GPC_PREFERENCES : DEFAULT_PREFERENCES;
    const session = sessionId();
    storeConsent(session, preferences);
    mutate({ session, preferences });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className="fixed inset-0 z-50 m-0 hidden h-dvh max-h-none w-dvw max-w-none overflow-auto border-0 bg-paper text-ink open:block in-data-[gate=closed]:block print:hidden!"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="mx-auto flex min-h-full max-w-lg flex-col justify-center gap-5 p-6">
        <ProductMark className="size-10" />
        <h2 id={title} className="text-h1">
          For US healthcare professionals only
        </h2>
        <p>
          This platform is for physicians, nurses, pharmacists and other licensed healthcare
          professionals in the United States. To enter, confirm that you are one and accept the{" "}
          {privacyLink}.
        </p>
        <p className="text-small text-muted">
          No personal health information is collected. Do not enter patient information anywhere on
          this site.
        </p>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button ref={accept} variant="primary" size="large" onClick={enter}>
            I Accept - Enter
          </Button>
          <Button size="large" onClick={() => location.assign(FOR_THE_PUBLIC)}>
            I'm Not a Healthcare Professional
          </Button>
        </div>
      </div>
    </dialog>
  );
}
