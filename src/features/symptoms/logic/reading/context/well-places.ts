import { LIGHT_WORDS } from "#knowledge/symptoms/common-words.js";
import { TURNS } from "#knowledge/symptoms/scope-words.js";
import { SITES } from "../phrases/places.ts";
import { pairKey, type Lexicon } from "../phrases/lexicon.ts";
import type { Match } from "../phrases/matching.ts";
import { SOUND } from "./sound-words.ts";
import { keyOf, type Unit } from "../tokens/units.ts";

const OWN = new Set(["my", "his", "her", "their", "our", "your", "the", "both"]);
const COMPLAINTS = ["pain", "swell", "numb", "itch"].map(keyOf);
const AMISS = new Set(["wrong", "up", "on", "matter"]);

const passes = (unit: Unit | undefined): boolean =>
  unit !== undefined && (unit.kind === "function" || LIGHT_WORDS.has(unit.word));

function denied(units: readonly Unit[], { byPair }: Lexicon, site: number, until: number): Match[] {
  const place = units[site]?.key ?? "";
  return COMPLAINTS.flatMap((complaint) =>
    (byPair.get(pairKey(place, complaint)) ?? []).map((finding): Match => ({
      phrase: { keys: [place], finding, modifier: false, sense: "normal", composed: true },
      at: [site, until].toSorted((one, other) => one - other),
    })),
  );
}

/** The word that says that all is well, where only "is", "feels" and their like stand between. */
function soundAfter(units: readonly Unit[], site: number): number | undefined {
  let index = site + 1;
  while (passes(units[index])) index += 1;
  const unit = units[index];
  const next = units[index + 1];
  const ends = next?.kind !== "word" || TURNS.has(next.word);
  return index > site + 1 && unit !== undefined && SOUND.has(unit.key) && ends ? index : undefined;
}

/** "Nothing wrong with my", "nothing going on in her": the place that is named then. */
function placeAfterNothing(units: readonly Unit[], index: number): number | undefined {
  if (units[index]?.word !== "nothing") return undefined;
  const near = units.slice(index + 1, index + 7);
  const amiss = near.findIndex(({ word }) => AMISS.has(word));
  const place = near.findIndex(({ key }) => SITES.has(key));
  return amiss !== -1 && amiss < 3 && place > amiss ? index + 1 + place : undefined;
}

const TROUBLE =
  /^(?:changes?|problems?|symptoms?|troubles?|complaints?|issues?|involvement|abnormality|abnormalities|disease)$/;

/** "No eye changes", "without skin or nail involvement": the word that denies them. */
function deniedTrouble(units: readonly Unit[], site: number): number | undefined {
  if (!TROUBLE.test(units[site + 1]?.word ?? "")) return undefined;
  const from = Math.max(0, site - 3);
  const at = units
    .slice(from, site)
    .findIndex(({ word }) => /^(?:no|without|denies|any|nor)$/.test(word));
  return at === -1 ? undefined : from + at;
}

/** "My knee is fine", "nothing wrong with her ear": a place of one's own that neither hurts nor swells. */
export function wellPlaces(units: readonly Unit[], words: Lexicon): Match[] {
  return units.flatMap(({ key }, index): Match[] => {
    const place = placeAfterNothing(units, index);
    if (place !== undefined) return denied(units, words, place, index);
    const trouble = SITES.has(key) ? deniedTrouble(units, index) : undefined;
    if (trouble !== undefined) return denied(units, words, index, trouble);
    const owned = units.slice(Math.max(0, index - 2), index).some(({ word }) => OWN.has(word));
    if (!SITES.has(key) || !owned) return [];
    const sound = soundAfter(units, index);
    return sound === undefined ? [] : denied(units, words, index, sound);
  });
}
