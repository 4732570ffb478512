import { expect, test } from "vitest";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../application.testing.ts";

describeEachDatabase(
  "requests of all kinds",
  (database) => {
    const site = (env: Record<string, string> = {}) => applicationInTest(database(), env);

    test("pages count for an address too, and those kept do not", async () => {
      const { ask } = await site();
      const statusOf = async (path: string, peer?: string) =>
        (await ask("GET", path, peer === undefined ? {} : { peer })).status;
      const paths = Array.from({ length: 450 }, (_, at) => `/search?q=word${at}`);
      const statuses = [];
      for (const path of paths) statuses.push(await statusOf(path));
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect(statuses.indexOf(429)).toBeGreaterThan(300);
      expect(await statusOf("/search?q=word1")).toBe(200);
      expect(await statusOf("/search?q=another", "192.0.2.77")).toBe(200);
    });

    test("neither the path nor the query of a request puts what was typed into the log", async () => {
      const { ask, lines } = await site();
      for (const path of [
        "/drugs/zqtyped",
        "/news/zqtyped/zqtyped",
        "/zqtyped",
        "/api/drugs/zqtyped",
      ])
        await ask("GET", path);
      expect(lines.join("")).not.toContain("zqtyped");
      expect(lines.join("")).toContain('"path":"/drugs/*"');
      expect(lines.join("")).toContain('"path":"/api/drugs/*"');
    });

    test("a weakness can be told to the operator, where there is one to be told", async () => {
      const named = await site({ SUPPORT_EMAIL: "help@wardbook.example" });
      const answer = await named.ask("GET", "/.well-known/security.txt");
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
      const text = await answer.text();
      expect(text).toContain("Contact: mailto:help@wardbook.example\n");
      const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
      expect(expires).toBeGreaterThan(Date.now());
      const unnamed = await (await site()).ask("GET", "/.well-known/security.txt");
      expect(await unnamed.text()).not.toContain("Contact");
    });
  },
  { emptied: "never" },
);
