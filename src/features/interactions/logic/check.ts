/** One check from names to report: the page and the server call this same function. */
import type { InteractionRecord, InteractionReport } from "../interactions.contract.ts";
import type { PatientReport } from "../patient.contract.ts";
import type { RuleSource } from "../rule.ts";
import { explain, type ExplainedReason } from "./told/explain.ts";
import { findInteractions, type Checked, type Finding } from "./entries/find.ts";
import type { PatientContext } from "./entries/item.ts";
import type { Entry } from "./entries/read-entry.ts";
import { regimenOf, type RegimenBurden } from "./entries/regimen.ts";

export type CheckedList = {
  readonly entries: readonly Entry[];
  readonly checked: Checked;
  readonly regimen: readonly RegimenBurden[];
};

/** A class word has dozens of members; as many as a screen offers. */
const MOST_CANDIDATES = 12;

/** What the engine says of a list of entries; nothing is loaded and nothing is awaited. */
export function checkEntries(entries: readonly Entry[], context: PatientContext = {}): CheckedList {
  const items = entries.map((entry) => entry.item);
  return {
    entries,
    checked: findInteractions(items, context),
    regimen: regimenOf(items, context),
  };
}

/** The answer of the API for a checked list. */
export async function reportOf(
  { entries, checked, regimen }: CheckedList,
  patient: PatientReport = { read: [], findings: [] },
): Promise<InteractionReport> {
  return {
    checked: entries.map((entry) => ({
      input: entry.input,
      status: entry.status,
      ingredients: [...entry.ingredients],
      coverage: entry.coverage,
      candidates: entry.candidates.slice(0, MOST_CANDIDATES).map(({ name }) => name),
      readAs: entry.readAs.map(({ typed, readAs }) => ({ typed, readAs })),
      notUnderstood: [...entry.notUnderstood],
    })),
    pairs: checked.pairs.map(
      ({ drugs: [drug1, drug2], state, severity, contraindicated, thin }) => ({
        drug1,
        drug2,
        state,
        severity: severity ?? null,
        contraindicated: contraindicated === true,
        thin: thin === true,
      }),
    ),
    interactions: await Promise.all(checked.findings.map(recordOf)),
    cleared: checked.cleared.map(({ drugs: [drug1, drug2], found, citation }) => ({
      drug1,
      drug2,
      found,
      citation,
    })),
    patient,
    regimen: regimen.map(({ burden, level, drugs }) => ({
      burden,
      level,
      drugs: drugs.map((drug) => drug.name),
    })),
  };
}

/** The record of the API: the deciding reasons' prose, and every basis once. */
async function recordOf(finding: Finding): Promise<InteractionRecord> {
  const reasons = await explain(finding);
  const deciding = reasons.filter((reason) => reason.tier === finding.tier);
  const [lead] = deciding;
  return {
    id: finding.id,
    drug1: finding.drugs[0],
    drug2: finding.drugs[1],
    severity: finding.severity,
    contraindicated: finding.contraindicated === true,
    onset: lead?.prose.onset ?? null,
    description: sentences(deciding.flatMap(descriptionOf)),
    mechanism: sentences(deciding.map((reason) => reason.prose.mechanism)),
    management: lead?.action ?? "",
    watch: lead?.watch ?? "",
    alternatives: lead?.prose.instead ?? "",
    clinical_effects: unique(deciding.flatMap((reason) => reason.prose.effects)),
    tier: finding.tier,
    basis: basisOf(deciding),
  };
}

function descriptionOf({ prose, changes }: ExplainedReason): string[] {
  return [prose.says, ...changes.map((change) => change.says)];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const sentences = (texts: readonly string[]): string => unique(texts).join(" ");

function basisOf(reasons: readonly ExplainedReason[]): InteractionRecord["basis"] {
  const all = reasons.flatMap((reason) => reason.basis);
  const byText = new Map(
    all.map((basis: RuleSource) => [`${basis.source} ${basis.citation}`, basis]),
  );
  return [...byText.values()].map(({ source, year, citation }) => ({ source, year, citation }));
}
