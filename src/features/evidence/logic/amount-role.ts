/** What the words around an amount make of it. */

export type AmountRole = {
  /** The text calls it a most. */
  readonly most: boolean;
  /** A dose is raised to it. */
  readonly raised: boolean;
  /** It is by how much a dose is changed. */
  readonly step: boolean;
  /** A dose is lowered to it. */
  readonly lowered: boolean;
  /** All doses of a course, or what one of several pieces holds: no dose by itself. */
  readonly total: boolean;
  /** Given only to some, or under a condition. */
  readonly perhaps: boolean;
};

const REACH = 170;

const MOST =
  /(?:maxim\w+|exceed\w*|up to|not more than|no more than|limit\w*|highest|at most|ceiling)\b(?:[^.;|]{0,60}|(?:(?!\b(?:initial|start\w*|usual|recommended dos\w+)\b)[^.;|]){0,140})$/i;
/** "Doses above 80 mg are not recommended": only with what denies it. */
const BEYOND = /\b(?:greater than|above|over|higher than|more than|beyond|in excess of)\s*$/i;
const DENIED = /\bnot\b|\bno\b|avoid|contraindicated/i;
const MOST_AFTER =
  /^(?!.{0,25}(?:up to|\())[^.;|\d(]{0,25}\b(?:maximum|at most|or less)\b(?!\s*(?:of|dos\w+|single|daily|recommended))/i;
/** "to 10 mg", and "to 6.25, 12.5 and then 25 mg". */
const TO = String.raw`\bto (?:(?:a|an|the|maximum|target|total|dose|dosage|dosing|of|recommended|daily|up to|maintenance)\s+)*(?:[\d.,]+ ?(?:mg|mcg|g|mL|units)?(?:\/\w+)*,? (?:or |to |and |then |once daily|twice daily|daily|in \w+ \w+ )*)*$`;
const RAISED = new RegExp(
  String.raw`(?:increas|titrat|rais|advanc|escalat)(?:e|ed|es|ing)\b[^.;|]{0,60}${TO}`,
  "i",
);
const LOWERED = new RegExp(
  String.raw`(?:reduc|decreas|lower|adjust\w* down)(?:e|ed|es|ing)?\b[^.;|]{0,60}${TO}|\blower (?:initial |starting )?(?:dos\w+|dosage)\W{0,3}(?:of )?$|reducing the dos\w+ from[^.;|]*$`,
  "i",
);
/** "In increments of no more than 1 mg" is no most. */
const STEP =
  /(?:increments?|(?:increas|rais|titrat|reduc|decreas)\w*(?: \w+){0,5} by|adjustments? of)\b[^.;|]{0,30}$/i;
const STEP_AFTER = /^[^.;|\d]{0,25}\bincrements?/i;
const TOTAL =
  /\b(?:total (?:treatment )?(?:course|cumulative|dose)|totaling|contains?|containing|cumulative dose)\b[^.;|\d]{0,50}$|(?:\bof the|\bnumber of|\beach|\bdos(?:es|ages?) (?:above|greater than|over|exceeding|higher than)) $/i;
const COUNTED = /\b(two|three|four|five|six|[2-9])\s*[x×]?\s*$/i;
const PIECES =
  /^\s*(?:(?!or |and |to )[a-z-]+\s+){0,4}?(?:tablets|capsules|injections|inhalations|sprays|films|patches|packets)\b/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** "Three 0.18 mg tablets": how many of it are taken. */
export function countOf(text: string, at: number, end: number): number {
  const count = COUNTED.exec(text.slice(Math.max(0, at - 12), at))?.[1]?.toLowerCase();
  if (count === undefined || !PIECES.test(text.slice(end, end + 50))) return 1;
  return COUNTS[count] ?? Number(count);
}
const PERHAPS =
  /\b(?:some patients|if (?!the recommended|given|used)|may be considered|consider|may be desirable|missed|most (?:common|patients)|alternat\w+)\b[^.;|]*$/i;

export function roleOf(text: string, at: number, end: number): AmountRole {
  const before = text.slice(Math.max(0, at - REACH), at);
  const after = text.slice(end, end + 40);
  return {
    most: MOST.test(before) || MOST_AFTER.test(after) || (BEYOND.test(before) && DENIED.test(text)),
    raised: RAISED.test(before),
    step: STEP.test(before) || STEP_AFTER.test(after),
    lowered: LOWERED.test(before),
    total: TOTAL.test(before),
    perhaps: PERHAPS.test(before),
  };
}
