import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const STEP_SECONDS = 30;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 bits, as RFC 4226 recommends. */
export const SECRET_BYTES = 20;

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The code of one step of time: RFC 6238 over RFC 4226, with SHA-1 as every authenticator app has it. */
export function totp(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/**
 * The step whose code this is: the present one or the one before or after, for clocks that differ and people who type
 * slowly. Null for none. Whoever asks sees to it that a step counts once.
 */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const present = stepAt(now);
  const steps = [present - 1, present, present + 1];
  return steps.filter((step) => same(totp(secret, step), code)).at(-1) ?? null;
}

function same(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** RFC 4648 without padding: how authenticator apps take a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** The address behind the QR code. https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function otpauthUri(secret: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
