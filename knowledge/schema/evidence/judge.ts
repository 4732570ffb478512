/** Holds statements against labels. */
import { type Clause, clausesOf, figuresOf } from "./claim.ts";
import { conflictIn } from "./conflicts.ts";
import { supportsFigures } from "./figures.ts";
import type { Label } from "./labels.ts";
import { namesPattern } from "./names.ts";
import { codesOf } from "./sections.ts";
import type { Statement } from "./statement.ts";
import type { Window } from "./windows.ts";
import { standsIn } from "./clauses.ts";
import { stemsIn } from "./words.ts";

export const JUDGEMENTS = [
  "supported twice",
  "supported",
  "contradicted",
  "not found",
  "no label at hand",
  "no document",
] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export type Result = {
  readonly statement: Statement;
  readonly judgement: Judgement;
  /** The label's words that settle it. */
  readonly found: string;
  readonly label?: Label;
  /** The other labeler's label that says the same. */
  readonly second?: Label;
};

export type Shelf = {
  /** The label of this set id: the named version, else the newest. */
  named(setId: string, version: string | undefined): Label | undefined;
  /** Labels of the same ingredients and a common route by other labelers. */
  others(label: Label): readonly Label[];
};

/** The newest, and of several copies of it the one with the most sections. */
const fullest = (among: readonly Label[]) =>
  among.toSorted(
    (a, b) => (b.version ?? 0) - (a.version ?? 0) || b.sections.length - a.sections.length,
  )[0];

export function shelfOf(labels: readonly Label[]): Shelf {
  const bySetId = Map.groupBy(labels, ({ setId }) => setId);
  const byIngredients = Map.groupBy(labels, ({ ingredients }) => ingredients.join("+"));
  return {
    named(setId, version) {
      const all = bySetId.get(setId) ?? [];
      return fullest(all.filter((label) => String(label.version) === version)) ?? fullest(all);
    },
    others: (label) =>
      label.ingredients.length === 0
        ? []
        : (byIngredients.get(label.ingredients.join("+")) ?? []).filter(
            (other) =>
              other.setId !== label.setId &&
              firm(other.labeler) !== firm(label.labeler) &&
              (other.routes.length === 0 ||
                other.routes.some((route) => label.routes.includes(route))),
          ),
  };
}

const firm = (name: string): string => name.toLowerCase().split(/[^a-z0-9]+/)[0] ?? "";

export function judge(statement: Statement, shelf: Shelf): Result {
  const { source, sections } = statement;
  if (source === undefined || sections === "")
    return { statement, judgement: "no document", found: "" };
  const label = shelf.named(source.setId, source.version);
  if (label === undefined) return { statement, judgement: "no label at hand", found: "" };
  const support = supportIn(statement, label);
  if (support !== undefined) {
    const second = shelf.others(label).find((other) => supportIn(statement, other) !== undefined);
    return second === undefined
      ? { statement, judgement: "supported", found: support, label }
      : { statement, judgement: "supported twice", found: support, label, second };
  }
  const conflict = conflictIn(statement, sectionsFor(statement, label));
  return conflict === undefined
    ? { statement, judgement: "not found", found: "", label }
    : { statement, judgement: "contradicted", found: conflict, label };
}

export type Part = { readonly windows: readonly Window[]; readonly forbids: boolean };

/** The label's text under each section that the statement names. */
function sectionsFor({ sections, kind }: Statement, label: Label): Part[] {
  return codesOf(sections, kind).map((choices) => {
    const found = choices
      .map((codes) => label.windows(codes))
      .find((windows) => windows.length > 0);
    return { windows: found ?? [], forbids: choices[0]?.includes("34070-3") ?? false };
  });
}

/** The words of the label that support the statement. */
export function supportIn(statement: Statement, label: Label): string | undefined {
  const { fields, kind } = statement;
  const parts = sectionsFor(statement, label);
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
