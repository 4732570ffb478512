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
  ])("%s is made of what everybody here knows", (password) => {
    expect(of(password)).not.toBeNull();
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
  ])("%s is not one", (password) => {
    expect(of(password)).toBeNull();
  });
});
