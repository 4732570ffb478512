import { decimal } from "#/kernel/exact.ts";
import { listOf } from "../record/list-of.ts";
import { readDose, readInterval } from "../record/notation.ts";
import type { Change } from "../record/record.ts";

/** What a change says, in a phrase: "500 mg every 24 hours". */
export function changeText(change: Change): string {
  if (change.never !== undefined) return `do not give: ${unended(change.never)}`;
  if (change.noFigure !== undefined) return `no dose: the source ${unended(change.noFigure)}`;
  const parts = [
    ...listOf(change.load).map(({ dose }) => `first ${readDose(dose).text}`),
    change.dose && readDose(change.dose).text,
    change.part !== undefined && `${partText(change.part)} of the dose`,
    change.every && readInterval(change.every).text,
    change.cap && `at most ${readDose(change.cap).text} a dose`,
    change.dayMax && !isWholeDay(change) && `at most ${readDose(change.dayMax).text} a day`,
  ]
    .filter(Boolean)
    .join(", ");
  if (change.say === undefined) return parts;
  const said = unended(change.say);
  return parts === "" ? said : `${parts} (${said})`;
}

/** A dose a day of all that a day may hold needs no maximum beside it. */
const isWholeDay = ({ dose, every, dayMax }: Change): boolean =>
  dose === dayMax && every === "24 h";

const PARTS: Readonly<Record<number, string>> = {
  0.5: "half",
  0.25: "a quarter",
  0.75: "three quarters",
};

/** "half", "10%": a share in words cannot be read as an amount. */
const partText = (part: number): string =>
  PARTS[part] ?? `${decimal({ n: BigInt(Math.round(part * 10_000)), d: 100n })}%`;

/** A sentence of a record as a part of another one, which brings its own full stop. */
export function unended(sentence: string): string {
  return sentence.replace(/\.$/, "");
}
