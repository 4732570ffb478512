import type { Statement } from "#/features/evidence/statement.ts";

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** What the statement says, on one line. */
export const wording = ({ fields }: Statement): string =>
  Object.entries(fields)
    .map(([field, value]) => (field === "says" ? value : `${field} ${value}`))
    .join(", ");

/** Statements with the same path are told apart by their order. */
export function withOwnIds<Own extends Statement>(statements: readonly Own[]): Own[] {
  const seen = new Map<string, number>();
  return statements.map((statement) => {
    const times = (seen.get(statement.id) ?? 0) + 1;
    seen.set(statement.id, times);
    return times === 1 ? statement : { ...statement, id: `${statement.id}-${times}` };
  });
}
