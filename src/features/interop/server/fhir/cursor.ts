/** The place in an answer where the next page begins, which only we can write and which holds for its own search alone. */
import * as v from "valibot";
import { searchProblem } from "../../logic/fhir/search/problem.ts";
import type { KeyedHash } from "../keyed-hash.ts";

const Cursor = v.object({
  phase: v.pipe(v.number(), v.integer()),
  page: v.pipe(v.number(), v.integer()),
  skip: v.pipe(v.number(), v.integer()),
  /** The day that the source covered when the first page was told. */
  asOf: v.string(),
});
export type Cursor = v.InferOutput<typeof Cursor>;

const SEAL_BYTES = 12;

const sealOf = (hash: KeyedHash, search: string, text: string): string =>
  hash("fhir cursor", [search, text]).subarray(0, SEAL_BYTES).toString("base64url");

/** @param search what was asked, as it is repeated in the link. */
export function writeCursor(cursor: Cursor, search: string, hash: KeyedHash): string {
  const text = Buffer.from(JSON.stringify(cursor)).toString("base64url");
  return `${text}.${sealOf(hash, search, text)}`;
}

/** @throws Failure for one that we did not write for this search */
export function readCursor(written: string, search: string, hash: KeyedHash): Cursor {
  const [text = "", seal = ""] = written.slice(0, 400).split(".");
  if (seal !== sealOf(hash, search, text)) {
    throw searchProblem("value", "_cursor", "is none of this search; begin again without it");
  }
  return v.parse(Cursor, JSON.parse(Buffer.from(text, "base64url").toString()));
}
