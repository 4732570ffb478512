import { createHash, randomBytes } from "node:crypto";
import type { KeyedHash } from "./keyed-hash.ts";

/**
 * The id of a card says of itself which service and rule made it, so that feedback is understood although no card is kept.
 * A UUID of version 8 (RFC 9562): 16 bits of the service, 32 of the rule, 26 by chance, 48 that only we can make.
 */
const RULE_AT = 2;
const CHANCE_AT = 6;
const SEAL_AT = 10;
const LENGTH = 16;

type Card = { readonly iss: string; readonly service: string };

const hashed = (text: string, bytes: number): Buffer =>
  createHash("sha256").update(text).digest().subarray(0, bytes);

/** What stands for a rule in the ids of its cards: 8 hexadecimal digits. */
export const ruleHash = (rule: string): string => hashed(rule, CHANCE_AT - RULE_AT).toString("hex");

export function cardId({ iss, service }: Card, rule: string, hash: KeyedHash): string {
  const chance = randomBytes(SEAL_AT - CHANCE_AT);
  chance[0] = ((chance[0] ?? 0) & 0x0f) | 0x80;
  chance[2] = ((chance[2] ?? 0) & 0x3f) | 0x80;
  const open = Buffer.concat([
    hashed(service, RULE_AT),
    Buffer.from(ruleHash(rule), "hex"),
    chance,
  ]);
  const hex = Buffer.concat([open, sealOf(open, iss, hash)]).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** @returns the hash of the rule, or nothing for an id that we did not give this client for this service. */
export function ruleOfCard(
  id: string,
  { iss, service }: Card,
  hash: KeyedHash,
): string | undefined {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  const [open, seal] = [bytes.subarray(0, SEAL_AT), bytes.subarray(SEAL_AT)];
  const isOurs =
    bytes.length === LENGTH &&
    seal.equals(sealOf(open, iss, hash)) &&
    open.subarray(0, RULE_AT).equals(hashed(service, RULE_AT));
  return isOurs ? open.subarray(RULE_AT, CHANCE_AT).toString("hex") : undefined;
}

function sealOf(open: Buffer, iss: string, hash: KeyedHash): Buffer {
  return hash("card", [iss, open.toString("hex")]).subarray(0, LENGTH - SEAL_AT);
}
