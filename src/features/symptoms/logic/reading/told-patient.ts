import { withoutLineEnds } from "./tokens/line-ends.ts";
import { type Age, agesOf } from "./numbers/time.ts";

/** What a text tells of the patient: age in years with its words, and gender. */
export type ToldPatient = {
  readonly age: { readonly text: string; readonly years: number } | undefined;
  readonly gender: "male" | "female" | undefined;
};

const OLDEST = 120;
/** Who is told of is said at the beginning; what was at another age comes later. */
const BEGINNING = 200;
const SEXES = {
  female:
    /\b(?:woman|women|girl|lady|female|schoolgirl|housewife|she|her|hers|herself|pregnant)\b/g,
  male: /\b(?:man|men|boy|gentleman|male|schoolboy|he|him|his|himself)\b/g,
};
/** Right after an age: "a 45-year-old retired male nurse", "45 yo F". */
const SEX_AFTER =
  /^[-\s,/]*(?:[a-z-]+[-\s]+){0,3}?(?:(woman|girl|lady|female|f|schoolgirl|daughter)|(?:man|boy|gentleman|male|m|schoolboy|son))\b/;
/** "Her 60-year-old father": somebody else's age. */
const OF_KIN =
  /^[-\s]*(?:mother|father|brother|sister|husband|wife|partner|uncle|aunt|cousin|grand\w+|twin|friend|roommate)\b/;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Who is told of more, where anybody is. */
function sexSpokenOf(folded: string): "male" | "female" | undefined {
  const [women, men] = [count(folded, SEXES.female), count(folded, SEXES.male)];
  if (women === men) return undefined;
  return women > men ? "female" : "male";
}

function sexBeside(folded: string, { start, end }: Age): "male" | "female" | undefined {
  const letter = /\d\s?([fm])$/.exec(folded.slice(start, end))?.[1];
  if (letter !== undefined) return letter === "f" ? "female" : "male";
  const after = SEX_AFTER.exec(folded.slice(end, end + 60));
  if (after === null) return undefined;
  return after[1] === undefined ? "male" : "female";
}

/** The age and gender that a text itself tells; neither where it does not. */
export function toldPatient(written: string): ToldPatient {
  const text = withoutLineEnds(written);
  const folded = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const age = agesOf(folded).find(
    ({ start, end, years }) =>
      start < BEGINNING && years <= OLDEST && !OF_KIN.test(folded.slice(end, end + 30)),
  );
  return {
    age: age && { text: text.slice(age.start, age.end), years: age.years },
    gender: (age && sexBeside(folded, age)) ?? sexSpokenOf(folded),
  };
}
