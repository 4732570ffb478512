import { randomInt } from "node:crypto";
import { tokenHash } from "../sign-in/token.ts";

/** Without letters and digits that are read for one another. */
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const LENGTH = 24;
const COUNT = 10;

/** Ten codes of 117 bits: "K7QF-2M9X-TRWB-H4NC-8ZPD-V3JG". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
  });
}

/** The same however it was typed. From 112 bits on a fast hash keeps it (OWASP ASVS 5, 6.5.2). */
export function recoveryCodeHash(typed: string): string {
  return tokenHash(typed.toUpperCase().replace(/[^A-Z0-9]/g, ""));
}
