import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An e-mail as its reader sees it. */
export type ReadMail = { to: string; subject: string; text: string; html: string; raw: string };

/** The e-mails in a folder, oldest first; none where there is no folder. */
export function mailsIn(folder: string): ReadMail[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return files.toSorted().map((name) => readMail(readFileSync(join(folder, name), "utf8")));
}

/** Reads what our mailer writes: a multipart/alternative message of two parts. */
export function readMail(raw: string): ReadMail {
  const message = raw.replaceAll("\r\n", "\n");
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\n[ \t].*)*)`, "im").exec(message)?.[1]?.replaceAll(/\n\s*/g, " ");
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? "";
  const parts = message.split(`--${boundary}`);
  const part = (type: string) =>
    decode(parts.find((text) => text.includes(`Content-Type: ${type}`)));
  return {
    to: header("To") ?? "",
    subject: header("Subject") ?? "",
    text: part("text/plain"),
    html: part("text/html"),
    raw,
  };
}

function decode(part = ""): string {
  const [head = "", ...body] = part.trimStart().split("\n\n");
  const text = body.join("\n\n");
  if (/base64/i.test(head)) return Buffer.from(text, "base64").toString("utf8");
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll("=\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
