import { LASTING } from "#knowledge/symptoms/lasting.js";
import { descendantsOf, findingOf } from "../../findings.ts";
import type { Recognized } from "../recognized.ts";
import { chosenAmong, illnessSpans, type Span } from "./time.ts";

type Told = Pick<Recognized, "finding" | "start" | "end" | "negated">;

/** Habits, drugs, old diseases, relatives: how long they have been is not how long somebody has been ill. */
const BROUGHT_ALONG: ReadonlySet<string | undefined> = new Set([
  "history",
  "exposure",
  "medication",
  "family",
  "context",
]);
/** "Bitten an hour ago": an injury is the complaint itself. */
function isComplaint({ finding }: Told): boolean {
  const { kind, system } = findingOf(finding) ?? {};
  return system === "injury" || !BROUGHT_ALONG.has(kind);
}

/** What else time is told of, in the words before it within its clause. */
const OF_SOMETHING_ELSE =
  /\b(?:lmp|last (?:menstrual )?period|last menses|menstruat\w*|married|divorced|widowed|retired|worked|works|working|employed|lived|lives|living|moved|last (?:seen|visit|checked|dose|meal)|follow(?:ed)?[- ]up|seen|visited|smok\w+|drinks?|drinking|drank|sober|quit|takes|taking|took|treated with|was on|been on|vaccin\w+|surgery|operat\w+|travel\w*|returned|pregnant|delivered|gave birth)\b[^.;,]*$/;
/** "Resolved 2 weeks ago": when it ended, and not since when it has been. */
const ENDED =
  /\b(?:resolved|subsided|stopped|ended|disappeared|cleared|went away|gone|recovered|over in)\b[^.;,]*$/;
/** "His wife had a stroke last year", "a clot was ruled out last year": of nothing that the patient has. */
const OF_NOTHING_OWN =
  /\b(?:ruled out|(?:wife|husband|partner|mother|father|brother|sister|son|daughter|uncle|aunt|cousin|friend|neighbor) (?:had|has|was|is|got|died|suffered|developed)(?! (?:noticed|seen|observed|been worried|brought)))\b[^.;,]*$/;
/** "Episodes lasting ten minutes", "each lasts an hour". */
const OF_AN_EPISODE =
  /\b(?:episodes?|attacks?|spells?|bouts?|each|which|every one)\b[^.;]{0,30}\blast(?:s|ed|ing)?(?: for| about| around| up to| some)*\s*$/;
const SENTENCE = /[.;!?\n](?=\s|$)/g;
/** "A 3-day history of fever", "three days of fever", "6 d fever". */
const INTRODUCES = /^[-\s]*(?:history |hx |h\/o )?of (?:a |an |the )?(?:\w+ )?$/;
const BESIDE = /^[-\s]*$/;
const BOUND_BACK = /\b(?:for|since|over|past|last|x|in)\b[^.;,]{0,16}$/;
/** "Since a trip 3 weeks ago". */
const SINCE = /\bsince\b[^.;,]{0,40}$/;

type Part = { readonly from: number; readonly to: number };

/** The stretch around a span that one of the marks ends on either side. */
function around(folded: string, { start, end }: Span, marks: RegExp): Part {
  let from = 0;
  let to = folded.length;
  for (const { index } of folded.matchAll(marks)) {
    if (index < start) from = index + 1;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return { from, to };
}

const within = (told: readonly Told[], { from, to }: Part): Told[] =>
  told.filter(({ start, end }) => start >= from && end <= to);

const CLAUSE = /[.;!?\n](?=\s|$)|,(?=\s)|\b(?:but|and now|who|presents?|presenting|comes?)\b/g;

/** The finding that a length of time is told of: what it introduces, what stands before it in its clause, what stands after it there. */
function ownerOf(span: Span, told: readonly Told[], folded: string): Told | undefined {
  const clause = within(told, around(folded, span, CLAUSE));
  const before = clause.filter(({ end }) => end <= span.start).at(-1);
  const after = clause.find(({ start }) => start >= span.end);
  const between = after === undefined ? "" : folded.slice(span.end, after.start);
  if (after !== undefined && INTRODUCES.test(between)) return after;
  const isBound = before !== undefined && BOUND_BACK.test(folded.slice(before.end, span.start));
  return BESIDE.test(between) && !isBound ? (after ?? before) : (before ?? after);
}

function isOfIllness(span: Span, told: readonly Told[], folded: string): boolean {
  const { from } = around(folded, span, SENTENCE);
  const before = folded.slice(from, span.start);
  if ([OF_AN_EPISODE, ENDED, OF_NOTHING_OWN].some((of) => of.test(before))) return false;
  if (span.ago && SINCE.test(before)) return true;
  const owner = ownerOf(span, told, folded);
  if (owner !== undefined) return isComplaint(owner);
  return !OF_SOMETHING_ELSE.test(before);
}

/** How long the complaint has lasted, where the text says so: of the lengths of time that are told of a complaint, or else of nothing. */
export function lasted(folded: string, recognized: readonly Told[]): Span | undefined {
  const told = recognized.filter(({ negated }) => !negated);
  const spans = illnessSpans(folded).filter((span) => isOfIllness(span, told, folded));
  const owned = spans.filter((span) => ownerOf(span, told, folded) !== undefined);
  return chosenAmong(owned, folded) ?? chosenAmong(spans, folded);
}

/** What a finding is once it has lasted, by the length of time told of it; where only one is told at all, by that. */
export function prolonged(
  folded: string,
  recognized: ReadonlyMap<string, Told>,
): (Pick<Told, "start" | "end"> & { readonly finding: string })[] {
  const told = [...recognized.values()].filter(({ negated }) => !negated);
  const spans = illnessSpans(folded).filter((span) => isOfIllness(span, told, folded));
  const daysOf = (stated: Told): number => {
    const own = spans.filter((span) => {
      const { from, to } = around(folded, span, SENTENCE);
      return stated.start >= from && stated.end <= to;
    });
    const closest = own.toSorted(
      (one, other) => Math.abs(one.start - stated.end) - Math.abs(other.start - stated.end),
    )[0];
    return (closest ?? (spans.length === 1 ? spans[0] : undefined))?.days ?? 0;
  };
  return LASTING.flatMap(([finding, atLeast, then]) => {
    const stated = [finding, ...descendantsOf(finding)]
      .map((id) => recognized.get(id))
      .find((one) => one?.negated === false);
    if (stated === undefined || daysOf(stated) < atLeast) return [];
    return [{ finding: then, start: stated.start, end: stated.end }];
  });
}
