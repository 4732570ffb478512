import type { Lexicon } from "./lexicon.ts";
import { phrasesIn, type Match } from "./matching.ts";
import { unitsOf, type Unit } from "./units.ts";

const HEAD = /^(?:trouble|difficulty|problems?)(?= |$)/;

const isLast = (unit: Unit | undefined): boolean =>
  unit === undefined || (unit.kind !== "word" && unit.kind !== "number");

/** The verbs listed after the first one: the indexes of "breathing" and "talking" in "trouble swallowing, breathing or talking". */
function verbsAfter(units: readonly Unit[], first: number): number[] {
  const verbs: number[] = [];
  for (let index = first + 1; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") break;
    if (unit.kind === "comma" || unit.kind === "link") continue;
    if (!unit.word.endsWith("ing") || !isLast(units[index + 1])) break;
    verbs.push(index);
  }
  return verbs;
}

/** "Trouble swallowing, breathing or talking": each of what is listed is trouble. */
export function shared(units: readonly Unit[], words: Lexicon): Match[] {
  return units.flatMap((unit, head): Match[] => {
    const said = HEAD.exec(unit.word)?.[0];
    if (said === undefined) return [];
    const first = unit.word === said ? head + 1 : head;
    if (units[first]?.word.endsWith("ing") !== true) return [];
    return verbsAfter(units, first).flatMap((verb) => {
      // What is one unit with its verb ("trouble swallowing") is a finding by itself, and stays so.
      const at = first === head ? [verb] : [head, verb];
      const together = unitsOf(`${said} ${units[verb]?.word ?? ""}`);
      return phrasesIn(together, words)
        .filter((match) => match.phrase.sense === undefined && match.at.length === together.length)
        .map(({ phrase }) => ({ phrase: { ...phrase, composed: true }, at }));
    });
  });
}
