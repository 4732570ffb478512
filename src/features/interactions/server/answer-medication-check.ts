import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import { checkEntries } from "../logic/check.ts";
import { explain, type ExplainedReason } from "../logic/told/explain.ts";
import type { Finding } from "../logic/entries/find.ts";
import { namedApart } from "../logic/entries/named-apart.ts";
import { checkPatient, wordsOf } from "../logic/patient/check-patient.ts";
import { readMedication, type Reading } from "../logic/entries/read-medication.ts";
import type {
  Ground,
  MedicationCheck,
  MedicationFinding,
  MedicationReport,
  ReadMedication,
} from "../medication-check.contract.ts";
import { refuseIngredients, refuseWords } from "./too-much.ts";

/** The topic of the rules that two entries of one drug, or of one class, meet. */
const DUPLICATION = "duplication";

/** The check for programs that hold orders: which entries a finding is of, and what each medication was read as. */
export async function answerMedicationCheck({
  medications,
  context = {},
}: MedicationCheck): Promise<MedicationReport> {
  refuseWords([...medications.flat(), ...wordsOf(context)]);
  const readings = medications.map(readMedication);
  const entries = readings.map(({ entry }) => entry);
  refuseIngredients(entries);
  const names = namesOf(readings);
  const { checked } = checkEntries(entries, context);
  const places = new Map(names.map((name, place) => [name, place]));
  return {
    read: readings.map((reading, place) => readOf(reading, names[place] ?? "")),
    findings: await Promise.all(checked.findings.map((finding) => recordOf(finding, places))),
    patient: checkPatient(
      entries.map(({ item }) => item),
      context,
    ),
  };
}

/** The engine names entries apart and puts them in order: its names, in the order of ours. */
function namesOf(readings: readonly Reading[]): string[] {
  const items = readings.map(({ entry }) => entry.item);
  const named = new Map(namedApart(items).map(({ parts, name }) => [parts, name]));
  return items.map(({ parts, name }) => named.get(parts) ?? name);
}

function readOf({ entry, status }: Reading, name: string): ReadMedication {
  const { input, item, notUnderstood, coverage } = entry;
  return {
    status,
    text: input,
    name,
    ingredients: item.parts.map(({ ingredient: id }) => ({ id, name: nameOf(id) })),
    notUnderstood: [...notUnderstood],
    coverage,
  };
}

async function recordOf(
  finding: Finding,
  places: ReadonlyMap<string, number>,
): Promise<MedicationFinding> {
  const reasons = (await explain(finding)).filter(
    ({ tier, severity }) => tier === finding.tier && severity === finding.severity,
  );
  const [lead] = reasons;
  if (!lead) throw new RangeError("A finding has no reason.");
  const [one, other] = finding.drugs.map((name) => places.get(name) ?? 0);
  return {
    pair: [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)],
    drugs: [...finding.drugs],
    kind: lead.topic === DUPLICATION ? "duplicate" : "interaction",
    severity: finding.severity,
    contraindicated: finding.contraindicated === true,
    tier: finding.tier,
    rule: lead.rule,
    ingredients: [...lead.ingredients],
    grounds: groundsOf(reasons),
    says: joined(reasons.map(({ prose }) => prose.says)),
    changes: [...new Set(reasons.flatMap(({ changes }) => changes.map(({ says }) => says)))],
    mechanism: joined(reasons.map(({ prose }) => prose.mechanism)),
    management: lead.action,
    watch: lead.watch,
    instead: lead.prose.instead ?? "",
    basis: basisOf(reasons),
  };
}

const groundsOf = (reasons: readonly ExplainedReason[]): Ground[] => [
  ...new Set(reasons.flatMap(({ grounds }) => grounds)),
];

const joined = (texts: readonly string[]): string => [...new Set(texts)].join(" ");

function basisOf(reasons: readonly ExplainedReason[]): MedicationFinding["basis"] {
  const all = reasons.flatMap(({ basis }) => basis);
  const each = new Map(all.map((basis) => [`${basis.source} ${basis.citation}`, basis]));
  return [...each.values()].map(({ source, year, citation }) => ({ source, year, citation }));
}
