import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { untilPause } from "#/platform/client/waking/until-pause.ts";
import type { CheckedList } from "../logic/check.ts";
import type { PatientContext } from "../logic/entries/item.ts";
import type { Entry } from "../logic/entries/read-entry.ts";
import { afterRemoval, CHECK_DELAY_MS, heldAgainst, type CheckState } from "./check-state.ts";
import { engineQuery } from "./engine.queries.ts";
import { loadProse } from "./load-results.ts";
import { useDrugList } from "./use-drug-list.ts";

export type InteractionCheck = {
  readonly entries: readonly Entry[];
  /** Drugs of the address that are waiting for the engine to be read. */
  readonly unread: number;
  readonly engineFailed: boolean;
  /** Fetches the engine, also again after a failure. */
  readonly start: () => void;
  /** The same, when nobody types any more: a drug that is added before that fetches it by itself. */
  readonly prepare: () => void;
  readonly phase: CheckState["phase"];
  /** Undefined until the check was asked for and the pause is over. */
  readonly result: CheckedList | undefined;
  /** Drugs that were added after the check. */
  readonly unchecked: readonly Entry[];
  /** Leaves out what is in the list already; says which those were. */
  readonly add: (inputs: readonly string[]) => Promise<readonly string[]>;
  readonly remove: (input: string) => void;
  readonly replace: (input: string, by: string) => void;
  readonly clear: () => void;
  readonly check: () => void;
};

/** Another salt, strength or form of a drug is an entry of its own: that it is there twice is for the check to say. */
const asRead = ({ item: { name, told } }: Entry): string => `${name}\n${told ?? ""}`;

/** The screen's state: the list from the address, the engine once it is wanted, the check from the button. */
export function useInteractionCheck(context: PatientContext): InteractionCheck {
  const [drugs, editDrugs] = useDrugList();
  const [asked, setState] = useState<CheckState>({ phase: "selecting" });
  const state = heldAgainst(asked, drugs);
  const client = useQueryClient();
  const { data: engine, isError } = useQuery({ ...engineQuery, enabled: drugs.length > 0 });
  const entries = useMemo(() => (engine ? drugs.map(engine.readEntry) : []), [drugs, engine]);
  const preparing = useRef(false);
  const prepare = (): void => {
    if (preparing.current) return;
    preparing.current = true;
    void untilPause().then(() => {
      preparing.current = false;
      return client.prefetchQuery(engineQuery);
    });
  };
  const wanted = asked.phase === "selecting" ? undefined : asked.drugs;
  // Worked out while the ordered pause runs: when it is over, nothing is left to wait for.
  const ahead = useMemo(() => {
    if (!wanted || !engine) return undefined;
    return engine.checkEntries(
      entries.filter((entry) => wanted.includes(entry.input)),
      context,
    );
  }, [entries, engine, wanted, context]);
  const over = state.phase === "checked";
  return {
    entries,
    unread: engine ? 0 : drugs.length,
    engineFailed: isError,
    start: () => void client.prefetchQuery(engineQuery),
    prepare,
    phase: state.phase,
    result: over ? ahead : undefined,
    unchecked: over ? entries.filter((entry) => !state.drugs.includes(entry.input)) : [],
    add: async (inputs) => {
      const { readEntry } = await client.ensureQueryData(engineQuery);
      void loadProse();
      const twice: string[] = [];
      editDrugs((before) => {
        const known = new Set(before.map((drug) => asRead(readEntry(drug))));
        const fresh = inputs.filter((input) => !known.has(asRead(readEntry(input))));
        twice.push(...inputs.filter((input) => !fresh.includes(input)));
        return [...before, ...fresh];
      });
      return twice;
    },
    remove: (input) => {
      const left = drugs.filter((drug) => drug !== input);
      editDrugs(() => left);
      setState((before) => afterRemoval(before, left));
    },
    replace: (input, by) =>
      editDrugs((before) => before.map((drug) => (drug === input ? by : drug))),
    clear: () => {
      editDrugs(() => []);
      setState({ phase: "selecting" });
    },
    check: () => {
      setState({ phase: "checking", drugs });
      setTimeout(() => {
        setState((before) =>
          before.phase === "checking" ? { phase: "checked", drugs: before.drugs } : before,
        );
      }, CHECK_DELAY_MS);
    },
  };
}
