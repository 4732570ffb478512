/** What the check could not look at, by name: silence would read as safety. */
import { MOST_MEDICATIONS } from "../../interop.contract.ts";
import type { Identity, MedicationReport, ReadMedication } from "../../interop.ports.ts";
import type { CdsCall, Listed } from "./read-request.ts";
import { sourceOf, type Card } from "./card.ts";
import { cutAt, escaped, MOST_OF_SUMMARY, plain } from "./wording.ts";

/** Something that was not checked, and why. */
export type Unchecked = {
  readonly what: string;
  readonly why: string;
  /** It was checked, but little is on record of it. */
  readonly thin?: true;
};

const WHY: Partial<Record<ReadMedication["status"], string>> = {
  unknown: "not a drug's name that is known here",
  misspelled: "not a drug's name as it is spelled",
  ambiguous: "may mean several drugs",
  conflicting: "its text and its codes name different drugs",
  uncovered: "no interactions of it are on record here",
};

/** Lines of the card. */
const MOST_NAMED = 40;

export function uncheckedOf(
  { medications, chart }: CdsCall,
  report: MedicationReport,
): Unchecked[] {
  const read = report.read.flatMap((each, place) => {
    const listed = medications[place];
    return listed ? ofOne(listed, each) : [];
  });
  const beyond = medications.slice(MOST_MEDICATIONS).map(({ label }) => ({
    what: plain(label),
    why: `beyond the ${MOST_MEDICATIONS} medications of one check`,
  }));
  const gaps = chart.gaps.map((gap) => {
    const [what = "", ...why] = gap.split(", ");
    return { what, why: why.join(", ") };
  });
  return [...gaps, ...read, ...beyond];
}

/** Why a medication that was read could not be checked; `isMany` where only single ingredients are. */
export function whyUnread(read: ReadMedication | undefined, isMany = false): string | undefined {
  if (read === undefined) return "not read";
  const { status, notUnderstood, ingredients } = read;
  // That no interactions of it are on record says nothing of what it is.
  if (status !== "uncovered" && WHY[status] !== undefined) return WHY[status];
  if (notUnderstood.length > 0) return `not understood: ${plain(notUnderstood.join(" "))}`;
  if (ingredients.length === 0) return "not a drug's name that is known here";
  return isMany ? "it has several ingredients" : undefined;
}

/** The card about what was not checked, if there is anything. */
export function notCheckedCard(
  unchecked: readonly Unchecked[],
  identity: Identity,
  idFor: (rule: string) => string,
  intro: string,
): Card[] {
  if (unchecked.length === 0) return [];
  return [
    {
      uuid: idFor("not-checked"),
      summary: cutAt(notCheckedSummary(unchecked), MOST_OF_SUMMARY),
      indicator: "info",
      detail: notCheckedDetail(unchecked, intro),
      source: sourceOf(identity, "not-checked"),
    },
  ];
}

function ofOne({ label, ordered }: Listed, read: ReadMedication): Unchecked[] {
  const { status, ingredients, notUnderstood, coverage } = read;
  const what = plain(label);
  const why = WHY[status];
  if (why !== undefined) return [{ what, why }];
  const names = ingredients.map(({ name }) => name).join(", ");
  if (notUnderstood.length > 0) {
    const words = plain(notUnderstood.join(" "));
    return [{ what, why: `read as ${names}; not understood: ${words}` }];
  }
  if (ordered && coverage === "thin") {
    const little = "checked, but little is on record here about its interactions";
    return [{ what, why: little, thin: true }];
  }
  return [];
}

function notCheckedSummary(unchecked: readonly Unchecked[]): string {
  const not = unchecked.filter(({ thin }) => thin === undefined);
  const [said, listed] =
    not.length > 0 ? ["Not checked", not] : ["Checked, with little on record", unchecked];
  return `${said}: ${listed.map(({ what }) => what).join("; ")}`;
}

function notCheckedDetail(unchecked: readonly Unchecked[], intro: string): string {
  const lines = unchecked
    .slice(0, MOST_NAMED)
    .map(({ what, why }) => `- ${escaped(what)}: ${escaped(why)}`);
  const more = unchecked.length - MOST_NAMED;
  return [intro, "", ...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join("\n");
}
