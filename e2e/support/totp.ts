import { stepAt, totp } from "../../src/features/accounts/server/second-factor/totp.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows for a key. `later` steps of 30 s on, because each code works once. */
export function appCode(key: string, later = 0): string {
  const letters = key.replace(/\s/g, "");
  const bits = Array.from(letters, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  const secret = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
  return totp(secret, stepAt(new Date()) + later);
}
