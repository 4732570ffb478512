import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#/platform/log/log.ts";
import type { Mail, SendMail } from "./mail.ts";

type Post = {
  /** The server that takes e-mail; undefined writes it to the folder instead. */
  readonly smtpUrl: string | undefined;
  readonly folder: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly log: Log;
  /** Pauses between attempts, in ms: a mail server that asks for patience gets it. */
  readonly retryAfterMs?: readonly number[];
};

const RETRIES_MS = [2_000, 15_000, 60_000];

/**
 * Sends through SMTP, or writes each e-mail as a file that mail programs open. No address and no word of an e-mail
 * goes into the log.
 */
export function createMailer(post: Post): SendMail {
  return post.smtpUrl === undefined ? toFolder(post) : throughSmtp(post, post.smtpUrl);
}

function throughSmtp({ from, log, retryAfterMs = RETRIES_MS }: Post, url: string): SendMail {
  return async (mail) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport(url);
    for (const pause of [...retryAfterMs, undefined]) {
      try {
        await transport.sendMail(messageOf(mail, from));
        return;
      } catch (error) {
        if (pause === undefined || !isPassing(error)) throw withoutAddress(error);
        log.warn({ code: codeOf(error) }, "the mail server did not take an e-mail yet");
        await wait(pause, undefined, { ref: false });
      }
    }
  };
}

function toFolder({ folder, from, log }: Post): SendMail {
  return async (mail) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(mail, from));
    const file = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`;
    // What it says is for one person: nobody else on this machine reads it.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, file), message, { mode: 0o600, flag: "wx" });
    log.info({ file }, "e-mail written to the folder, because SMTP_URL is not set");
  };
}

function messageOf({ unsubscribe, ...mail }: Mail, from: Post["from"]) {
  // Replies of vacation notices and the like help nobody (RFC 3834).
  const headers = { "Auto-Submitted": "auto-generated" };
  if (unsubscribe === undefined) return { ...mail, from, headers };
  return {
    ...mail,
    from,
    headers: { ...headers, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    list: { unsubscribe: unsubscribe.oneClick },
  };
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "unknown";
}

/** A 5xx answer stays what it is; a 4xx answer or a connection that failed may not. */
function isPassing(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode !== "number" || responseCode < 500;
}

/** What a mail server answers may repeat the address; the log gets its codes alone. */
function withoutAddress(error: unknown): Error {
  const { responseCode } = error as { responseCode?: unknown };
  return new Error(
    `The mail server did not take an e-mail: ${codeOf(error)} ${responseCode ?? ""}`,
  );
}
