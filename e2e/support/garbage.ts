/** Deterministic nonsense: what scanners, broken clients and curious people send. */
export type Nonsense = { method: string; path: string; init: RequestInit };

const PIECES = [
  "",
  "0",
  "-1",
  "1e999",
  "NaN",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "..",
  "%00",
  "%2e%2e%2f",
  "%ff",
  "%E0%A4%A",
  "' OR 1=1 --",
  '" or ""="',
  "<script>alert(1)</script>",
  "{{7*7}}",
  "${7*7}",
  "%s%n",
  "%",
  "_",
  "*",
  "\\",
  "/",
  "//",
  "?",
  "#",
  "&",
  "=",
  "\u0000",
  "\ud800",
  "\u202e",
  "\ufeff",
  "ﬃ",
  "é",
  "漢字",
  "👩‍⚕️",
  "a".repeat(3000),
  "9".repeat(400),
  "1234567893",
  "2026-13-45",
  "__proto__",
  "constructor",
  "toString",
  "\r\nx-injected: 1",
  "; DROP TABLE drugs",
  "COPY",
  "\\x41",
];
const METHODS = ["GET", "GET", "GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS"];
const TYPES = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "",
  "application/json; charset=utf-16",
];

/** A small generator of pseudo-random numbers (mulberry32), so that a failure can be repeated from its seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param paths path templates with `{name}` places. @param names field names that real calls use. */
export function createNonsense(seed: number, paths: readonly string[], names: readonly string[]) {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[], otherwise: T): T =>
    from[Math.floor(random() * from.length)] ?? otherwise;
  const piece = () => pick(PIECES, "");
  const name = () =>
    random() < 0.8 ? pick(names, "q") : encodeURIComponent(piece().toWellFormed());
  const inPath = () => (random() < 0.3 ? piece() : encodeURIComponent(piece().toWellFormed()));
  const value = (depth = 0): unknown => {
    const kind = random();
    if (kind < 0.5) return piece();
    if (kind < 0.7) return random() * 1e9 - 5e8;
    if (kind < 0.8 || depth > 3) return pick([null, true, 0, "", -0.5], null);
    if (kind < 0.9) return Array.from({ length: 3 }, () => value(depth + 1));
    return { [pick(names, "x")]: value(depth + 1), [piece()]: value(depth + 1) };
  };
  return (): Nonsense => {
    const method = pick(METHODS, "GET");
    const filled = pick(paths, "/").replace(/\{\w+\}/g, inPath);
    const query = Array.from({ length: Math.floor(random() * 4) }, () => `${name()}=${inPath()}`);
    const path = query.length > 0 ? `${filled}?${query.join("&")}` : filled;
    const fields = Object.fromEntries(names.slice(0, 12).map((field) => [field, value()]));
    const body = random() < 0.2 ? piece() : JSON.stringify(random() < 0.8 ? fields : value());
    const bodiless = method === "GET" || method === "HEAD";
    return {
      method,
      path: path.replace(/[\s\p{Cc}]/gu, "%20").toWellFormed(),
      init: { method, headers: { "content-type": pick(TYPES, "") }, ...(bodiless ? {} : { body }) },
    };
  };
}
