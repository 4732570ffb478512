type Parts = {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
  readonly code?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
  readonly severity?: unknown;
  readonly table?: unknown;
  readonly constraint?: unknown;
};

/**
 * What the log keeps of an error. A database's own words, and those of a query that failed, repeat the values that were
 * to be written: of them only the statement and the code stay.
 */
export function loggableError(error: unknown): Readonly<Record<string, unknown>> {
  if (typeof error !== "object" || error === null) return { message: String(error) };
  const parts: Parts = error;
  const cause = parts.cause === undefined ? {} : { cause: loggableError(parts.cause) };
  if (parts.query !== undefined && parts.params !== undefined) {
    return { name: "DatabaseError", query: parts.query, stack: framesOf(parts.stack), ...cause };
  }
  if (parts.severity !== undefined) {
    const { code, table, constraint } = parts;
    return { name: "DatabaseError", code, table, constraint };
  }
  const { name, message, stack, code } = parts;
  return { name, message, code, stack: framesOf(stack), ...cause };
}

/** Where it happened, without the first lines, which repeat the message. */
function framesOf(stack: unknown): string {
  const frames = typeof stack === "string" ? /^ {4}at [^]*/m.exec(stack) : null;
  return frames?.[0] ?? "";
}
