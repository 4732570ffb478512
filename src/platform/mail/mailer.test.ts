import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "#/platform/log/log.ts";
import { mailsIn, readMail } from "#/platform/testing/mails.ts";
import { writeLetter } from "./letter.ts";
import type { SendMail } from "./mail.ts";
import { createMailer } from "./mailer.ts";
import { removeMailsTo } from "./retention.ts";

const HEAD = {
  productName: "Wardbook",
  origin: "https://wardbook.example",
  supportEmail: "help@wardbook.example",
};
const LINK = "https://wardbook.example/reset-password#7f3Qk29dLmZxPqRsTuVw_-8aBcDeFgHiJkLmNoPqRsT";
const letter = (more = {}) =>
  writeLetter(
    {
      to: "ana@example.org",
      subject: "Choose a new password",
      paragraphs: ["Somebody <asked> for a new password – probably you."],
      action: { label: "Choose a new password", href: LINK },
      after: ["The link works once, for one hour."],
      ...more,
    },
    HEAD,
  );
const FROM = { name: "Wardbook", address: "help@wardbook.example" };

const boxIn = (folder: string) => join(folder, "mail");

describe("the mailer", () => {
  let folder: string;
  let lines: string;
  const log = () => createLog("trace", { write: (line) => void (lines += line) });
  beforeEach(() => {
    lines = "";
    folder = mkdtempSync(join(tmpdir(), "wardbook-mail-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  describe("without a mail server", () => {
    let post: SendMail;
    beforeEach(() => {
      post = createMailer({ smtpUrl: undefined, folder: boxIn(folder), from: FROM, log: log() });
    });
    test("leaves nothing of an address that is to be forgotten, and all of others", async () => {
      await post(await letter());
      await post(await letter({ to: "Ana@Example.org", subject: "Ben <ben@example.org>" }));
      await post(await letter({ to: "ben@example.org", subject: "To: ana@example.org" }));
      await removeMailsTo(boxIn(folder), "ana@example.org");
      expect(mailsIn(boxIn(folder)).map(({ to }) => to)).toEqual(["ben@example.org"]);
      await removeMailsTo(join(folder, "none"), "ana@example.org");
    });

    test("writes what the addressee would read, as text and as HTML", async () => {
      await post(await letter());
      const [mail] = mailsIn(boxIn(folder));
      expect(mail).toMatchObject({
        to: "ana@example.org",
        subject: "Choose a new password",
        text: expect.stringContaining("Somebody <asked> for a new password – probably you."),
        html: expect.stringContaining("Somebody &lt;asked&gt; for a new password – probably you."),
      });
      expect(mail?.text).toContain(LINK);
      expect(mail?.html).toContain(`href="${LINK}"`);
    });

    test("lets nobody else read it, and logs the name of the file alone", async () => {
      await post(await letter());
      const [file = ""] = readdirSync(boxIn(folder));
      expect(statSync(join(folder, "mail", file)).mode & 0o077).toBe(0);
      expect(lines).toContain(file);
      for (const word of ["ana", "example.org", "password", LINK])
        expect(lines).not.toContain(word);
    });

    test("says where to stop it, where it can be stopped", async () => {
      await post(await letter());
      const page = "https://wardbook.example/stop#abc";
      const oneClick = "https://wardbook.example/unsubscribe?token=abc";
      await post(await letter({ unsubscribe: { page, oneClick } }));
      const [service, notice] = mailsIn(boxIn(folder));
      expect(service?.raw).not.toMatch(/unsubscribe/i);
      expect(notice?.raw).toContain(`List-Unsubscribe: <${oneClick}>`);
      expect(notice?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
      expect(notice?.text).toContain(page);
      expect(notice?.html).toContain(page);
    });
  });

  describe("with a mail server", () => {
    let server: Server;
    let taken: string[];
    let refusals: string[];
    beforeEach(async () => {
      taken = [];
      refusals = [];
      server = createServer((socket) => {
        let data: string | undefined;
        socket.write("220 ready\r\n");
        socket.on("data", (bytes) => {
          if (data !== undefined) {
            data += bytes.toString();
            if (!data.endsWith("\r\n.\r\n")) return;
            taken.push(data);
            data = undefined;
            socket.write("250 taken\r\n");
            return;
          }
          const command = bytes.toString().slice(0, 4).toUpperCase();
          if (command === "MAIL" && refusals.length > 0) socket.write(`${refusals.shift()}\r\n`);
          else if (command === "DATA") {
            data = "";
            socket.write("354 go on\r\n");
          } else if (command === "QUIT") socket.end("221 bye\r\n");
          else socket.write("250 fine\r\n");
        });
        socket.on("error", () => undefined);
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    });
    afterEach(() => void server.close());
    const post = async () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : 0;
      const smtpUrl = `smtp://127.0.0.1:${port}`;
      const send = createMailer({ smtpUrl, folder, from: FROM, log: log(), retryAfterMs: [1, 1] });
      await send(await letter());
    };

    test("hands the same e-mail over", async () => {
      await post();
      expect(readMail(taken[0] ?? "")).toMatchObject({ to: "ana@example.org" });
      expect(readMail(taken[0] ?? "").text).toContain(LINK);
      expect(readdirSync(folder)).toEqual([]);
    });

    test("tries again when it is told to come back later", async () => {
      refusals = ["451 ana@example.org later", "451 later"];
      await post();
      expect(taken).toHaveLength(1);
      expect(lines).not.toContain("example.org");
    });

    test("gives up when it is refused for good, without naming the address", async () => {
      refusals = ["550 no such box as ana@example.org", "550 no", "550 no"];
      await expect(post()).rejects.toThrow(/^(?!.*example\.org).*550/);
      expect(refusals).toHaveLength(2);
      expect(taken).toEqual([]);
    });
  });
});
