import { expect, type Page } from "@playwright/test";
import { mailsIn, type ReadMail } from "../../src/platform/testing/mails.ts";
import { MAIL_FOLDER } from "./data-folder.ts";

/** The latest e-mail to somebody about something; it is written a moment after the answer. */
export async function mailTo(email: string, subject: string): Promise<ReadMail> {
  const found = () =>
    mailsIn(MAIL_FOLDER).findLast((mail) => mail.to === email && mail.subject === subject);
  await expect.poll(found).toBeTruthy();
  return found() ?? Promise.reject(new Error("The e-mail has gone."));
}

/** Follows the link in the e-mail that registration sends, as in another browser. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, "Confirm your e-mail address");
  const token = /#([\w-]{43})/.exec(text)?.[1];
  const answer = await page.request.post("/api/auth/verify-email", { data: { token } });
  expect(answer.status()).toBe(200);
}
