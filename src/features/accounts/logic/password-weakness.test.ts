import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weakness } from "./password-weakness.ts";

const ANA = {
  productName: "Wardbook",
  email: "ana.garcia@stmary-clinic.example",
  firstName: "Ana",
  lastName: "García-López",
  npiNumber: "1234567893",
};
const COMMON = new Set(["password", "letmein", "sunshine", "trustno1", "iloveyou", "12345678"]);
const of = (password: string) => weakness(password, ANA, COMMON);

const signs = fc.string({ unit: fc.constantFrom(..."!?.-_ 0123456789"), maxLength: 6 });
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
const letters = fc.string({
  unit: fc.constantFrom(..."bcdfghjklmnáéñöü"),
  minLength: 6,
  maxLength: 12,
});
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

describe("a password that is tried early", () => {
  test.each([
    "password",
    "PassWord",
    "P@ssw0rd",
    "Password2024!",
    "!!letmein!!",
    "sunshine99",
    "trustno1",
    "12345678",
  ])("%s is among the common ones", (password) => {
    expect(of(password)).toContain("one of the most common ones. Use three or four words");
  });

  test.each([
    "aaaaaaaa",
    "abababab",
    "abcabcabc",
    "abcdefgh",
    "hgfedcba",
    "qwertyuiop",
    "poiuytrewq",
    "1qaz2wsx3edc",
    "987654321",
    "11112222",
    "qwertyuiop1",
  ])("%s is a pattern", (password) => {
    expect(of(password)).toContain("simple pattern");
  });

  test.each([
    "wardbook",
    "Wardbook2026!",
    "anagarcia",
    "garcía-lópez1",
    "stmary-clinic",
    "doctorana",
    "W4rdb00k",
    "Nurse123456",
    "1234567893",
    "1234567893!",
    "npi 1234567893",
    "1234-567-893",
    "AnaGarciaLopez1",
    "GarciaLopez77",
  ])("%s is made of what everybody here knows", (password) => {
    expect(of(password)).not.toBeNull();
  });

  test.each(["jsmythe5781", "jsmythe5781!", "Jsmythe9999", "J5mythe5781", "5781jsmythe"])(
    "%s is the name of an e-mail address that ends in digits",
    (password) => {
      const known = { ...ANA, email: "jsmythe5781@mercy.example" };
      expect(weakness(password, known, COMMON)).toContain("your e-mail address");
    },
  );

  test.each(["19840612", "06/12/1984", "5551234567", "+1 (555) 123-4567", "1984-06-12!"])(
    "%s is a number",
    (password) => {
      expect(of(password)).toContain("as dates and telephone numbers are");
    },
  );

  test("is one's own NPI with whatever signs and digits around it", () => {
    fc.assert(
      fc.property(digits(10), signs, signs, (npiNumber, before, after) => {
        const known = { ...ANA, npiNumber };
        expect(weakness(`${before}${npiNumber}${after}`, known, COMMON)).not.toBeNull();
      }),
    );
  });

  test("is a name of one's own or of the address, with accents or without, whatever digits it ends in", () => {
    fc.assert(
      fc.property(letters, digits(4), signs, (name, own, others) => {
        const byName = { ...ANA, lastName: name };
        const byAddress = { ...ANA, email: `${plain(name)}${own}@mercy.example` };
        for (const written of [name, plain(name), name.toUpperCase()]) {
          expect(weakness(`${written}${own}${others}`, byName, COMMON)).not.toBeNull();
          expect(weakness(`${written}${own}${others}`, byAddress, COMMON)).not.toBeNull();
        }
      }),
    );
  });

  test.each([
    "correct horse",
    "battery staple",
    "a long password",
    "ana likes anchovies",
    "J7#kQ2!x",
    "wardbook is my third page",
    "ภาษาไทยรหัสผ่าน",
    "mixed 1234 numbers",
    "4815162342108715",
    "#%&(=)?+~*",
  ])("%s is not one", (password) => {
    expect(of(password)).toBeNull();
  });
});
