/** What the list does as a whole: for each burden the drugs that add to it, and how heavy it is. */
import { BURDENS, TRIPLE } from "#knowledge/interactions/burdens.js";
import type { Burden } from "../../effect.ts";
import type { EffectId } from "../../effect.ts";
import { EFFECT_RECORDS } from "#knowledge/interactions/groups.js";
import { expandSide, membersOf } from "../rules/groups.ts";
import type { Item, PatientContext } from "./item.ts";

export type BurdenLevel = "low" | "moderate" | "high";

export type RegimenBurden = {
  readonly burden: EffectId;
  readonly name: string;
  readonly level: BurdenLevel;
  /** Names of the entries that add to it, the strongest first, with their weight of 1 to 3. */
  readonly drugs: readonly { readonly name: string; readonly weight: number }[];
  readonly advice: string;
  /** What made it heavier: the patient's context, or three drugs that belong together. */
  readonly notes: readonly string[];
};

const weights = new Map<EffectId, Map<string, number>>();
for (const record of EFFECT_RECORDS) {
  const table = weights.get(record.effect) ?? new Map<string, number>();
  for (const id of expandSide(record.members)) {
    table.set(id, Math.max(record.weight, table.get(id) ?? 0));
  }
  weights.set(record.effect, table);
}

const triple = TRIPLE.groups.map((group) => new Set(membersOf(group)));

function weightOf(item: Item, table: ReadonlyMap<string, number> | undefined): number {
  let weight = 0;
  for (const { reachesBlood, ingredient } of item.parts) {
    if (reachesBlood) weight = Math.max(weight, table?.get(ingredient) ?? 0);
  }
  return weight;
}

const LEVELS = ["low", "moderate", "high"] as const;

function notesFor(burden: Burden, items: readonly Item[], context: PatientContext): string[] {
  const notes: string[] = [];
  if (burden.id === TRIPLE.burden && isTriple(items)) notes.push(TRIPLE.says);
  if (burden.id === "qt" && context.qtRisk === true) notes.push("A QT risk is known.");
  const clearance = context.creatinineClearance;
  if (clearance !== undefined && clearance < 60 && ["kidney", "potassium-up"].includes(burden.id)) {
    notes.push("Creatinine clearance is under 60 mL/min.");
  }
  const old = context.age !== undefined && context.age >= 65;
  if (old && ["sedation", "anticholinergic", "bleeding", "hypotension"].includes(burden.id)) {
    notes.push("Age is 65 or more.");
  }
  return notes;
}

function isTriple(items: readonly Item[]): boolean {
  return triple.every((group) =>
    items.some((item) =>
      item.parts.some((part) => part.reachesBlood && group.has(part.ingredient)),
    ),
  );
}

function drugsFor(burden: Burden, items: readonly Item[]): RegimenBurden["drugs"] {
  const table = weights.get(burden.id);
  const drugs: { name: string; weight: number }[] = [];
  for (const item of items) {
    const weight = weightOf(item, table);
    if (weight > 0) drugs.push({ name: item.name, weight });
  }
  return drugs.toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
}

/** Burdens that at least two entries add to, or that one entry carries strongly; heaviest first, then in the order of the table. */
export function regimenOf(list: readonly Item[], context: PatientContext = {}): RegimenBurden[] {
  const items = [...new Map(list.map((item) => [item.name, item])).values()];
  return BURDENS.flatMap((burden) => {
    const drugs = drugsFor(burden, items);
    const sum = drugs.reduce((total, drug) => total + drug.weight, 0);
    if (drugs.length < 2 && sum < 3) return [];
    const base = sum >= burden.highFrom ? 2 : sum >= burden.moderateFrom ? 1 : 0;
    const notes = notesFor(burden, items, context);
    const level = LEVELS[Math.min(2, base + (notes.length > 0 ? 1 : 0))] ?? "high";
    return [{ burden: burden.id, name: burden.name, level, drugs, advice: burden.advice, notes }];
  }).toSorted((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
}
