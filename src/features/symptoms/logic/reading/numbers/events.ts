import type { Span } from "./time.ts";

/** What happened some time ago means something of its own: an operation last week, a cold two weeks ago, the same a year ago. */
type Event = {
  readonly said: RegExp;
  readonly finding: string;
  /** Days since then, at least and at most. */
  readonly since: readonly [number, number];
};

const EVENTS: readonly Event[] = [
  {
    said: /\b(?:surgery|operation|operated|[a-z]{3,}ectomy|[a-z]{3,}plasty|arthroscopy|(?:open reduction|fixation)|[a-z]+ (?:repair|replacement|removal)|bypass|caesarean|cesarean|c-section)\b/,
    finding: "surgery-recent",
    since: [0.1, 60],
  },
  {
    said: /\b(?:a (?:bad |nasty |heavy )?cold|runny nose|the flu|sore throat|throat infection|flu-like illness|strep throat|tonsillitis|diarrh?o?ea|(?:tummy|stomach) (?:bug|upset)|gastroenteritis|food poisoning|chest infection|virus|viral illness)\b/,
    finding: "prior-infection-recent",
    since: [5, 60],
  },
  {
    said: /\b(?:the same|same thing|similar)\b/,
    finding: "similar-episode-before",
    since: [14, 20_000],
  },
];

const LAST: readonly (readonly [RegExp, number])[] = [
  [/\blast week\b/g, 7],
  [/\blast month\b/g, 30],
  [/\blast year\b/g, 365],
];
/** Denied, or what has lasted since then. */
const DENIED =
  /\b(?:no|not|never|without|denies|started|began|begun|start|since|developed|noticed)\b|n't\b/;

type Past = { readonly start: number; readonly end: number; readonly days: number };

function pasts(folded: string, spans: readonly Span[]): Past[] {
  const named = LAST.flatMap(([pattern, days]) =>
    [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      days,
    })),
  );
  return [...spans.filter(({ ago }) => ago), ...named];
}

/** The clause around a stretch of a folded text: up to the commas and stops beside it. */
function clauseAround(folded: string, { start, end }: Past): readonly [number, number] {
  const from =
    Math.max(...[",", ";", ". ", "\n"].map((mark) => folded.lastIndexOf(mark, start - 1))) + 1;
  const stop = folded.slice(end).search(/[,;\n]|\.(?:\s|$)/);
  return [from, stop === -1 ? folded.length : end + stop];
}

/** Findings that lie in the past of a folded text, with where they are told. */
export function eventsIn(
  folded: string,
  spans: readonly Span[],
): { readonly finding: string; readonly start: number; readonly end: number }[] {
  return pasts(folded, spans).flatMap((past) => {
    const [from, to] = clauseAround(folded, past);
    const clause = folded.slice(from, to);
    if (DENIED.test(clause)) return [];
    return EVENTS.flatMap(({ said, finding, since: [least, most] }) => {
      const met = said.exec(clause);
      if (met === null || past.days < least || past.days > most) return [];
      return [{ finding, start: from + met.index, end: from + met.index + met[0].length }];
    });
  });
}
