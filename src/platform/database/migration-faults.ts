import { kindOf } from "./migrations.ts";

type Rule = { readonly fault: string; readonly breaks: RegExp };

const QUOTES = /--[^\n]*/g;

/** What holds a table that people use, or takes from older servers what they use. */
const NOT_IN_EXPAND: readonly Rule[] = [
  { fault: "takes something away", breaks: /\b(?:DROP|TRUNCATE(?! ON\b)|RENAME)\b/i },
  {
    fault: "alters the type of a column, which rewrites the table",
    breaks: /\bSET DATA TYPE\b|\bALTER COLUMN \S+ TYPE\b/i,
  },
  { fault: "asks more of a column than older servers give", breaks: /\bSET NOT NULL\b/i },
  {
    fault: "adds a column that older servers would have to fill",
    breaks: /ADD COLUMN (?:IF NOT EXISTS )?(?![^,;]*DEFAULT)[^,;]*NOT NULL/i,
  },
  {
    fault: "adds a computed column, which rewrites the table",
    breaks: /ADD COLUMN[^,;]*GENERATED ALWAYS AS \(/i,
  },
  {
    fault: "checks all rows at once: NOT VALID first, VALIDATE online",
    breaks: /ADD CONSTRAINT(?![^;]*NOT VALID)/i,
  },
  { fault: "changes rows: do it online, in portions", breaks: /^\s*(?:UPDATE|DELETE|INSERT)\b/im },
];

const ONLINE = [
  /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS\b/i,
  /^DROP INDEX CONCURRENTLY IF EXISTS\b/i,
  /^ALTER TABLE \S+ VALIDATE CONSTRAINT\b/i,
  /^(?:WITH|UPDATE|DELETE)\b[\s\S]*\bLIMIT\b/i,
];

/**
 * What would stop people while a large table is migrated, or servers of the release before.
 * @param text a file of `migrations/`
 */
export function migrationFaults(text: string): string[] {
  const kind = kindOf(text);
  const statements = text
    .split("--> statement-breakpoint")
    .map((one) => one.replaceAll(QUOTES, "").trim());
  if (kind === "expand") return [...brokenIn(statements), ...heldIndexes(statements)];
  if (kind === "online") {
    return statements
      .filter((one) => one !== "" && !ONLINE.some((form) => form.test(one)))
      .map((one) => `holds others up or cannot be repeated: ${one.slice(0, 60)}`);
  }
  return [];
}

function brokenIn(statements: readonly string[]): string[] {
  return statements.flatMap((statement) =>
    NOT_IN_EXPAND.filter(({ breaks }) => breaks.test(statement)).map(
      ({ fault }) => `${fault}: ${statement.slice(0, 60)}`,
    ),
  );
}

/** An index is made at once on a table of this migration alone. */
function heldIndexes(statements: readonly string[]): string[] {
  const own = new Set(
    statements.map((one) => /^CREATE TABLE (?:IF NOT EXISTS )?("?\w+"?)/i.exec(one)?.[1]),
  );
  return statements
    .filter((one) => {
      const table = /^CREATE (?:UNIQUE )?INDEX \S+ ON ("?\w+"?)/i.exec(one)?.[1];
      return table !== undefined && !own.has(table);
    })
    .map((one) => `makes an index while others wait: ${one.slice(0, 60)}`);
}
