import { describe, expect, test } from "vitest";
import { base32, matchingStep, otpauthUri, stepAt, totp } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

describe("the vectors of the standards", () => {
  // RFC 6238, appendix B, the rows of SHA-1: 8 digits.
  test.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("RFC 6238 at %i s", (seconds, code) => {
    expect(totp(SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  // RFC 4226, appendix D: 6 digits.
  test.each([
    [0, "755224"],
    [1, "287082"],
    [5, "254676"],
    [9, "520489"],
  ])("RFC 4226 at count %i", (count, code) => {
    expect(totp(SECRET, count)).toBe(code);
  });

  // RFC 4648, section 10, without padding.
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("RFC 4648 of %j", (text, expected) => {
    expect(base32(Buffer.from(text))).toBe(expected);
  });
});

test("a code is taken a step early or late, and no further", () => {
  const now = new Date(1_111_111_109_000);
  const step = stepAt(now);
  for (const off of [-1, 0, 1]) {
    expect(matchingStep(SECRET, totp(SECRET, step + off), now)).toBe(step + off);
  }
  for (const off of [-2, 2, 3]) {
    expect(matchingStep(SECRET, totp(SECRET, step + off), now)).toBeNull();
  }
  for (const nonsense of ["", "28708", "2870820", "abcdef", "２８７０８２"]) {
    expect(matchingStep(SECRET, nonsense, now)).toBeNull();
  }
});

test("the address names site and account", () => {
  expect(otpauthUri(SECRET, "ana+1@example.org", "St. Anne's & Co")).toBe(
    "otpauth://totp/St.%20Anne's%20%26%20Co:ana%2B1%40example.org" +
      "?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=St.%20Anne's%20%26%20Co",
  );
});
