import { writeLetter, type Letter, type Letterhead } from "#/platform/mail/letter.ts";
import type { SendMail } from "#/platform/mail/mail.ts";
import type { Device } from "./sessions/session.store.ts";
import type { OneTimeTokens } from "./recovery/one-time-token.store.ts";
import { deviceName } from "../logic/device.ts";

export type AccountLetters = ReturnType<typeof createAccountLetters>;

/** What the List-Unsubscribe header of notices names. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

type Addressee = { readonly id: string; readonly email: string };

/** The e-mails that an account sends. Links carry their token in the fragment, which reaches no server and no log. */
export function createAccountLetters(tokens: OneTimeTokens, send: SendMail, head: Letterhead) {
  const { origin, productName } = head;
  const post = async (letter: Letter) => send(await writeLetter(letter, head));
  return {
    async confirmAddress({ id, email }: Addressee): Promise<void> {
      const token = await tokens.issue(id, "verify-email");
      if (token === null) return;
      await post({
        to: email,
        subject: "Confirm your e-mail address",
        paragraphs: [
          `An account at ${productName} was made with this e-mail address. Confirm that it is yours.`,
        ],
        action: { label: "Confirm my address", href: `${origin}/verify-email#${token}` },
        after: [
          "The link works once, for three days. If you did not make the account, the page that it leads to ends it.",
        ],
      });
    },

    async resetPassword({ id, email }: Addressee): Promise<void> {
      const token = await tokens.issue(id, "reset-password");
      if (token === null) return;
      await post({
        to: email,
        subject: "Choose a new password",
        paragraphs: [`Somebody, probably you, asked for a new password at ${productName}.`],
        action: { label: "Choose a new password", href: `${origin}/reset-password#${token}` },
        after: [
          "The link works once, for one hour. If this was not you, ignore this e-mail: your password stays as it is.",
        ],
      });
    },

    async passwordChanged({ email }: Addressee): Promise<void> {
      await post({
        to: email,
        subject: "Your password was changed",
        paragraphs: [
          `The password of your account at ${productName} was changed.`,
          "If this was not you, choose a new one at once: everybody who is signed in is then signed out.",
        ],
        action: { label: "Choose a new password", href: `${origin}/reset-password` },
      });
    },

    async passwordReset({ email }: Addressee, factorsEnded: boolean): Promise<void> {
      const unproven =
        "Nobody had confirmed this address before. A second step of signing in that was set up until then, with its app, passkeys and recovery codes, is therefore gone. Set yours up on your profile.";
      await post({
        to: email,
        subject: "Your password was changed",
        paragraphs: [
          `The password of your account at ${productName} was reset by e-mail, and everybody who was signed in is signed out.`,
          ...(factorsEnded ? [unproven] : []),
          "If this was not you, choose a new one at once, and see who else can read your e-mail.",
        ],
        action: { label: "Choose a new password", href: `${origin}/reset-password` },
      });
    },

    async newSignIn({ id, email }: Addressee, { ipAddress, userAgent }: Device, at: Date) {
      const token = await tokens.issue(id, "stop-notices");
      if (token === null) return;
      await post({
        to: email,
        subject: "New sign-in to your account",
        paragraphs: [
          `Your account at ${productName} was signed in to from a browser that was not signed in before.`,
          `${deviceName(userAgent)}, address ${ipAddress}, ${at.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
          "If this was you, there is nothing to do. If not, choose a new password, which signs everybody out.",
        ],
        action: { label: "Choose a new password", href: `${origin}/reset-password` },
        unsubscribe: {
          page: `${origin}/stop-notices#${token}`,
          oneClick: `${origin}${UNSUBSCRIBE_PATH}?token=${token}`,
        },
      });
    },

    async claimedTwice({ email }: Addressee): Promise<void> {
      const where = head.supportEmail ?? `the contact form at ${origin}`;
      await post({
        to: email,
        subject: "Another account claims your NPI",
        paragraphs: [
          `Two accounts at ${productName} name the same NPI number, under a name that agrees with the registry. An NPI is public, so neither is marked as matched until this is settled.`,
          `If one of them is an older account of yours, sign in there and take the number off its profile, or delete it. If not, write to ${where} from a work e-mail address.`,
        ],
        action: { label: "Look at my profile", href: `${origin}/profile` },
      });
    },

    async npiContested({ email }: Addressee, npi: string): Promise<void> {
      const where = head.supportEmail ?? `the contact form at ${origin}`;
      await post({
        to: email,
        subject: "Your NPI was contested",
        paragraphs: [
          `Somebody says that NPI ${npi}, which your account at ${productName} names, is theirs and not yours. Unless we have seen a proof of yours already, your claim on it is not shown to others until this is settled. Nothing else of your account changes.`,
          `If the number is yours, write to ${where} from a work e-mail address. If not, take it off your profile.`,
        ],
        action: { label: "Look at my profile", href: `${origin}/profile` },
      });
    },

    async contestReceived(email: string, npi: string): Promise<void> {
      const where = head.supportEmail ?? `the contact form at ${origin}`;
      await post({
        to: email,
        subject: "You contested a claim on an NPI",
        paragraphs: [
          `Somebody, probably you, told ${productName} that NPI ${npi} is theirs and that another person claims it. No account shows the number as its own any more, unless we have seen its proof, until this is settled.`,
          `To settle it, write to ${where} from a work e-mail address. If this was not you, write there, too.`,
        ],
      });
    },

    async accountDeleted({ email }: Addressee): Promise<void> {
      await post({
        to: email,
        subject: "Your account was deleted",
        paragraphs: [
          `Your account at ${productName} was deleted, with your profile, sessions, bookmarks and likes. Comments stay, without your name.`,
          "This e-mail is the last one that you get from us.",
        ],
      });
    },
  };
}
