/** Reads fields of parsed JSON whose shape nobody promises. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The strings of a field that is a string or a number, a list of them, or missing; trimmed, without empty ones. */
export function strings(object: JsonObject, field: string): string[] {
  const value = object[field];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => {
    if (typeof item !== "string" && typeof item !== "number") return [];
    const text = plain(String(item));
    return text === "" ? [] : [text];
  });
}

export function first(object: JsonObject, field: string): string | undefined {
  return strings(object, field)[0];
}

/** Spaces made one, trimmed; NUL, which no database takes, dropped. */
export function plain(text: string): string {
  // Most texts are even already, and to look for one character is far cheaper than any pattern.
  return UNEVEN.some((mark) => text.includes(mark))
    ? text.replaceAll("\0", "").replace(/\s+/g, " ").trim()
    : text.trim();
}

const UNEVEN = ["  ", "\n", "\t", "\r", "\0", "\u00A0"];

/** "20260721", "2026-07-21" or "07/21/2026" as "2026-07-21"; nothing for what is no date. */
export function isoDate(text: string | undefined): string | undefined {
  const found =
    /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? "") ??
    /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/.exec(text ?? "");
  if (found === null) return undefined;
  const { y = found[1], m = found[2], d = found[3] } = found.groups ?? {};
  const iso = `${y}-${m?.padStart(2, "0")}-${d?.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}
