import { html } from "hono/html";
import type { Mail, Unsubscribe } from "./mail.ts";

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a link. */
  readonly action?: { readonly label: string; readonly href: string };
  /** After the link: what it holds for, and what to do when one did not ask for it. */
  readonly after?: readonly string[];
  readonly unsubscribe?: Unsubscribe;
};

export type Letterhead = {
  readonly productName: string;
  readonly origin: string;
  readonly supportEmail: string | undefined;
};

/** Writes a letter out as text and as HTML that says the same, without pictures or anything to be fetched. */
export async function writeLetter(letter: Letter, head: Letterhead): Promise<Mail> {
  const { to, subject, unsubscribe } = letter;
  const stop = unsubscribe === undefined ? {} : { unsubscribe };
  return { to, subject, text: textOf(letter, head), html: await htmlOf(letter, head), ...stop };
}

function textOf(letter: Letter, head: Letterhead): string {
  const { paragraphs, action, after = [], unsubscribe } = letter;
  const link = action ? [`${action.label}:\n${action.href}`] : [];
  const stop = unsubscribe ? [`Stop e-mails of this kind:\n${unsubscribe.page}`] : [];
  return [...paragraphs, ...link, ...after, "-- ", signature(head), ...stop].join("\n\n");
}

async function htmlOf(letter: Letter, head: Letterhead): Promise<string> {
  const { subject, paragraphs, action, after = [], unsubscribe } = letter;
  const page = await html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#f5f7f8;font:16px/1.5 sans-serif;color:#10212b">
        <div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">
          <h1 style="margin:0 0 16px;font-size:20px">${subject}</h1>
          ${paragraphs.map((words) => html`<p>${words}</p>`)}
          ${
            action &&
            html`<p>
              <a
                href="${action.href}"
                style="display:inline-block;padding:10px 18px;background:#0b6478;color:#ffffff;text-decoration:none;border-radius:6px"
                >${action.label}</a
              >
            </p>`
          }
          ${after.map((words) => html`<p>${words}</p>`)}
          <hr style="border:0;border-top:1px solid #dde4e8;margin:24px 0" />
          <p style="font-size:14px;color:#4a5b66">${signature(head)}</p>
          ${
            unsubscribe &&
            html`<p style="font-size:14px">
              <a href="${unsubscribe.page}">Stop e-mails of this kind</a>
            </p>`
          }
        </div>
      </body>
    </html>`;
  return String(page);
}

function signature({ productName, origin, supportEmail }: Letterhead): string {
  const contact = supportEmail ? ` Questions? Write to ${supportEmail}.` : "";
  return `${productName}, ${origin}.${contact}`;
}
