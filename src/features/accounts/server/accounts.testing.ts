import { keptUnderAccount } from "#/app/kept-under-account.ts";
import type { Database } from "#/platform/database/database.ts";
import { createBackground } from "#/platform/jobs/background.ts";
import { createLog } from "#/platform/log/log.ts";
import type { Mail } from "#/platform/mail/mail.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { createSealer } from "#/platform/secrets/sealer.ts";
import { createAccountParts } from "./account-parts.ts";
import type { Demand } from "./second-factor/ask-second.ts";
import type { IsBreached } from "./sign-in/breached-passwords.ts";
import type { IdentityProvider } from "./identity/provider.ts";
import type { LookUpNpi } from "./npi/npi-claims.store.ts";
import { createPasswords } from "./sign-in/password.ts";

/** Of the kind that accounts have, but made in no time. */
const passwordsInTest = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

export const sealerInTest = createSealer(() => "the key of tests");

type Wanted = {
  readonly providers?: readonly IdentityProvider[];
  readonly localSignIn?: boolean;
  readonly secondFactor?: Demand;
  readonly isBreached?: IsBreached;
  readonly now?: () => Date;
  readonly outgoing?: Fetch;
};

/** What accounts stand on, with a registry of one's own and e-mails that are held instead of sent. */
export function accountsInTest(
  database: Database,
  lookUpNpi: LookUpNpi = async () => null,
  {
    providers = [],
    localSignIn = true,
    secondFactor = "offered",
    isBreached,
    now = () => new Date(),
    outgoing,
  }: Wanted = {},
) {
  const outbox: Mail[] = [];
  /** The addresses whose e-mails were to be removed. */
  const forgotten: string[] = [];
  const background = createBackground(createLog("silent"));
  const parts = createAccountParts({
    database,
    lookUpNpi,
    kept: keptUnderAccount(database),
    background,
    limits: "on",
    passwords: passwordsInTest,
    secondFactor,
    isBreached,
    sealer: sealerInTest,
    providers,
    localSignIn,
    now,
    outgoing,
    send: async (mail) => void outbox.push(mail),
    removeMails: async (email) => void forgotten.push(email),
    head: {
      productName: "Wardbook",
      origin: "https://wardbook.example",
      supportEmail: "help@wardbook.example",
    },
  });
  /** The e-mails so far with this subject, once all work in the background has ended. */
  const mailsAbout = async (subject: string): Promise<Mail[]> => {
    await background.settled();
    return outbox.filter((mail) => mail.subject === subject);
  };
  /** The token in the link of the latest of them. */
  const tokenAbout = async (subject: string): Promise<string> =>
    /#([\w-]{43})/.exec((await mailsAbout(subject)).at(-1)?.text ?? "")?.[1] ?? "";
  return { parts, mailsAbout, tokenAbout, forgotten };
}
