/** Figures that are neither an amount, a limit of a measure nor an interval: "after 2 negative tests", "within 14 days". */

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
};
const NUMBER = new RegExp(
  String.raw`(?<![\w.,/-])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|${Object.keys(WORDS).join("|")})(?![\w/]|\.\d)`,
  "gi",
);
const INTERVAL =
  /\b(?:one|two|three)[- ](?:thirds?|hal(?:f|ves)|quarters?|fourths?)\b|\bevery \d+(?:\s?(?:-|to) ?\d+)? ?\w+|\b\w+ times (?:a|per|each) day|\b(?:one|two|once|twice) (?:daily|a day)/gi;
const MEASURED =
  /^ ?-?(?:(?:to|-|–|or) ?[\d.,]+ ?)?(?:mcg|mg|g|mL|units?|mEq|mmol|%|percent|kg|tablets?|capsules?|sprays?|puffs?|drops?|inhalations?)(?![a-z])/i;

export function numbersIn(text: string): number[] {
  const plain = text.replaceAll(INTERVAL, " ");
  return [...plain.matchAll(NUMBER)]
    .filter(({ index, 0: word }) => !MEASURED.test(plain.slice(index + word.length)))
    .map(({ 0: word }) => WORDS[word.toLowerCase()] ?? Number(word.replaceAll(",", "")));
}

/** Every figure, whatever it measures. */
export const allNumbersIn = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(NUMBER)].map(
      ({ 0: word }) => WORDS[word.toLowerCase()] ?? Number(word.replaceAll(",", "")),
    ),
  );
