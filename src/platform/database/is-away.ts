import { StartError } from "#/platform/config/start-error.ts";

/**
 * Classes of PostgreSQL's codes that say that it cannot do anything now, whatever is asked: no connection, out of
 * resources (also of room on the disk), stopped by an operator or by a time, a replica that was the primary before (25006), an error of
 * the system below.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const STATES = /^(?:08|53|57)[0-9A-Z]{3}$|^(?:25006|25P03|55P03|58030)$/;

/** Codes of the system for a connection that is not there, or not any more. */
const SYSTEM = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
]);

/** What the driver says without a code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Whether an error means that the database is away, full or hanging, rather than that something is wrong with us. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // An embedded database that could not be started again.
  if (error instanceof StartError) return true;
  const code = "code" in error ? String(error.code) : "";
  if (SYSTEM.has(code) || STATES.test(code) || WORDS.test(error.message)) return true;
  // No socket of a local database, which is being started again.
  if (code === "ENOENT" && "syscall" in error && error.syscall === "connect") return true;
  return isAway(error.cause);
}
