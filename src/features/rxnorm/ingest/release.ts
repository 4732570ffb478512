import { packageKey, productKey, readNdc } from "#/kernel/ndc.ts";
import { isTermType, nameKey } from "../logic/term-types.ts";
import { ingredientsOf, type Step, stepOf } from "../logic/ingredients-of.ts";
import type { rxnormConcepts, rxnormNdcs, rxnormUniis } from "../server/rxnorm.table.ts";
import type { Cells } from "./rrf-rows.ts";

export type ConceptRow = typeof rxnormConcepts.$inferSelect;
export type NdcRow = typeof rxnormNdcs.$inferSelect;
export type UniiRow = typeof rxnormUniis.$inferSelect;

type Concept = { readonly tty: string; readonly name: string; readonly isSuppressed: boolean };

/** What became of a row: taken, of no use here, or why it cannot be read. */
export type Taken = "taken" | "passed over" | { readonly problem: string };

/** Longer is no name: the longest of a pack has some 3,000 characters. */
const LONGEST_NAME = 4000;

/** What one release says, gathered from its files in whatever order they come. */
export class Release {
  readonly #concepts = new Map<number, Concept>();
  readonly #prescribable = new Map<number, string>();
  readonly #steps: Step[] = [];
  readonly #ndcs = new Map<string, NdcRow>();
  readonly #uniis = new Map<string, UniiRow>();
  /** YYYY-MM-DD, where the list of vocabularies says it. */
  version: string | undefined;

  get concepts(): number {
    return this.#concepts.size;
  }

  get isRelated(): boolean {
    return this.#steps.length > 0;
  }

  /** RXNCONSO: RXCUI, ..., SAB 11, TTY 12, CODE 13, STR 14, SRL, SUPPRESS 16. */
  takeName(cells: Cells): Taken {
    const [vocabulary, type = "", code = "", name = "", , suppressed = "N"] = cells.slice(11);
    if (vocabulary === "MTHSPL") return this.#takeSubstance(cells[0], type, code);
    const rxcui = codeIn(cells[0]);
    if (rxcui === undefined) return noCode(cells[0]);
    if (type === "PSN") {
      this.#prescribable.set(rxcui, name);
      return "taken";
    }
    return this.#takeConcept(rxcui, type, name, suppressed);
  }

  takeTableRow([code, type = "", name = ""]: Cells): Taken {
    const rxcui = codeIn(code);
    return rxcui === undefined ? noCode(code) : this.#takeConcept(rxcui, type, name, "N");
  }

  #takeConcept(rxcui: number, tty: string, name: string, suppressed: string): Taken {
    if (!isTermType(tty)) return "passed over";
    if (name.trim() === "") return { problem: `RxCUI ${rxcui} has no name.` };
    if (name.length > LONGEST_NAME) {
      return { problem: `The name of RxCUI ${rxcui} is longer than ${LONGEST_NAME} characters.` };
    }
    const isSuppressed = suppressed !== "N";
    const known = this.#concepts.get(rxcui);
    // The current name stands beside older ones of the same concept.
    if (known === undefined || (known.isSuppressed && !isSuppressed)) {
      this.#concepts.set(rxcui, { tty, name: name.trim(), isSuppressed });
    }
    return "taken";
  }

  /** The substances of FDA's labels have their UNII as their code. */
  #takeSubstance(code: string | undefined, type: string, unii: string): Taken {
    if (type !== "SU" || !/^[0-9A-Z]{10}$/.test(unii)) return "passed over";
    const rxcui = codeIn(code);
    if (rxcui === undefined) return noCode(code);
    this.#uniis.set(`${unii} ${rxcui}`, { unii, rxcui });
    return "taken";
  }

  /** RXNREL: RXCUI1, RXAUI1, STYPE1, REL, RXCUI2, RXAUI2, STYPE2, RELA. */
  takeRelation([first, , firstKind, , second, , , relation = ""]: Cells): Taken {
    if (firstKind !== "CUI") return "passed over";
    const [one, other] = [codeIn(first), codeIn(second)];
    if (one === undefined || other === undefined) return noCode(one === undefined ? first : second);
    const step = stepOf(one, relation, other);
    if (step === undefined) return "passed over";
    this.#steps.push(step);
    return "taken";
  }

  /** RXNSAT: RXCUI, ..., ATN 8, SAB, ATV 10, SUPPRESS 11. */
  takeAttribute(cells: Cells): Taken {
    const [name, , value = "", suppressed] = cells.slice(8);
    if (name !== "NDC" || suppressed === "Y" || suppressed === "O") return "passed over";
    const rxcui = codeIn(cells[0]);
    if (rxcui === undefined) return noCode(cells[0]);
    const [ndc, another] = readNdc(value);
    const key = ndc && packageKey(ndc);
    if (ndc === undefined || another !== undefined || key === undefined) {
      return { problem: `"${value.slice(0, 40)}" is not the NDC of a package.` };
    }
    const row = { packageKey: key, productKey: productKey(ndc), rxcui };
    this.#ndcs.set(`${key} ${rxcui}`, row);
    return "taken";
  }

  /** RXNSAB: VCUI, RCUI, VSAB ("RXNORM_25AA_251103F"). */
  takeVocabulary([, , version = ""]: Cells): Taken {
    const [, year, month, day] = /^RXNORM_\d\dA[A-Z]_(\d\d)(\d\d)(\d\d)F$/.exec(version) ?? [];
    if (year === undefined) return "passed over";
    this.version = `20${year}-${month}-${day}`;
    return "taken";
  }

  conceptRows(): ConceptRow[] {
    const typeOf = (rxcui: number) => this.#concepts.get(rxcui)?.tty;
    const ingredients = ingredientsOf(this.#concepts.keys(), this.#steps, typeOf);
    return [...this.#concepts].map(([rxcui, concept]) => ({
      rxcui,
      ...concept,
      prescribableName: this.#prescribable.get(rxcui) ?? null,
      ingredients: ingredients.get(rxcui) ?? null,
      nameKey: nameKey(concept.name),
    }));
  }

  /** Only what leads to a concept that is read. */
  ndcRows(): NdcRow[] {
    return [...this.#ndcs.values()].filter(({ rxcui }) => this.#concepts.has(rxcui));
  }

  uniiRows(): UniiRow[] {
    return [...this.#uniis.values()].filter(({ rxcui }) => this.#concepts.has(rxcui));
  }
}

function codeIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function noCode(text: string | undefined): Taken {
  return { problem: `"${(text ?? "").slice(0, 40)}" is not an RxCUI.` };
}
