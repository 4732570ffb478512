import { useMemo, useState } from "react";
import { checkEntries, type CheckedList } from "../logic/check.ts";
import type { PatientContext } from "../logic/item.ts";
import { readEntry, type Entry } from "../logic/read-entry.ts";
import { afterRemoval, CHECK_DELAY_MS, type CheckState } from "./check-state.ts";
import { loadProse } from "./explained.queries.ts";
import { useDrugList } from "./use-drug-list.ts";

export type InteractionCheck = {
  readonly entries: readonly Entry[];
  readonly phase: CheckState["phase"];
  /** Undefined until the check was asked for and the pause is over. */
  readonly result: CheckedList | undefined;
  /** Drugs that were added after the check. */
  readonly unchecked: readonly Entry[];
  /** Leaves out what is in the list already; says which those were. */
  readonly add: (inputs: readonly string[]) => readonly string[];
  readonly remove: (input: string) => void;
  readonly replace: (input: string, by: string) => void;
  readonly clear: () => void;
  readonly check: () => void;
};

/** The screen's state: the list from the address, the check from the button. */
export function useInteractionCheck(context: PatientContext): InteractionCheck {
  const [drugs, setDrugs] = useDrugList();
  const [state, setState] = useState<CheckState>({ phase: "selecting" });
  const entries = useMemo(() => drugs.map(readEntry), [drugs]);
  const checked = state.phase === "checked" ? state.drugs : undefined;
  const result = useMemo(
    () =>
      checked &&
      checkEntries(
        entries.filter((entry) => checked.includes(entry.input)),
        context,
      ),
    [entries, checked, context],
  );
  const known = (input: string): boolean => {
    const name = readEntry(input).item.name;
    return entries.some((entry) => entry.item.name === name);
  };
  return {
    entries,
    phase: state.phase,
    result,
    unchecked: checked ? entries.filter((entry) => !checked.includes(entry.input)) : [],
    add: (inputs) => {
      void loadProse();
      const fresh = inputs.filter((input) => !known(input));
      if (fresh.length > 0) setDrugs([...drugs, ...fresh]);
      return inputs.filter(known);
    },
    remove: (input) => {
      const left = drugs.filter((drug) => drug !== input);
      setDrugs(left);
      setState((before) => afterRemoval(before, left));
    },
    replace: (input, by) => setDrugs(drugs.map((drug) => (drug === input ? by : drug))),
    clear: () => {
      setDrugs([]);
      setState({ phase: "selecting" });
    },
    check: () => {
      setState({ phase: "checking" });
      setTimeout(() => {
        setState((before) => (before.phase === "checking" ? { phase: "checked", drugs } : before));
      }, CHECK_DELAY_MS);
    },
  };
}
