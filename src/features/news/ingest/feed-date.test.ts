import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feedDate } from "./feed-date.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const read = (text: string) => feedDate(text, NOW)?.toISOString() ?? null;

describe("a feed's date", () => {
  test.each([
    ["Tue, 03 Nov 2026 10:30:00 GMT", "2026-11-03T10:30:00.000Z"],
    ["Tue, 03 Nov 2026 10:30:00 EST", "2026-11-03T15:30:00.000Z"],
    ["Mon, 03 Aug 2026 10:30 EDT", "2026-08-03T14:30:00.000Z"],
    ["Tue, 3 November 2026 10:30:00 -0500", "2026-11-03T15:30:00.000Z"],
    ["03 Nov 26 10:30 UT", "2026-11-03T10:30:00.000Z"],
    ["Tue, Nov 3, 2026 2:05 PM EST", "2026-11-03T19:05:00.000Z"],
    ["November 3, 2026", "2026-11-03T00:00:00.000Z"],
    ["Tue Nov 3 10:30:00 2026", "2026-11-03T10:30:00.000Z"],
    ["11/03/2026 12:15 AM", "2026-11-03T00:15:00.000Z"],
    ["2026-11-03", "2026-11-03T00:00:00.000Z"],
    ["2026-11-03T10:30:00Z", "2026-11-03T10:30:00.000Z"],
    ["2026-11-03T10:30:00.123+05:30", "2026-11-03T05:00:00.000Z"],
    ["20261103T103000Z", "2026-11-03T10:30:00.000Z"],
    ["2026-11", "2026-11-01T00:00:00.000Z"],
    ["2026", "2026-01-01T00:00:00.000Z"],
    ["3 Nov", "2026-11-03T00:00:00.000Z"],
    ["Dec 24", "2025-12-24T00:00:00.000Z"],
  ])("%s is %s", (text, iso) => expect(read(text)).toBe(iso));

  test.each(["", "soon", "31 Feb 2026", "2026-13-01", "Tue, 99 Nov 2026", "99/99/9999", "0"])(
    "%j means nothing",
    (text) => expect(read(text)).toBeNull(),
  );

  test("never throws, and what it gives is a date", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = feedDate(text, NOW);
        expect(date === null || !Number.isNaN(date.getTime())).toBe(true);
      }),
    );
  });
});
