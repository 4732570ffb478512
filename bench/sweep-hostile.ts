/** Inputs of the largest size that a description of the API allows, made of what is slow to read. */
export type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
};

/** Words that are no names, words that nearly are, real names, signs that are operators, letters with accents. */
export const FILLS = [
  "denies pain or ",
  "metforminq lisinoprilx amlodipinez ",
  "aspirin warfarin digoxin lithium ",
  '- " -or ',
  "%_*<&\u00e9\u00df ",
  "severe chest pain for 3 days, no fever. ",
  "x",
] as const;

const LONGEST = 20_000;
const MOST = 500;
/** A body of the usual size. */
const ROOM = 60_000;

/** @param room so many characters are left for all of it. */
export function hostile(schema: Schema, fill: string, room = ROOM): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  if (schema.anyOf) return hostile(schema.anyOf[0] ?? {}, fill, room);
  if (schema.type === "array") return list(schema, fill, room);
  if (schema.type === "object") {
    const entries = Object.entries(schema.properties ?? {});
    const each = room / Math.max(1, entries.length);
    return Object.fromEntries(entries.map(([name, one]) => [name, hostile(one, fill, each)]));
  }
  if (schema.type === "number" || schema.type === "integer")
    return Math.min(schema.maximum ?? 9, 99);
  if (schema.type === "boolean") return true;
  return text(schema, fill, room);
}

function list({ items = {}, maxItems = MOST }: Schema, fill: string, room: number): unknown[] {
  const longest = Math.min(items.maxLength ?? LONGEST, LONGEST);
  const count = Math.max(1, Math.min(maxItems, Math.floor(room / Math.min(longest, room))));
  return Array.from({ length: count }, (_, at) => hostile(items, `${fill}${at} `, room / count));
}

function text(
  { maxLength = LONGEST, format, pattern }: Schema,
  fill: string,
  room: number,
): string {
  if (format === "email") return "ana@example.org";
  if (pattern?.includes("\\d{10}")) return "1234567893";
  const length = Math.max(1, Math.min(maxLength, Math.floor(room) - 4));
  return fill.repeat(Math.ceil(length / fill.length)).slice(0, length);
}
