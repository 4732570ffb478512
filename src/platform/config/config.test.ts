import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { VARIABLES } from "./variables.ts";
import type { Variable } from "./variables.ts";

describe("the environment", () => {
  test("an empty one gives the documented defaults, frozen", () => {
    const config = readConfig({ PORT: "", PUBLIC_URL: "  " });
    expect(config).toMatchObject({
      port: 3000,
      host: undefined,
      dataDir: ".data",
      databaseUrl: undefined,
      sync: true,
      productName: "Wardbook",
      trustedProxies: [],
      limits: "on",
      logLevel: "info",
      mode: "production",
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test("every variable is read", () => {
    const config = readConfig({
      PORT: "8080",
      HOST: "127.0.0.1",
      PUBLIC_URL: "https://wardbook.example/",
      DATA_DIR: "/srv/wardbook",
      DATABASE_URL: "postgres://ward:book@localhost/wardbook",
      DATABASE_POOLER: "transaction",
      DATABASE_DIRECT_URL: "postgres://ward:book@primary/wardbook",
      DATABASE_READ_URL: "postgres://ward:book@replicas/wardbook",
      NO_SYNC: "1",
      PRODUCT_NAME: "St. Anne's",
      SUPPORT_EMAIL: "help@wardbook.example",
      SMTP_URL: "smtps://mail.example",
      SECRET_KEY: "k".repeat(32),
      SECRET_KEY_OLD: "o".repeat(32),
      DRAIN_SECONDS: "5",
      SECOND_FACTOR: "required",
      BREACHED_PASSWORDS: "/srv/breached.txt",
      GOOGLE_CLIENT_ID: "abc.apps.example",
      OPENFDA_API_KEY: "k3y",
      TRUSTED_PROXY: "10.0.0.0/8, ::1",
      COUNTRY_HEADER: "CF-IPCountry",
      INTEROP: "cds, cds-review",
      CDS_AUTH: "required",
      METRICS_PORT: "9464",
      METRICS_HOST: "10.0.0.5",
      LOG_LEVEL: "warn",
      NODE_ENV: "test",
    });
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: "https://wardbook.example",
      sync: false,
      secondFactor: "required",
      breachedPasswords: "/srv/breached.txt",
      trustedProxies: ["10.0.0.0/8", "::1"],
      countryHeader: "cf-ipcountry",
      interop: ["cds", "cds-review"],
      metricsPort: 9464,
      metricsHost: "10.0.0.5",
      mode: "test",
    });
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "1e3"],
    ["HOST", "not a host"],
    ["PUBLIC_URL", "https://wardbook.example/path"],
    ["PUBLIC_URL", "ftp://wardbook.example"],
    ["NO_SYNC", "yes"],
    ["PRODUCT_NAME", "x".repeat(61)],
    ["SUPPORT_EMAIL", "nobody"],
    ["GOOGLE_CLIENT_ID", "a b"],
    ["TRUSTED_PROXY", "10.0.0.0/33"],
    ["TRUSTED_PROXY", "proxy.example"],
    ["COUNTRY_HEADER", "x country"],
    ["LIMITS", "on"],
    ["INTEROP", "cds,soap"],
    ["CDS_AUTH", "on"],
    ["METRICS_PORT", "70000"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "staging"],
  ] as const)("%s=%s is refused in one sentence", (name, value) => {
    const sentence = `${name} must be ${VARIABLES[name].allowed}, not ${JSON.stringify(value)}.`;
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  test.each(["DATABASE_URL", "SMTP_URL", "SECRET_KEY", "OPENFDA_API_KEY"] as const)(
    "a wrong %s is refused without repeating it",
    (name) => {
      const sentence = `${name} must be ${VARIABLES[name].allowed}.`;
      expect(() => readConfig({ [name]: "mysql://a:s3cret@b" })).toThrow(new ConfigError(sentence));
    },
  );

  describe("a secret in a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "secrets-"));
    const file = join(folder, "key");
    writeFileSync(file, `${"k".repeat(32)}\n`);
    afterAll(() => rmSync(folder, { recursive: true }));

    test("is read without the line's end", () => {
      expect(readConfig({ SECRET_KEY_FILE: file }).secretKey).toBe("k".repeat(32));
    });

    test("is refused where it is said twice, where the file is missing, and where it is no key", () => {
      const both = { SECRET_KEY_FILE: file, SECRET_KEY: "o".repeat(32) };
      expect(() => readConfig(both)).toThrow("SECRET_KEY and SECRET_KEY_FILE are both set");
      const missing = { SECRET_KEY_FILE: join(folder, "none") };
      expect(() => readConfig(missing)).toThrow(/SECRET_KEY_FILE must name a file .*ENOENT/);
      const wrong = { DATABASE_URL_FILE: file };
      expect(() => readConfig(wrong)).toThrow(/^DATABASE_URL must be (?!.*kkk)/);
    });

    test("is for secrets alone", () => {
      expect(readConfig({ PORT_FILE: file }).port).toBe(3000);
    });
  });

  test("a pooler of transactions is passed by where it would not do", () => {
    const DATABASE_URL = "postgres://pooler/book";
    const DATABASE_DIRECT_URL = "postgres://primary/book";
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      calls: { url: DATABASE_URL, pooled: false },
    });
    const pooled = { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER: "transaction" };
    expect(readConfig(pooled)).toMatchObject({
      databaseUrl: DATABASE_DIRECT_URL,
      calls: { url: DATABASE_URL, pooled: true },
    });
    expect(() => readConfig({ ...pooled, DATABASE_DIRECT_URL: "" })).toThrow(/set together/);
    expect(() => readConfig({ ...pooled, DATABASE_URL: "" })).toThrow(/DATABASE_URL must be set/);
  });

  test("limits may be off on loopback only, and never behind a proxy", () => {
    expect(readConfig({ LIMITS: "off" })).toMatchObject({ limits: "off", host: "127.0.0.1" });
    expect(readConfig({ LIMITS: "off", HOST: "::1" }).limits).toBe("off");
    expect(() => readConfig({ LIMITS: "off", HOST: "0.0.0.0" })).toThrow(/HOST is a loopback/);
    expect(() => readConfig({ LIMITS: "off", TRUSTED_PROXY: "10.0.0.1" })).toThrow(
      /TRUSTED_PROXY is unset/,
    );
  });

  test("README names every variable and its default", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
    const rows = readme.split("\n").filter((line) => line.startsWith("| `"));
    const missing = Object.entries<Variable<unknown>>(VARIABLES).filter(
      ([name, { fallback = "" }]) => {
        const row = rows.find((line) => line.split("|")[1]?.includes(`\`${name}\``));
        return !row?.includes(fallback);
      },
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
