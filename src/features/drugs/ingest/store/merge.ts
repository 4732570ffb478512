import { productCategory } from "../../logic/substance-category.ts";
import type { DrugRow } from "./product-row.ts";

/**
 * What a product is after one more source has spoken. Facts of the more exact source stay, and gaps are
 * filled by the other; the newest label serves, whichever comes first. The order of imports does not matter,
 * but for two sources that are equally exact and equally new: there the later import wins.
 */
export function mergeProduct(known: DrugRow | undefined, incoming: DrugRow): DrugRow {
  if (known === undefined) return incoming;
  const newerLabel = isNewerLabel(known, incoming);
  const sameKind = known.factsRank === incoming.factsRank;
  const incomingLeads = sameKind
    ? newerLabel || incoming.setId === null
    : incoming.factsRank > known.factsRank;
  const [lead, other] = incomingLeads ? [incoming, known] : [known, incoming];
  const facts = { ...other, ...present(lead), factsRank: lead.factsRank };
  const label = incoming.setId !== null && newerLabel ? incoming : known;
  const classes = lead.classes.length > 0 ? lead.classes : other.classes;
  const substances = lead.substances.length > 0 ? lead.substances : other.substances;
  const routes = (facts.route ?? "").split("; ");
  return {
    ...facts,
    ...labelOf(label.setId === null ? lead : label),
    substances,
    classes,
    category: productCategory({ classes, routes, substances }),
    formFamily: (lead.dosageForm === null ? other : lead).formFamily,
    isControlled: facts.schedule === null ? controlled(known, incoming, lead) : true,
  };
}

/** A source that says yes counts over one that says no; to say otherwise is for the same source, read again. */
function controlled(known: DrugRow, incoming: DrugRow, lead: DrugRow): boolean | null {
  const said = known.factsRank === incoming.factsRank ? [lead] : [known, incoming];
  if (said.some((row) => row.isControlled === true)) return true;
  return lead.isControlled ?? (lead === known ? incoming : known).isControlled;
}

/** By effective date, then by version; a label in place of none is newer. */
function isNewerLabel(known: DrugRow, incoming: DrugRow): boolean {
  if (incoming.setId === null) return false;
  if (known.setId === null) return true;
  if (known.setId === incoming.setId) {
    return (incoming.labelVersion ?? 0) >= (known.labelVersion ?? 0);
  }
  const [before, after] = [known.labelEffectiveOn ?? "", incoming.labelEffectiveOn ?? ""];
  return after === before ? incoming.setId > known.setId : after > before;
}

function present(row: DrugRow): Partial<DrugRow> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** What a label brings, as against a directory. */
function labelOf(row: DrugRow) {
  return {
    setId: row.setId,
    labelVersion: row.labelVersion,
    labelEffectiveOn: row.labelEffectiveOn,
    splId: row.splId,
    hasBoxedWarning: row.hasBoxedWarning,
    isUnderRems: row.isUnderRems,
    indication: row.indication,
    contraindications: row.contraindications,
    sideEffects: row.sideEffects,
    dosage: row.dosage,
  };
}

/** Whether two rows say the same. */
export function sameRow(a: DrugRow, b: DrugRow): boolean {
  return Object.entries(a).every(([field, value]) => {
    const other: unknown = b[field as keyof DrugRow];
    return Array.isArray(value) && Array.isArray(other)
      ? value.length === other.length && value.every((item, index) => item === other[index])
      : value === other;
  });
}
