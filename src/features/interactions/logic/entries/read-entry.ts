/** From what somebody typed or pasted to an entry of the list, or to the question that has to be asked. */
import {
  readMedicationLine,
  type MedicationLine,
} from "#/features/substances/logic/medication-line.ts";
import type { Candidate } from "#/features/substances/logic/resolve.ts";
import { nameOf, writtenName } from "#/features/substances/logic/vocabulary.ts";
import type { Route } from "#/features/substances/substance.ts";
import { capitalized } from "#/kernel/text.ts";
import { checkabilityOf, coverageOf, type Coverage } from "../told/coverage.ts";
import { dailyMgOf, doseOf } from "./daily-dose.ts";
import type { Item, Product } from "./item.ts";
import { partOf } from "./parts.ts";

export type EntryStatus = "resolved" | "ambiguous" | "unknown" | "uncovered";

export type Entry = {
  readonly input: string;
  readonly status: EntryStatus;
  readonly item: Item;
  /** Names of the ingredients. */
  readonly ingredients: readonly string[];
  /** The same with look-alikes in tall-man letters. */
  readonly written: readonly string[];
  readonly coverage: Coverage;
  /** What may have been meant, where that has to be asked. */
  readonly candidates: readonly Candidate[];
  /** Words of the line that nothing explains. */
  readonly notUnderstood: readonly string[];
  /** Spelling errors that were read over. */
  readonly readAs: readonly { readonly typed: string; readonly readAs: string }[];
  /** The line says that the drug is not taken now. */
  readonly stopped: boolean;
};

/** Routes that belong to the name of an entry, as they are called there. */
const LOCAL_NAME: Partial<Record<Route, string>> = {
  ophthalmic: "ophthalmic",
  otic: "otic",
  topical: "topical",
  nasal: "nasal",
  inhalation: "inhalation",
  vaginal: "vaginal",
  irrigation: "flush or irrigation",
};

function nameWithRoute(line: MedicationLine, names: readonly string[]): string {
  const name = names.map(capitalized).join(", ");
  const said = line.routeFrom === "stated" || line.routeFrom === "form";
  const route = said ? line.route : undefined;
  const called = route === undefined ? undefined : LOCAL_NAME[route];
  return called === undefined ? name : `${name} (${called})`;
}

/** "20 mg twice daily, 40 mg a day": the day's dose is said where it is not the strength itself. */
function takenAs(line: MedicationLine): string {
  const { strength, frequency } = line;
  const taken = [strength?.text, frequency?.text].filter(Boolean).join(" ");
  const daily = dailyMgOf(line);
  const perDay = (frequency?.timesPerDay ?? 0) < 1 ? undefined : daily?.toLocaleString("en-US");
  if (perDay === undefined || strength?.text === `${perDay} mg`) return taken;
  return `${taken}, ${perDay} mg a day`;
}

const RELEASE =
  /\b(?:er|ext|xr|sr|cr|la|xl|cd|dr|ir|extended|delayed|immediate|sustained|controlled)(?![\p{L}])/iu;

/** "ER", "XL", "extended": a long- and a short-acting form of one drug are told apart by it. */
const releaseOf = (text: string): string => RELEASE.exec(text)?.[0] ?? "";

const RELEASES: Readonly<Record<string, string>> = {
  er: "extended",
  ext: "extended",
  xr: "extended",
  sr: "sustained",
  cr: "controlled",
  dr: "delayed",
  ir: "immediate",
};

function productOf(line: MedicationLine, names: readonly string[]): Product {
  const release = releaseOf(line.text).toLowerCase();
  return {
    name: names.join(", ").toLowerCase(),
    salts: line.salts.map((salt) => salt.toLowerCase()),
    release: RELEASES[release] ?? release,
    strength: line.strength?.text ?? "",
  };
}

/** Reads one line: a brand, a generic, a salt, a combination, with strength and directions around it. */
export function readEntry(input: string): Entry {
  const line = readMedicationLine(input);
  const { drug } = line;
  const notUnderstood = line.notUnderstood.map((span) => span.text);
  const nothing = {
    input,
    item: { name: input.trim(), parts: [] },
    ingredients: [],
    written: [],
    coverage: "none" as const,
    readAs: [],
  };
  if (drug.status === "ambiguous") {
    const { candidates } = drug;
    return { ...nothing, status: "ambiguous", candidates, notUnderstood, stopped: line.stopped };
  }
  if (drug.status === "unknown") {
    const candidates = drug.suggestions;
    return { ...nothing, status: "unknown", candidates, notUnderstood, stopped: line.stopped };
  }
  const stated = line.routeFrom === "only route" ? undefined : line.route;
  const item: Item = {
    name: nameWithRoute(line, drug.names),
    told: [releaseOf(line.text), ...line.salts, line.form, takenAs(line)].filter(Boolean).join(" "),
    product: productOf(line, drug.names),
    parts: drug.ingredients.map((id) => partOf(id, stated, doseOf(line))),
  };
  return {
    input,
    status: checkabilityOf(item) === "uncovered" ? "uncovered" : "resolved",
    item,
    ingredients: drug.ingredients.map(nameOf),
    written: drug.ingredients.map(writtenName),
    coverage: coverageOf(item),
    candidates: [],
    notUnderstood,
    readAs: drug.spellings.map(({ typed, readAs }) => ({ typed, readAs })),
    stopped: line.stopped,
  };
}
