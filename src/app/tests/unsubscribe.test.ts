import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { mailsIn } from "#/platform/testing/mails.ts";
import { applicationInTest } from "../application.testing.ts";

const SIGN_IN = { email: "ana@example.org", password: "a long password" };
const ANA = {
  ...SIGN_IN,
  firstName: "Ana",
  lastName: "Example",
  npiNumber: "1234567893",
  specialty: "Cardiology",
};

describeEachDatabase(
  "a mail program's own button to unsubscribe",
  (database) => {
    let app: Awaited<ReturnType<typeof applicationInTest>>;
    let folder: string;
    beforeEach(async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "wardbook-unsubscribe-"));
      onTestFinished(() => rmSync(dataDir, { recursive: true }));
      folder = join(dataDir, "mail");
      app = await applicationInTest(database(), {
        DATA_DIR: dataDir,
        PUBLIC_URL: "https://wardbook.example",
      });
      await app.ask("POST", "/api/auth/register", { body: ANA });
    });

    const signInWith = async (browser: string) => {
      const headers = { "user-agent": browser };
      await app.ask("POST", "/api/auth/login", { headers, body: SIGN_IN });
      await app.settled();
      return mailsIn(folder).filter(({ subject }) => subject === "New sign-in to your account");
    };
    /** As a mail program does it: a form, without cookies, without a token in a header. */
    const press = (path: string) =>
      app.ask("POST", path, {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });

    test("stops the notices, and a look at its address does not", async () => {
      const [notice] = await signInWith("Firefox/140 Windows");
      const raw = notice?.raw.replace(/\r?\n[ \t]+/g, "") ?? "";
      expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
      const path = /List-Unsubscribe:\s*<https:\/\/wardbook\.example([^>]+)>/.exec(raw)?.[1] ?? "";
      const token = /[\w-]{43}$/.exec(path)?.[0] ?? "none";

      const looked = await app.ask("GET", path);
      expect([looked.status, looked.headers.get("location")]).toEqual([
        302,
        `/stop-notices#${token}`,
      ]);
      expect(await signInWith("Safari/18 iPhone")).toHaveLength(2);

      expect((await press(path)).status).toBe(200);
      expect(await signInWith("Edge/140 Windows")).toHaveLength(2);
      expect((await press(path)).status).toBe(410);
      expect(app.lines.join("")).not.toContain(token);
    });

    test("does nothing with a token that is none", async () => {
      expect((await press("/unsubscribe")).status).toBe(400);
      expect((await press(`/unsubscribe?token=${"x".repeat(43)}`)).status).toBe(410);
    });
  },
  { only: "embedded" },
);
