/** Whether a label says what a statement says. */
import type { Statement } from "../statement.ts";
import { type Clause, clausesOf, figuresOf } from "./claim.ts";
import { standsIn } from "./clauses.ts";
import { supportsFigures } from "./figures.ts";
import { namesPattern } from "./names.ts";
import type { ReadLabel } from "./read-label.ts";
import type { Part, Window } from "./windows.ts";
import { stemsIn } from "./words.ts";

/** The words of the label that support the statement. */
export function supportIn(statement: Statement, label: ReadLabel): string | undefined {
  const { fields, kind } = statement;
  const parts = label.partsFor(statement);
  if (fields.names !== undefined) {
    const pattern = namesPattern(fields.names.split(" "), statement.ingredients);
    return parts.flatMap(({ windows }) => windows).find(({ text }) => pattern.test(text))?.text;
  }
  if (fields.says !== undefined && fields.at === undefined) {
    return clausesIn(clausesOf(fields.says), parts);
  }
  const claim = figuresOf(fields);
  const forWhat = fields.for === undefined ? [] : stemsIn(fields.for);
  for (const { windows, forbids } of parts) {
    const about = speakingOf(windows, forWhat, claim.child);
    const found = about.find(
      (window) =>
        supportsFigures(claim, window, forbids) &&
        (kind !== "loading" || LOADING.test(`${window.about} ${window.text}`)),
    );
    if (found !== undefined) return found.text;
  }
  return undefined;
}

const LOADING = /load|initial|first|bolus|day 1|single|followed|start|once/i;
const CHILD = /pediatric|child|adolescent|infant|neonat|years|months|\bkg\b|newborn/i;
const ADULT = /adult|geriatric|elderly/i;

/** Where the label tells indications and ages apart, only what it says of these. */
function speakingOf(
  windows: readonly Window[],
  stems: readonly string[],
  child: boolean | undefined,
): readonly Window[] {
  const own = windows.filter(({ stems: text, aboutStems }) =>
    stems.some((stem) => text.has(stem) || aboutStems.has(stem)),
  );
  const about = own.some(({ amounts }) => amounts.length > 0) ? own : windows;
  if (child === undefined) return about;
  return about.filter(({ text, about: head }) =>
    child
      ? CHILD.test(text) || CHILD.test(head)
      : ADULT.test(text) || !/pediatric|\bchild|adolescent|infant|neonat/i.test(text),
  );
}

/** Every clause has to stand somewhere in one of the sections. */
function clausesIn(clauses: readonly Clause[], parts: readonly Part[]): string | undefined {
  if (clauses.length === 0) return undefined;
  const found = clauses.map((clause) => {
    for (const part of parts) {
      const text = standsIn(clause, part);
      if (text !== undefined) return text;
    }
    return undefined;
  });
  return found.every((text) => text !== undefined)
    ? [...new Set(found)].join(" [...] ")
    : undefined;
}
