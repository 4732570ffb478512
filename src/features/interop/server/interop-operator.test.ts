import { expect, test } from "vitest";
import { ruleHash } from "./card-id.ts";
import { feedbackReport } from "./feedback-report.ts";
import { readClient } from "./read-client.ts";

const KEY = { kty: "EC", crv: "P-384", x: "x", y: "y", kid: "k1" };
const keys = (...all: object[]) => JSON.stringify({ keys: all });
const row = (rule: string, reasons: string[]) => ({ rule, told: 4, overridden: 3, reasons });
const ISS = "https://ehr.example";

test("a client is kept as the operator describes it", () => {
  const options = {
    services: "a, b",
    levels: '{"major":"critical","some-rule":"off"}',
    settings: '{"alert-non-serious":true}',
    "per-minute": "60",
  };
  expect(readClient(ISS, keys(KEY), options)).toMatchObject({
    iss: ISS,
    name: "ehr.example",
    services: ["a", "b"],
    origins: [],
    callsPerMinute: 60,
    overrides: { major: "critical", "some-rule": "off" },
    settings: { "alert-non-serious": true },
  });
});

test.each([
  ["an iss that is no address", "ehr", keys(KEY), {}, /an address/],
  ["a private key", ISS, keys({ ...KEY, d: "secret" }), {}, /private key/],
  [
    "a key that both sides know",
    ISS,
    keys({ kty: "oct", k: "k", kid: "k1" }),
    {},
    /EC, RSA or OKP/,
  ],
  ["a key without kid", ISS, keys({ kty: "EC" }), {}, /kid/],
  ["no keys", ISS, keys(), {}, /holds no key/],
  ["what is not JSON", ISS, "keys", {}, /not valid JSON/],
  ["a level that is none", ISS, keys(KEY), { levels: '{"major":"loud"}' }, /critical, warning/],
  ["a setting that is none", ISS, keys(KEY), { settings: '{"x":true}' }, /A setting is one of/],
  ["no number of calls", ISS, keys(KEY), { "per-minute": "many" }, /whole number/],
])("%s is refused", (_, iss, keySet, options, message) => {
  expect(() => readClient(iss, keySet, options)).toThrow(message);
});

test("a private key is not repeated in the message", () => {
  expect(() => readClient(ISS, keys({ ...KEY, d: "s3cret" }), {})).toThrow(/^(?!.*s3cret)/);
});

test("feedback is told by the names of rules, with reasons, the most frequent first", () => {
  const rows = [
    row(ruleHash("nsaid-anticoagulant"), ["will-monitor", "other", "will-monitor"]),
    row("ffffffff", []),
  ];
  expect(feedbackReport(rows, ["nsaid-anticoagulant"])).toEqual([
    "nsaid-anticoagulant: 4 told, 3 overridden (75 %): will-monitor 2, other 1",
    "a rule of before (ffffffff): 4 told, 3 overridden (75 %)",
  ]);
});
