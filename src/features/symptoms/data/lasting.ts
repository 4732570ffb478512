/** What a finding becomes once it has lasted: [finding, at least so many days, what it is then]. */
export const LASTING: readonly (readonly [string, number, string])[] = [
  ["fever", 5, "fever-5-days"],
  ["fever", 8, "fever-prolonged"],
  ["fatigue", 90, "fatigue-chronic"],
  ["cough", 56, "cough-chronic"],
  ["abdominal-pain", 60, "abdominal-pain-chronic"],
  ["diarrhea", 28, "diarrhea-chronic"],
  ["hoarseness", 21, "hoarseness-chronic"],
  ["pelvic-pain", 90, "pelvic-pain-chronic"],
  ["vertigo", 1.5, "vertigo-prolonged"],
];
