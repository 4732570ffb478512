import { LIGHT_WORDS } from "#knowledge/symptoms/common-words.js";
import { pairKey, type Lexicon } from "./lexicon.ts";
import type { Match } from "./matching.ts";
import { COMPLAINTS, placesOf, SITES } from "./places.ts";
import type { Unit } from "../tokens/units.ts";

/** Words that say one complaint of a place and another elsewhere: a sore knee is a painful one, a sore throat is its own. */
const ALSO: Readonly<Record<string, string>> = {
  sore: "pain",
  sores: "ulcer",
  achy: "pain",
  puffy: "swell",
  dead: "weak",
  throb: "pain",
  stabbing: "pain",
  heavy: "tight",
  pressure: "tight",
  cramps: "cramp",
  lumpy: "lump",
  ulcerate: "ulcer",
  gnaw: "pain",
  uncomfortabl: "pain",
};
const OWNER = /^(?:my|his|her|their|the|both|left|right)$/;

/** What else a complaint of this place is called; "her feet burn" is burning, "burns on the feet" are not. */
function otherwise(units: readonly Unit[], site: number, complaint: number): string {
  const said = units[complaint]?.key ?? "";
  const burns =
    said === "burn" && complaint === site + 1 && OWNER.test(units[site - 1]?.word ?? "");
  return burns ? "burning" : (ALSO[said] ?? "");
}

const TOWARDS = new Set([
  "in",
  "of",
  "on",
  "over",
  "at",
  "around",
  "to",
  "along",
  "involving",
  "behind",
  "under",
  "about",
  "near",
  "inside",
  "throughout",
  "affecting",
  "across",
  "beneath",
  "underneath",
  "within",
  "surrounding",
]);
/** Between a complaint and where it is: "rash, worst on the trunk", "pain. It is mostly in the knee". */
const LEADING =
  /^(?:worst|worse|mostly|mainly|especially|particularly|predominantly|primarily|chiefly|largely|greatest|maximal|localized|located|felt|centered|limited|confined|starting|started|starts|beginning|began|begins|first|initially|more|only|just|that|which|is|was|are|were|has|been|it)$/;
const TAKEN_UP = new Set(["it", "they", "this", "these"]);
const LEAD = 6;

/** Complaints said as a quality of what follows: "a hot, swollen knee", "painful red eyes". */
const QUALITY =
  /^(?:painful|sore|achy|aching|hurting|swollen|tender|red|reddened|itchy|itching|numb|tingling|tingly|puffy|stiff|weak|hot|warm|cold|cool|pale|dry|burning|bleeding|bruised|deformed|distended|tight|heavy|blistered|ulcerated|watery|watering|gritty|sticky|runny|cracked|enlarged|inflamed|crusted|crusty|bulging|thick|thickened|cloudy|boggy|peeling|scaly|purple|blue|droopy|throbbing|blocked|stuffy|raw|lumpy|tense|bloodshot|weepy)$/;
const DENYING = /^(?:no|not|without|denies|denied|nor|or|any|never|minimal|little)$/;
const HELD_APART = new Set(["comma", "link", "function"]);
/** How far back the place of "no discharge" or "swollen and red" is looked for where its own sentence names none. */
const SENTENCES_BACK = 2;

const isWord = (unit: Unit | undefined): boolean => unit?.kind === "word";

/** The sites named after "in the ...", with what "and" adds to them. */
function sitesAfter(units: readonly Unit[], from: number): number[] {
  const sites: number[] = [];
  for (let index = from; index < units.length && index < from + 7; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || (unit.kind === "comma" && sites.length === 0))
      break;
    if (SITES.has(unit.key)) sites.push(index);
    else if (isWord(unit) && (sites.length > 0 || COMPLAINTS.has(unit.key))) break;
  }
  return sites;
}

const SPREADS = /^(?:swell|red|rash|itch|numb|tingle|weak|blister)$/;
const REACHING =
  /^(?:has|have|had|now|then|radiate|extend|extended|reach|reached|up|down|upwards|downwards)$/;

/** "Swelling spread to his legs and scrotum": past the words that say that it spread. Where pain spreads to is another matter. */
function endOfSpread(units: readonly Unit[], from: number, complaint: string): number {
  if (!SPREADS.test(complaint)) return from;
  let end = from;
  while (REACHING.test(units[end]?.key ?? "")) end += 1;
  return end;
}

/** The end of a run of complaints joined by commas and "and": the index after it. */
function endOfComplaints(units: readonly Unit[], from: number): number {
  let end = from + 1;
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") break;
    if (COMPLAINTS.has(unit.key)) end = index + 1;
    else if (
      isWord(unit) &&
      !/^(?:severe|mild|increasing|some|intense|marked|new)$/.test(unit.word)
    )
      break;
    else if (TOWARDS.has(unit.word)) break;
  }
  return end;
}

/** The word that points to a place after a complaint, at once or after what leads to it. */
function pointerAfter(units: readonly Unit[], end: number): number | undefined {
  for (let index = end; index < units.length && index < end + LEAD; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "link") return undefined;
    if (TOWARDS.has(unit.word)) return index;
    if (unit.kind === "stop") {
      if (!TAKEN_UP.has(units[index + 1]?.word ?? "")) return undefined;
    } else if (unit.kind !== "comma" && !LEADING.test(unit.word) && !TAKEN_UP.has(unit.word))
      return undefined;
  }
  return undefined;
}

function siteBefore(units: readonly Unit[], at: number, reach: number): number | undefined {
  let passed = 0;
  for (let index = at - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return undefined;
    if (SITES.has(unit.key)) return index;
    if (passed > 0 && (unit.kind === "comma" || unit.kind === "link")) return undefined;
    if (isWord(unit) && !COMPLAINTS.has(unit.key) && !LIGHT_WORDS.has(unit.word)) passed += 1;
    if (passed > reach) return undefined;
  }
  return undefined;
}

/** "Hip and knee pain": the sites joined to the one that stands before the complaint. */
function joinedSites(units: readonly Unit[], site: number): number[] {
  const sites = [site];
  for (let index = site - 1; index > 0; index -= 1) {
    const unit = units[index];
    if (unit === undefined || !["link", "comma"].includes(unit.kind)) break;
    const other = units.slice(0, index).findLastIndex(({ kind }) => kind === "word");
    if (other < index - 3 || !SITES.has(units[other]?.key ?? "")) break;
    sites.push(other);
    index = other;
  }
  return sites;
}

/** "A hot, swollen, painful knee": the place that the run of qualities stands before. */
function siteQualified(units: readonly Unit[], from: number): number | undefined {
  if (!QUALITY.test(units[from]?.word ?? "")) return undefined;
  for (let index = from + 1; index < units.length && index < from + 9; index += 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return undefined;
    if (SITES.has(unit.key)) return index;
    const passed =
      HELD_APART.has(unit.kind) ||
      QUALITY.test(unit.word) ||
      LIGHT_WORDS.has(unit.word) ||
      /ly$|^big$|^right$|^left$/.test(unit.word);
    if (!passed || TOWARDS.has(unit.word)) return undefined;
  }
  return undefined;
}

/** Nothing but "no", "some" and their like stands before it in its clause: what it is of was said before. */
function beginsClause(units: readonly Unit[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop" || unit.kind === "comma") return true;
    const passed =
      unit.kind !== "word" ||
      LIGHT_WORDS.has(unit.word) ||
      COMPLAINTS.has(unit.key) ||
      DENYING.test(unit.word);
    if (!passed) return false;
  }
  return true;
}

/** "It itches, red and sore": a quality of nothing that follows is one of the place named before. */
function standsAlone(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1];
  return next === undefined || next.kind !== "word" || COMPLAINTS.has(next.key);
}

/** A place named only to say that it has nothing is not what the next sentence speaks of. */
function isDenied(units: readonly Unit[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (unit === undefined || unit.kind === "stop") return false;
    if (DENYING.test(unit.word)) return true;
  }
  return false;
}

/** The last place named in the sentences before: "The left ear hurts. No discharge." */
function siteMentioned(units: readonly Unit[], from: number): number | undefined {
  let sentences = 0;
  for (let index = from - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (unit?.kind === "stop") sentences += 1;
    if (sentences > SENTENCES_BACK) return undefined;
    if (unit !== undefined && SITES.has(unit.key))
      return isDenied(units, index) ? undefined : index;
  }
  return undefined;
}

const JOINT = /^(?:knee|ankle|wrist|elbow|joint)$/;

/** Of one side alone: "the right leg is weak", "left calf swollen", "left ankle swollen". */
function sided(units: readonly Unit[], site: number, complaint: string): string[] {
  const place = units[site];
  const near = units.slice(Math.max(0, site - 2), site + 2);
  const isSided = near.some(({ word }) => /^(?:left|right|l|r|lt|rt)$/.test(word));
  const isPaired = near.some(({ key }) => key === "both") || /s$|feet/.test(place?.word ?? "");
  if (place === undefined || !isSided || isPaired) return [];
  if (complaint === "weak" && /^(?:arm|leg|hand|foot|grip)$/.test(place.key))
    return ["weakness-one-side"];
  const swollen = /^(?:swell|large|bigger)$/.test(complaint);
  if (swollen && /^(?:leg|calf)$/.test(place.key)) return ["edema-leg-unilateral"];
  return swollen && JOINT.test(place.key) ? ["joint-swelling"] : [];
}

const LIMB =
  /^(?:leg|shin|calf|thigh|foot|arm|hand|forearm|skin|face|cheek|breast|finger|heel|buttock|abdomen|chest|back)$/;

/** "Her shin is red, hot and swollen": two signs of inflammation, warmth or redness among them, of one place. */
function inflamed(
  units: readonly Unit[],
  complaintsAt: ReadonlyMap<number, readonly number[]>,
): Match[] {
  return [...complaintsAt].flatMap(([site, complaints]): Match[] => {
    const place = units[site];
    const of = (said: RegExp): number[] =>
      complaints.filter((index) => said.test(units[index]?.key ?? ""));
    const [warm, red, swollen] = [of(/^(?:hot|warm)$/), of(/^red$/), of(/^swell$/)];
    const signs = [warm, red, swollen].filter(({ length }) => length > 0);
    if (place === undefined || signs.length < 2 || warm.length + red.length === 0) return [];
    const isJoint = JOINT.test(place.key) && !place.word.endsWith("s") && warm.length > 0;
    if (!isJoint && (!LIMB.test(place.key) || (warm.length === 0 && swollen.length === 0)))
      return [];
    const finding = isJoint ? "joint-monoarthritis" : "skin-redness-warm";
    const at = [site, ...signs.flat()].toSorted((one, other) => one - other);
    const keys = at.map((index) => units[index]?.key ?? "");
    return [{ phrase: { keys, finding, modifier: false, composed: true }, at: [...new Set(at)] }];
  });
}

/**
 * Findings said by a place and a complaint apart from each other: "pain, swelling and redness of the right knee",
 * "the knee is swollen and red", "calf pain and swelling". Each complaint takes the place that follows its list, or the last before it.
 */
export function composed(units: readonly Unit[], { byPair }: Lexicon): Match[] {
  const found: Match[] = [];
  const complaintsAt = new Map<number, number[]>();
  const add = (site: number, complaint: number, apart = false): void => {
    if (!apart) complaintsAt.set(site, [...(complaintsAt.get(site) ?? []), complaint]);
    const keys = [units[site]?.key ?? "", units[complaint]?.key ?? ""];
    const [place = "", said = ""] = keys;
    const meant = placesOf(place)
      .flatMap((where) =>
        [said, otherwise(units, site, complaint)].map((what) => byPair.get(pairKey(where, what))),
      )
      .find((findings) => findings !== undefined);
    for (const finding of [...(meant ?? []), ...sided(units, site, said)]) {
      const at = apart ? [complaint] : [site, complaint].toSorted((one, other) => one - other);
      found.push({ phrase: { keys, finding, modifier: false, composed: true }, at });
    }
  };
  units.forEach((unit, index) => {
    if (!isWord(unit) || !COMPLAINTS.has(unit.key)) return;
    const end = endOfSpread(units, endOfComplaints(units, index), unit.key);
    const pointer = pointerAfter(units, end);
    const after = pointer === undefined ? [] : sitesAfter(units, pointer + 1);
    for (const site of after) add(site, index);
    if (after.length > 0) return;
    const qualified = siteQualified(units, index);
    if (qualified !== undefined) {
      add(qualified, index);
      return;
    }
    const before = siteBefore(units, index, 3);
    if (before !== undefined) {
      // "No chest pain, no rash" says more than that the chest has none.
      const anew = units.slice(before, index).some(({ word }) => DENYING.test(word));
      for (const site of joinedSites(units, before)) add(site, index, anew);
    } else if (
      (!QUALITY.test(unit.word) || standsAlone(units, index)) &&
      beginsClause(units, index)
    ) {
      const earlier = siteMentioned(units, index);
      if (earlier !== undefined) add(earlier, index, true);
    }
  });
  return [...found, ...inflamed(units, complaintsAt)];
}
