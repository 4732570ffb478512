/** A medication that another program names: every wording of it is read, and they have to agree. */
import type { ReadMedication } from "../../medication-check.contract.ts";
import { readEntry, type Entry } from "./read-entry.ts";

export type Reading = { readonly entry: Entry; readonly status: ReadMedication["status"] };

const isUnderstood = ({ status }: Entry): boolean =>
  status === "resolved" || status === "uncovered";

const contentOf = ({ item }: Entry): string =>
  item.parts
    .map(({ ingredient }) => ingredient)
    .toSorted()
    .join(" ");

/** @param texts its wordings, the one to show first. */
export function readMedication(texts: readonly string[]): Reading {
  const [first = "", ...others] = new Set(texts);
  const entries = [readWording(first), ...others.map(readWording)] as const;
  const understood = entries.filter(isUnderstood);
  const asWritten = understood.filter(({ readAs }) => readAs.length === 0);
  const [best] = asWritten.toSorted((a, b) => a.notUnderstood.length - b.notUnderstood.length);
  if (!best) {
    const [guessed] = understood;
    const status = guessed ? "misspelled" : entries[0].status;
    return { entry: nothingOf(entries[0]), status };
  }
  if (new Set(asWritten.map(contentOf)).size > 1) {
    return { entry: nothingOf(entries[0]), status: "conflicting" };
  }
  return { entry: best, status: best.status };
}

/** A brand behind the generic name, as RxNorm writes it: "lidocaine 0.04 MG/MG Topical Cream [Brand]". */
const BRAND = /\s*\[[^[\]]*\]\s*$/;

/**
 * The brand adds nothing to ingredients that are spelled out, and one name is often that of several formulas: it is read
 * only where the rest is not understood.
 */
function readWording(text: string): Entry {
  const generic = text.replace(BRAND, "");
  if (generic !== text) {
    const entry = readWhole(generic);
    if (isUnderstood(entry) && entry.notUnderstood.length === 0) return { ...entry, input: text };
  }
  return readWhole(text);
}

/** Words of RxNorm's names that tell the form, the device or the application, and no drug. */
const FORM_WORDS = new Set(
  "medicated pad soap bar dry bead dosing matrix delivery mucous membrane jet mouthwash".split(" "),
);
const APPLICATION = /^(?:NDA|ANDA|BLA)\d{6}$/i;

const isForm = (words: string): boolean =>
  words.split(/\s+/).every((word) => FORM_WORDS.has(word.toLowerCase()) || APPLICATION.test(word));

function readWhole(text: string): Entry {
  const entry = readEntry(text);
  const open = entry.notUnderstood.filter((words) => !isForm(words));
  return { ...entry, notUnderstood: [...open, ...partsLeftOut(text, entry)] };
}

/** Of "a 1 MG / b 2 MG" every part has to be among the ingredients: none may be passed over as another's salt. */
function partsLeftOut(text: string, { item, notUnderstood }: Entry): string[] {
  const parts = text.split(" / ");
  if (notUnderstood.length > 0 || parts.length <= item.parts.length) return [];
  const known = new Set(item.parts.map(({ ingredient }) => ingredient));
  return parts.filter((part) => {
    const own = readEntry(part).item.parts;
    return own.length === 0 || own.some(({ ingredient }) => !known.has(ingredient));
  });
}

function nothingOf(entry: Entry): Entry {
  const item = { name: entry.input.trim(), parts: [] };
  return { ...entry, item, ingredients: [], written: [], coverage: "none" };
}
