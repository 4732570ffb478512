import type { SymptomAnalysis } from "../symptoms.contract.ts";
import { GRAVE_FORMS } from "#knowledge/symptoms/grave-forms.js";
import { MILDER } from "#knowledge/symptoms/milder.js";
import type { Urgency } from "../symptoms.terms.ts";
import type { Evidence } from "./evidence.ts";
import type { Model } from "./model.ts";
import { score, type Score } from "./scoring.ts";
import type { Patient } from "./patient.ts";
import { opinionOf } from "./words/word-match.ts";

export type Ranked = {
  readonly model: Model;
  readonly score: Score;
  /** How urgent the condition is in this patient. */
  readonly urgency: Urgency;
  /** Share among the conditions and "something else", 0 to 1. For ordering and thresholds; never shown as a number. */
  readonly weight: number;
  /** Words of the text that its description uses, the most telling first. */
  readonly words: () => readonly string[];
};

const milder = new Map(MILDER.map((rule) => [rule.condition, rule]));

/** The urgency of a condition, which people otherwise healthy may treat at home where its rule says so. */
function urgencyIn(
  { id, urgency }: Model["condition"],
  { present }: Evidence,
  { age }: Patient,
  duration: number | undefined,
): Urgency {
  const rule = milder.get(id);
  if (rule === undefined) return urgency;
  const { ages, days = Number.POSITIVE_INFINITY, none } = rule;
  const mild =
    age >= ages[0] &&
    age < ages[1] &&
    (duration ?? 0) <= days &&
    !none.some((finding) => present.has(finding));
  return mild ? "self-care" : urgency;
}

/** What is not in the knowledge keeps a share of its own. */
const SOMETHING_ELSE = 0.5;
/** Log-odds are spread: findings are never as independent as the sum takes them to be, and the words of a text tell in part what was read of it. */
const SPREAD = 2.6;

type Scored = { readonly model: Model; score: Score; readonly place: number };
/** So far a grave form stands above its mild one. */
const ABOVE = 0.01;

const isOpenForm = (signs: readonly string[], { present }: Evidence): boolean =>
  signs.some((sign) => present.has(sign));

/** Raises what is graver above the mild form that it is taken for. */
function raiseGraveForms(scored: Scored[], evidence: Evidence): void {
  for (const { grave, mild, signs } of GRAVE_FORMS) {
    const entry = scored.find(({ model }) => model.condition.id === grave);
    if (entry === undefined || !isOpenForm(signs, evidence)) continue;
    const highest = scored
      .filter(({ model }) => mild.includes(model.condition.id))
      .reduce((most, { score }) => Math.max(most, score.total), Number.NEGATIVE_INFINITY);
    if (highest >= entry.score.total) entry.score = { ...entry.score, total: highest + ABOVE };
  }
}

/** False for a grave form without a sign of its own where its mild form is listed before it: it is not listed beside it. */
export function isListed(
  { model }: Ranked,
  place: number,
  ranked: readonly Ranked[],
  evidence: Evidence,
): boolean {
  const form = GRAVE_FORMS.find(({ grave }) => grave === model.condition.id);
  if (form === undefined || isOpenForm(form.signs, evidence)) return true;
  return !ranked.slice(0, place).some((one) => form.mild.includes(one.model.condition.id));
}

/**
 * All conditions that something speaks for, the most likely first; equal ones by id.
 * @param words of the text, each once, by the keys they are compared by.
 */
export function rank(
  models: readonly Model[],
  evidence: Evidence,
  patient: Patient,
  days: number | undefined,
  words: readonly string[] = [],
): Ranked[] {
  const opinion = opinionOf(models, words);
  const scored: Scored[] = [];
  models.forEach((model, place) => {
    const result = score(model, evidence, patient, days);
    if (result.supporting.length === 0) return;
    const total = result.total + (opinion.gains[place] ?? 0);
    scored.push({ model, score: { ...result, total }, place });
  });
  raiseGraveForms(scored, evidence);
  const best = Math.max(...scored.map(({ score }) => score.total), Number.NEGATIVE_INFINITY);
  const shares = scored.map(({ score }) => Math.exp((score.total - best) / SPREAD));
  const sum = shares.reduce((total, share) => total + share, 0) + SOMETHING_ELSE;
  return scored
    .map(({ model, score, place }, index) => ({
      model,
      score,
      urgency: urgencyIn(model.condition, evidence, patient, days),
      weight: (shares[index] ?? 0) / sum,
      words: () => opinion.wordsFor(place),
    }))
    .toSorted(
      (one, other) =>
        other.score.total - one.score.total ||
        (one.model.condition.id < other.model.condition.id ? -1 : 1),
    );
}

type Likelihood = SymptomAnalysis["conditions"][number]["likelihood"];

/** In words: high is rare and takes several findings; the first is never called less than moderate where something specific speaks for it. */
export function likelihoodOf({ weight, score }: Ranked, position: number): Likelihood {
  if (weight >= 0.3 && score.supporting.length >= 3) return "high";
  if (weight >= 0.08 || (position === 0 && score.supporting.length >= 2)) return "moderate";
  return "low";
}
