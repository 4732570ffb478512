import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigit, readNpi } from "./npi.ts";

const nineDigits = fc.stringMatching(/^[12]\d{8}$/);

describe("an NPI", () => {
  test("of the standard's own example is valid", () => {
    expect(readNpi("1234567893")).toEqual({ state: "valid", npi: "1234567893" });
  });

  test("passes Luhn's formula behind its prefix", () => {
    fc.assert(
      fc.property(nineDigits, (digits) => {
        const card = [..."80840", ...digits, ...checkDigit(digits)].map(Number).toReversed();
        const sum = card.reduce((total, digit, index) => {
          const value = index % 2 === 1 ? digit * 2 : digit;
          return total + Math.floor(value / 10) + (value % 10);
        }, 0);
        expect(sum % 10).toBe(0);
      }),
    );
  });

  test("with any one digit mistyped is noticed, and the right last digit is named", () => {
    fc.assert(
      fc.property(nineDigits, fc.nat(8), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const wrong = [...digits];
        wrong[place] = String((Number(wrong[place]) + shift) % 10);
        const typed = wrong.join("") + checkDigit(digits);
        const shouldEndIn = checkDigit(typed.slice(0, 9));
        expect(readNpi(typed)).toEqual({ state: "wrong-check-digit", npi: typed, shouldEndIn });
        expect(readNpi(typed.slice(0, 9) + shouldEndIn).state).toBe("valid");
      }),
    );
  });

  test.each(["123 456 7893", "123-456-7893", " 1234567893\n", "1234\u20115678\u201193"])(
    "may be typed as %j",
    (typed) => expect(readNpi(typed).state).toBe("valid"),
  );

  test.each(["", "123456789", "12345678930", "123456789x", "１２３４５６７８９３"])(
    "is not %j",
    (typed) => expect(readNpi(typed).state).toBe("not-ten-digits"),
  );
});
