import { beforeAll, describe, expect, test } from "vitest";
import { policyFor } from "#/platform/http/pages/content-security-policy.ts";
import { PLAIN_STYLE } from "#/platform/http/pages/plain-page.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../application.testing.ts";

const BEHIND_PROXY = {
  TRUSTED_PROXY: "10.0.0.0/8",
  COUNTRY_HEADER: "CF-IPCountry",
  SUPPORT_EMAIL: "help@wardbook.example",
};
const PROXY = "10.1.2.3";

type App = Awaited<ReturnType<typeof applicationInTest>>;

// Decided before any database is asked.
describeEachDatabase(
  "US only",
  (database) => {
    let behindProxy: App;
    beforeAll(async () => {
      behindProxy = await applicationInTest(database(), BEHIND_PROXY);
    });
    const ask = (path: string, country: string | undefined, peer: string, app = behindProxy) => {
      const named = country === undefined ? {} : { headers: { "cf-ipcountry": country } };
      return app.ask("GET", path, { ...named, peer });
    };

    test("a visitor whom the proxy places elsewhere reads why, on every page", async () => {
      for (const path of ["/", "/news", "/no-such-page"]) {
        const answer = await ask(path, "CA", PROXY);
        expect([path, answer.status]).toEqual([path, 451]);
        expect(answer.headers.get("content-type")).toContain("text/html");
        expect(answer.headers.get("cache-control")).toBe("no-store");
        const page = await answer.text();
        expect(page).toContain("<h1>Not available in your country</h1>");
        expect(page).toContain("Wardbook is for healthcare professionals in the United States");
        expect(page).toContain("help@wardbook.example");
        expect(page).toContain('lang="en-US"');
        expect(page).toContain(`<style>${PLAIN_STYLE}</style>`);
        expect(answer.headers.get("content-security-policy")).toBe(
          policyFor({ scripts: [], styles: [PLAIN_STYLE] }),
        );
      }
    });

    test("a call from elsewhere is answered with problem details", async () => {
      const answer = await ask("/api/symptoms", "fr", PROXY);
      expect(answer.status).toBe(451);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      expect(await answer.json()).toMatchObject({ code: "outside-country", status: 451 });
    });

    test("every answer carries the headers that protect it", async () => {
      const home = await ask("/", "US", PROXY);
      const call = await ask("/api/symptoms", "US", PROXY);
      const etag = call.headers.get("etag") ?? "";
      const asked = { peer: PROXY, headers: { "if-none-match": etag } };
      const known = await behindProxy.ask("GET", "/api/symptoms", asked);
      const refused = await ask("/api/symptoms", "fr", PROXY);
      const nowhere = await ask("/api/nowhere", "US", PROXY);
      const answers = [home, call, known, refused, nowhere];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 451, 404]);
      for (const { headers } of answers) {
        expect(Object.fromEntries(headers)).toMatchObject({
          "x-frame-options": "DENY",
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
          "strict-transport-security": expect.stringContaining("max-age="),
          "permissions-policy": expect.stringContaining("geolocation=()"),
          "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
      }
      for (const { headers } of [call, refused, nowhere]) {
        expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      }
      expect(call.headers.get("vary")).toBe("accept-encoding, cf-ipcountry");
    });

    describe("lets in", () => {
      test.each([
        ["the United States", "US", PROXY],
        ["a territory", "PR", PROXY],
        ["whoever is not placed", undefined, PROXY],
        ["whoever the proxy cannot place", "XX", PROXY],
        ["who comes through Tor", "T1", PROXY],
        ["nonsense", "Canada", PROXY],
        ["a header that no trusted proxy sent", "CA", "203.0.113.5"],
      ])("%s", async (_, country, peer) => {
        for (const path of ["/", "/api/symptoms"]) {
          const answer = await ask(path, country, peer);
          expect([path, answer.status]).toEqual([path, 200]);
          expect(answer.headers.get("vary")?.toLowerCase()).toContain("cf-ipcountry");
        }
      });

      test("everybody where no header is configured", async () => {
        const open = await applicationInTest(database(), { ...BEHIND_PROXY, COUNTRY_HEADER: "" });
        const answer = await ask("/", "CA", PROXY, open);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("vary") ?? "").not.toMatch(/country/i);
      });
    });
  },
  { emptied: "never", only: "embedded" },
);
