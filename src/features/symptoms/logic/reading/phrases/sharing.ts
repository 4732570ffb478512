import { pairKey, type Lexicon } from "./lexicon.ts";
import { DENYING } from "#knowledge/symptoms/scope-words.js";
import { phrasesIn, type Match } from "./matching.ts";
import { unitsOf, type Unit } from "../tokens/units.ts";

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

/** Words that are complaints by themselves have no need of what follows: "fever and chest pain". */
const isComplete = ({ key }: Unit, { byAnchor }: Lexicon): boolean =>
  byAnchor
    .get(key)
    ?.some(
      ({ keys, run, sense }) => keys.length === 1 && run === undefined && sense === undefined,
    ) === true;

/** "Black or bloody stools", "heat or cold intolerance": the first is said of what stands last, too. */
export function sharedAfter(units: readonly Unit[], words: Lexicon): Match[] {
  return units.flatMap((unit, first): Match[] => {
    const [link, second, noun] = units.slice(first + 1, first + 4);
    const parts = [unit, second, noun];
    const before = units[first - 1];
    const begins = before?.kind !== "word" || DENYING.has(before.word);
    if (!begins || !/^n?or$/.test(link?.word ?? "")) return [];
    if (parts.some((part) => part?.kind !== "word") || isComplete(unit, words)) return [];
    if (second === undefined || noun === undefined) return [];
    if (!words.byPair.has(pairKey(second.key, noun.key))) return [];
    const findings = words.byPair.get(pairKey(unit.key, noun.key)) ?? [];
    return findings.map((finding) => ({
      phrase: { keys: [unit.key, noun.key], finding, modifier: false, composed: true },
      at: [first, first + 3],
    }));
  });
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
