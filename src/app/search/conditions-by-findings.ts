import { askedDrug } from "#/features/search/logic/asked-drug.ts";
import type { Hit } from "#/features/search/search.contract.ts";
import { CONDITIONS } from "#/features/symptoms/logic/packed/condition-table.ts";
import { findingOf } from "#/features/symptoms/logic/findings.ts";
import { type FoundFinding, searchFindings } from "#/features/symptoms/logic/search-findings.ts";
import { fold } from "#/kernel/text.ts";

type Presenting = { readonly name: string; readonly weight: number; readonly isDangerous: boolean };

/** Incidence is told in steps of which each is about twice the one before; what is dangerous counts two steps more. */
const MUST_NOT_MISS = 4;
const LEAST_TYPED = 4;

/** For each finding the conditions that present with it: those often seen and those that must not be missed first. */
let presenting: ReadonlyMap<string, readonly Presenting[]> | undefined;

function presentingWith(finding: string): readonly Presenting[] {
  presenting ??= byFinding();
  return presenting.get(finding) ?? [];
}

function byFinding(): ReadonlyMap<string, readonly Presenting[]> {
  const all = new Map<string, Presenting[]>();
  for (const { name, findings, incidence, dangerous } of CONDITIONS) {
    const isDangerous = dangerous === true;
    const seen = 2 ** Math.max(...incidence) * (isDangerous ? MUST_NOT_MISS : 1);
    for (const [finding, sensitivity] of findings) {
      const list = all.get(finding) ?? [];
      list.push({ name, weight: sensitivity * seen, isDangerous });
      all.set(finding, list);
    }
  }
  for (const list of all.values()) list.sort((one, other) => other.weight - one.weight);
  return all;
}

/**
 * The finding that the words are, by its name as far as it was typed or as a reader takes them: "chest pa", "throwing
 * up". A drug is none, though who takes one is a finding too: not even one that is misspelt.
 */
export function findingMeant(typed: string): FoundFinding | undefined {
  const wanted = fold(typed.trim());
  if (wanted.length < LEAST_TYPED) return undefined;
  const [first] = searchFindings(typed, []);
  if (first === undefined || presentingWith(first.id).length === 0) return undefined;
  // One unknown word may be misspelt, and then a condition as well.
  if (!wanted.includes(" ") && !isCalled(first, wanted)) return undefined;
  const drug = askedDrug(typed, "written") ?? askedDrug(typed, "meant");
  return drug === undefined ? first : undefined;
}

/** By a beginning of its name, of a word of it, or of another name. */
function isCalled({ id, name }: FoundFinding, wanted: string): boolean {
  const names = [fold(name), ...(findingOf(id)?.phrases ?? [])];
  return names.some((one) => ` ${one}`.includes(` ${wanted}`));
}

/** Conditions that present with a finding. */
export function conditionsWith({ id, name }: FoundFinding, most: number): Hit[] {
  return presentingWith(id)
    .slice(0, most)
    .map((condition) => ({
      title: condition.name,
      detail: `${condition.isDangerous ? "must not be missed, " : ""}with ${name.toLowerCase()}; drugs for it`,
      href: `/drugs/search?${new URLSearchParams({ q: condition.name })}`,
    }));
}

/** The symptom checker with the finding in it. */
export function checkerWith({ id, name }: FoundFinding): Hit {
  return {
    title: `${name}: what it may be`,
    detail: "Symptom checker",
    href: `/symptom-checker#${new URLSearchParams({ has: id })}`,
  };
}
