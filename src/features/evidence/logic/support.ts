/** Whether a label says what a statement says. */
import type { Fields, Statement } from "../statement.ts";
import { figuresOf } from "./claim.ts";
import { standsIn } from "./clauses.ts";
import { type Clause, clausesOf } from "./says.ts";
import { exceeds, falls, supportsFigures } from "./figures.ts";
import { mentionsIn, namesOf } from "./names.ts";
import type { ReadLabel } from "./read-label.ts";
import { reckoned } from "./reckon.ts";
import { windowsFor } from "./scope.ts";
import type { Part } from "./windows.ts";

/** The words of the label that support the statement. */
export function supportIn(statement: Statement, label: ReadLabel): string | undefined {
  const { fields, context } = statement;
  const parts = label.partsFor(statement);
  if (fields.names !== undefined) {
    const { names } = fields;
    const wanted = namesOf(names.split(" "), statement.ingredients, context?.called);
    for (const { windows } of parts) {
      for (const [name, window] of mentionsIn(windows)) if (wanted.has(name)) return window.text;
    }
    return undefined;
  }
  if (fields.says !== undefined && fields.at === undefined) {
    return clausesIn(clausesOf(fields.says), parts, statement.kind);
  }
  const ways = [[fields], ...reckoned(fields, context?.beside ?? [])];
  for (const way of ways) {
    const found = way.map((one) => figuresIn(one, statement, parts));
    if (!found.every((text) => text !== undefined)) continue;
    if (way[0] === fields || !isAtOdds(statement, parts)) return found.join(" [...] ");
  }
  return undefined;
}

const LOADING = /load|initial|first|bolus|day 1|single|followed|start|once/i;

/** A most that was reckoned is none where the label gives more, or less to those with weak organs. */
function isAtOdds({ fields, context }: Statement, parts: readonly Part[]): boolean {
  const { dayMax, cap, at, measure, hepatic } = fields;
  if ((dayMax ?? cap) === undefined) return false;
  const claim = figuresOf(fields, context);
  if (at !== undefined || hepatic !== undefined) {
    const where = figuresOf({
      ...(at && { at }),
      ...(measure && { measure }),
      ...(hepatic && { hepatic }),
    });
    return parts.some(({ windows, forbids }) =>
      windowsFor(windows, fields, context).some(
        (window) => supportsFigures(where, window, forbids) && falls(claim, window),
      ),
    );
  }
  return parts.some(({ windows }) =>
    windowsFor(windows, fields, context).some((window) =>
      exceeds(claim, dayMax !== undefined, window),
    ),
  );
}

/** The window in which all figures stand together. */
function figuresIn(
  fields: Fields,
  { context, kind }: Statement,
  parts: readonly Part[],
): string | undefined {
  const claim = figuresOf(fields, context);
  for (const { windows, forbids } of parts) {
    const found = windowsFor(windows, fields, context).find(
      (window) =>
        supportsFigures(claim, window, forbids) &&
        (kind !== "loading" || LOADING.test(`${window.about} ${window.text}`)),
    );
    if (found !== undefined) return found.text;
  }
  return undefined;
}

/** Every clause has to stand somewhere in one of the sections. */
function clausesIn(
  clauses: readonly Clause[],
  parts: readonly Part[],
  kind: string,
): string | undefined {
  if (clauses.length === 0) return undefined;
  const found = clauses.map((clause) => {
    for (const part of parts) {
      const text = standsIn(clause, part, kind);
      if (text !== undefined) return text;
    }
    return undefined;
  });
  return found.every((text) => text !== undefined)
    ? [...new Set(found)].join(" [...] ")
    : undefined;
}
