/** The pause between pressing the button and the results, in ms. */
export const CHECK_DELAY_MS = 1500;

/** What the screen shows of a check: nothing yet, the pause, or the results for the drugs that were in the list when it was asked for. */
export type CheckState =
  | { readonly phase: "selecting" }
  | { readonly phase: "checking"; readonly drugs: readonly string[] }
  | { readonly phase: "checked"; readonly drugs: readonly string[] };

export const FEWEST_DRUGS = 2;

/** A check of which fewer than two drugs are still in the list, for the address or an entry has changed, says nothing of it. */
export function heldAgainst(state: CheckState, drugs: readonly string[]): CheckState {
  if (state.phase === "selecting") return state;
  const left = state.drugs.filter((drug) => drugs.includes(drug));
  return left.length < FEWEST_DRUGS ? { phase: "selecting" } : state;
}

/** A removal that leaves 2 or fewer drugs clears the results; otherwise they stay, without the drug. */
export function afterRemoval(state: CheckState, left: readonly string[]): CheckState {
  if (state.phase !== "checked") return { phase: "selecting" };
  return left.length <= FEWEST_DRUGS
    ? { phase: "selecting" }
    : { phase: "checked", drugs: state.drugs.filter((drug) => left.includes(drug)) };
}
