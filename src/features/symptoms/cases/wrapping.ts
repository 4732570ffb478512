import { read } from "../logic/reading/read.ts";
import { toldPatient } from "../logic/reading/told-patient.ts";
import type { OwnText } from "./own-texts.ts";

/** The text with a line end instead of a blank wherever the next word would reach beyond so many columns. */
export function wrapped(text: string, columns: number): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

/** As an answer to a mail quotes it. */
export const quoted = (text: string): string => text.replace(/^/gm, "> ");
export const indented = (text: string): string => text.replace(/^/gm, "    ");

/** What is read of a text, apart from where it stands. */
function readingOf(text: string, patient: OwnText["patient"]) {
  const { recognized, qualities, rest, duration } = read(text, patient);
  return {
    findings: recognized.map(({ finding, negated, text }) => [finding, negated, text]),
    qualities: qualities.map(({ finding, of }) => [finding, of]),
    rest: rest.map(({ text }) => text),
    duration: [duration?.text, duration?.days],
    told: toldPatient(text),
  };
}

export type Change = {
  readonly isSame: boolean;
  /** Findings denied before, and stated now. */
  readonly turned: readonly string[];
};

/** What becomes of the reading of a text when its lines are ended otherwise. */
export function changeBy({ text, patient }: OwnText, rewritten: string): Change {
  const [before, after] = [readingOf(text, patient), readingOf(rewritten, patient)];
  const denied = new Set(before.findings.filter(([, negated]) => negated).map(([id]) => id));
  return {
    isSame: JSON.stringify(before) === JSON.stringify(after),
    turned: after.findings.flatMap(([id, negated]) =>
      !negated && denied.has(id) ? [String(id)] : [],
    ),
  };
}
