import { expect, test } from "vitest";
import { OWN_TEXTS } from "./own-texts.ts";
import { changeBy, indented, quoted, wrapped } from "./wrapping.ts";

const WAYS: readonly (readonly [string, (text: string) => string])[] = [
  ["wrapped at 40 columns", (text) => wrapped(text, 40)],
  ["wrapped at 60 columns", (text) => wrapped(text, 60)],
  ["wrapped at 80 columns", (text) => wrapped(text, 80)],
  ["quoted in a mail", (text) => quoted(wrapped(text, 72))],
  ["indented", (text) => indented(wrapped(text, 70))],
];

test.each(WAYS)(
  "every text of our own is read the same when it is %s",
  (_, rewrite) => {
    const other = OWN_TEXTS.filter((one) => !changeBy(one, rewrite(one.text)).isSame);
    expect(other.map(({ text }) => text)).toEqual([]);
  },
  60_000,
);
