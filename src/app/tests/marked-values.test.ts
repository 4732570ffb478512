import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newsArticles } from "#/features/news/server/news.table.ts";
import type { Database } from "#/platform/database/database.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { mailsIn } from "#/platform/testing/mails.ts";
import { applicationInTest } from "../application.testing.ts";
import { markedRequest, OPEN, SIGN } from "./cds/cds.testing.ts";

/** A word that stands nowhere else. */
const MARK = "zqmarkedqz";

const REGISTRATION = {
  email: "ana@example.org",
  firstName: "Ana",
  lastName: "Example",
  npiNumber: "1234567893",
  specialty: "Cardiology",
  password: "a long password",
};

type Call = readonly [
  what: string,
  method: string,
  path: string,
  body: Readonly<Record<string, unknown>> | undefined,
  /** The tables that such a value is for. */
  belongsTo: readonly string[],
];

const INQUIRY = { age: 61, gender: "female", duration: "", symptoms: [], additionalInfo: "" };
const PATIENT = { patientType: "adult", weightKg: 71, medication: "acetaminophen" };
const CONSENT = { sessionId: "a-session-of-mine", consentGiven: true };
const MESSAGE = { name: "Ana", email: "ana@example.org", message: "A question of mine" };

/** Clinical calls, signed in or not: nothing of them is for keeping. */
const CLINICAL: readonly Call[] = [
  ...["duration", "additionalInfo"].map((field): Call => [
    `${field} of symptoms`,
    "POST",
    "/api/symptoms/analyze",
    { ...INQUIRY, [field]: `chest pain ${MARK}` },
    [],
  ]),
  ["a symptom", "POST", "/api/symptoms/analyze", { ...INQUIRY, symptoms: [MARK] }, []],
  ["an age that is none", "POST", "/api/symptoms/analyze", { ...INQUIRY, age: MARK }, []],
  ...["medication", "indication", "route", "preparation"].map((field): Call => [
    `${field} of a dose`,
    "POST",
    "/api/dosage/calculate",
    { ...PATIENT, [field]: MARK },
    [],
  ]),
  ["a weight that is none", "POST", "/api/dosage/calculate", { ...PATIENT, weightKg: MARK }, []],
  ["a drug checked", "POST", "/api/interactions/check", { drugs: ["warfarin", MARK] }, []],
  [
    "a patient's age",
    "POST",
    "/api/interactions/check",
    { drugs: ["warfarin", "aspirin"], context: { age: MARK } },
    [],
  ],
  ["anything looked for", "GET", `/api/search?q=${MARK}`, undefined, []],
  ["a pill's shape", "GET", `/api/pills?shape=${MARK}`, undefined, []],
  [
    "a pair of labels",
    "GET",
    `/api/interactions/labels?first=warfarin&second=${MARK}`,
    undefined,
    [],
  ],
  ["an imprint", "GET", `/api/pills?imprint=${MARK}&color=white`, undefined, []],
  ["a drug looked for", "GET", `/api/drugs?search=${MARK}`, undefined, []],
  ["a drug being typed", "GET", `/api/drugs/suggestions?q=${MARK}`, undefined, []],
  ["a provider looked for", "GET", `/api/npi?lastName=${MARK}&state=CA`, undefined, []],
  ["numbers looked up", "POST", "/api/npi/bulk", { npis: [MARK] }, []],
  ...["order", "statement", "patient", "user", "reference"].map((part): Call => [
    `a CDS request's ${part}`,
    "POST",
    `/cds-services/${SIGN}`,
    markedRequest(part, MARK),
    [],
  ]),
  ["a CDS request that is refused", "POST", `/cds-services/${SIGN}`, { hook: MARK }, []],
  ["a CDS service", "POST", `/cds-services/${SIGN}/feedback`, { feedback: [{ card: MARK }] }, []],
  ["news looked for", "GET", `/api/news?search=${MARK}`, undefined, []],
  ["a page's query", "GET", `/news?search=${MARK}`, undefined, []],
];

/** Forms: each value stands where it belongs and nowhere else. */
const FORMS: readonly Call[] = [
  ["a message", "POST", "/api/contact", { ...MESSAGE, message: MARK }, ["contact_submissions"]],
  ["its sender", "POST", "/api/contact", { ...MESSAGE, name: MARK }, ["contact_submissions"]],
  [
    "its address",
    "POST",
    "/api/contact",
    { ...MESSAGE, email: `${MARK}@example.org` },
    ["contact_submissions"],
  ],
  ["a refused message", "POST", "/api/contact", { ...MESSAGE, name: "", message: MARK }, []],
  [
    "a consent's session",
    "POST",
    "/api/privacy-consent",
    { ...CONSENT, sessionId: MARK },
    ["privacy_consents"],
  ],
  ["a wrong password", "POST", "/api/auth/login", { email: "ana@example.org", password: MARK }, []],
  [
    "an unknown address",
    "POST",
    "/api/auth/login",
    { email: `${MARK}@example.org`, password: "a password" },
    [],
  ],
  ["an address to reset", "POST", "/api/auth/password-reset", { email: `${MARK}@example.org` }, []],
  ["a link's token", "POST", "/api/auth/verify-email", { token: MARK.padEnd(43, "x") }, []],
  [
    "a new account's password",
    "POST",
    "/api/auth/register",
    { ...REGISTRATION, email: "eve@example.org", password: `${MARK} horse` },
    [],
  ],
  [
    "a new account's name",
    "POST",
    "/api/auth/register",
    { ...REGISTRATION, email: "eve@example.org", firstName: MARK },
    ["users"],
  ],
  [
    "a new account's address",
    "POST",
    "/api/auth/register",
    { ...REGISTRATION, email: `${MARK}@example.org` },
    ["users"],
  ],
];

/** Calls of the signed-in. */
const PERSONAL: readonly Call[] = [
  ["a changed name", "PATCH", "/api/profile", { firstName: MARK, lastName: "B" }, ["users"]],
  [
    "a changed password",
    "POST",
    "/api/auth/password",
    { currentPassword: "a long password", newPassword: `${MARK} horse` },
    [],
  ],
  ["a password before sessions end", "POST", "/api/auth/sessions/end", { password: MARK }, []],
  [
    "a mistyped password",
    "POST",
    "/api/auth/password",
    { currentPassword: MARK, newPassword: "battery staple" },
    [],
  ],
  [
    "a contest's words",
    "POST",
    "/api/npi/contest",
    { npi: "1234567893", email: "owner@example.org", message: MARK },
    ["npi_contests"],
  ],
  ["a comment", "POST", "/api/news/{article}/comments", { content: MARK }, ["comments"]],
];

const tracesIn = (tables: readonly string[]) => ({
  failed: false,
  tables,
  lines: [],
  logged: true,
});

/** The tables that hold a text, in whatever column. */
async function tablesWith(database: Database, text: string): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`);
  const looks = rows.map(({ name }) => {
    const table = sql.raw(name);
    const holds = sql`lower(${table}::text) LIKE ${`%${text.toLowerCase()}%`}`;
    return sql`SELECT ${name} AS name WHERE EXISTS (SELECT 1 FROM ${table} WHERE ${holds})`;
  });
  const hits = await database.execute<{ name: string }>(sql.join(looks, sql` UNION ALL `));
  return hits.rows.map(({ name }) => name).toSorted();
}

/** An application that logs all there is to log, and what calls of it leave behind. */
async function watched(database: Database) {
  const dataDir = mkdtempSync(join(tmpdir(), "wardbook-marked-"));
  const app = await applicationInTest(database, {
    DATA_DIR: dataDir,
    LOG_LEVEL: "trace",
    ...OPEN,
  });

  async function make([, method, path, body]: Call, more: Record<string, string> = {}) {
    const headers: Record<string, string> = { ...more };
    if (method === "POST") headers["idempotency-key"] = crypto.randomUUID();
    const options = { headers };
    const answer = await app.ask(method, path, body === undefined ? options : { ...options, body });
    await app.settled();
    return answer.status;
  }

  return {
    app,
    make,
    mailFolder: join(dataDir, "mail"),
    end: () => rmSync(dataDir, { recursive: true }),

    async signedIn(): Promise<{ token: string; headers: Record<string, string> }> {
      const answer = await app.ask("POST", "/api/auth/register", { body: REGISTRATION });
      const { token } = (await answer.json()) as { token: string };
      await app.settled();
      await database.execute(sql`UPDATE users SET email_confirmed_at = now()`);
      return { token, headers: { authorization: `Bearer ${token}` } };
    },

    /** What a call leaves behind: the value in tables and lines of the log, and its own line. */
    async tracesOf(call: Call, headers?: Record<string, string>) {
      const path = call[2].replace(/\?.*/, "");
      app.lines.length = 0;
      const status = await make(call, headers);
      return {
        failed: status >= 500 || status === 429,
        tables: await tablesWith(database, MARK),
        lines: app.lines.filter((line) => line.includes(MARK)),
        logged: app.lines.some((line) => line.includes(path)),
      };
    },
  };
}

describeEachDatabase(
  "values that people enter into the clinical tools",
  (database) => {
    let site: Awaited<ReturnType<typeof watched>>;
    let signedIn: Record<string, string>;
    beforeAll(async () => {
      site = await watched(database());
      signedIn = (await site.signedIn()).headers;
    });
    afterAll(() => site.end());

    test.each(CLINICAL)("%s", async (...call) => {
      expect(await site.tracesOf(call)).toEqual(tracesIn([]));
    });
    test.each(CLINICAL)("%s, signed in", async (...call) => {
      expect(await site.tracesOf(call, signedIn)).toEqual(tracesIn([]));
    });
  },
  // There is nothing to empty, or the next test finds it.
  { emptied: "never" },
);

describeEachDatabase("values that people enter", (database) => {
  let site: Awaited<ReturnType<typeof watched>>;
  beforeAll(async () => {
    site = await watched(database());
  });
  beforeEach(() => {
    site.app.lines.length = 0;
    rmSync(site.mailFolder, { recursive: true, force: true });
  });
  afterAll(() => site.end());

  describe("into forms", () => {
    test.each(FORMS)("%s", async (...call) => {
      expect(await site.tracesOf(call)).toEqual(tracesIn(call[4]));
    });
  });

  describe("when signed in", () => {
    test.each(PERSONAL)("%s", async (...[what, method, path, body, belongsTo]) => {
      const [article] = await database()
        .insert(newsArticles)
        .values({
          title: "A story",
          url: "https://news.example/a",
          articleHash: "a",
          category: "Cardiology",
          publishedDate: new Date(),
          slug: "a-story",
          tickerSlug: "a-story",
          source: "Example News",
        })
        .returning({ id: newsArticles.id });
      const filled = path.replace("{article}", article?.id ?? "");
      const call: Call = [what, method, filled, body, belongsTo];
      expect(await site.tracesOf(call, (await site.signedIn()).headers)).toEqual(
        tracesIn(belongsTo),
      );
    });

    test("neither the token nor those of e-mails are kept or logged as they are", async () => {
      const { token } = await site.signedIn();
      const { rows } = await database().execute(sql`SELECT password FROM users`);
      const hashed = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(rows).toEqual([{ password: hashed }]);
      const { email } = REGISTRATION;
      await site.app.ask("POST", "/api/auth/password-reset", { body: { email } });
      await site.app.settled();
      const links = mailsIn(site.mailFolder).map(
        ({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? "",
      );
      expect(links.map((link) => link.length)).toEqual([43, 43]);
      for (const secret of [token, ...links]) {
        expect(await tablesWith(database(), secret)).toEqual([]);
        expect(site.app.lines.join("")).not.toContain(secret);
      }
      expect(site.app.lines.join("")).not.toContain(email);
      expect(await tablesWith(database(), email)).toEqual(["users"]);
    });
  });

  test("a header stands in no line of the log", async () => {
    const headers = { "user-agent": MARK, referer: `/news?search=${MARK}`, cookie: `a=${MARK}` };
    await site.make(["", "GET", "/api/symptoms", undefined, []], {
      ...headers,
      authorization: MARK,
    });
    expect(site.app.lines.join("")).not.toContain(MARK);
    expect(await tablesWith(database(), MARK)).toEqual([]);
  });

  test("a database that fails says so in the log without the values", async () => {
    await database().execute(sql`ALTER TABLE contact_submissions RENAME TO put_away`);
    try {
      const message: Call = ["", "POST", "/api/contact", { ...MESSAGE, message: MARK }, []];
      expect(await site.make(message)).toBe(500);
    } finally {
      await database().execute(sql`ALTER TABLE put_away RENAME TO contact_submissions`);
    }
    const defect = site.app.lines.find((line) => line.includes("defect"));
    expect(defect).toContain("contact_submissions");
    expect(defect).toContain("42P01");
    expect(site.app.lines.join("")).not.toContain(MARK);
    expect(site.app.lines.join("")).not.toContain(MESSAGE.email);
  });
});
