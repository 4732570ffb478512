import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { listedSubstance } from "./listed-substance.ts";
import { type Schedule, scheduleOf } from "./schedule.ts";

export type ControlledStatus = {
  /** Null where nothing says whether it is: that is not "no". */
  readonly isControlled: boolean | null;
  /** Nothing for one that is not controlled, and where only its schedule is not stated. */
  readonly schedule: Schedule | undefined;
};

/**
 * The controlled status of a product by its substances, for sources that do not say it. Of a combination the schedule is
 * its own and not its parts', so one with a controlled part stays unknown; one without any is not controlled.
 */
export function controlledBySubstances(substances: readonly string[]): ControlledStatus {
  const known = substances.flatMap((name) => {
    const { id, exact } = listedSubstance(name);
    return id === undefined || !exact ? [] : [scheduleOf(substanceOf(id)?.schedule ?? "")];
  });
  if (known.length === 0 || known.length < substances.length) return UNKNOWN;
  const [schedule] = known;
  if (known.every((one) => one === undefined)) return { isControlled: false, schedule: undefined };
  return known.length === 1 ? { isControlled: true, schedule } : UNKNOWN;
}

const UNKNOWN: ControlledStatus = { isControlled: null, schedule: undefined };

/** What is said first counts: a schedule over a bare yes, and that over a bare no. */
export function firstStated(statuses: readonly ControlledStatus[]): ControlledStatus {
  return (
    statuses.find(({ schedule }) => schedule !== undefined) ??
    statuses.find(({ isControlled }) => isControlled === true) ??
    statuses.find(({ isControlled }) => isControlled === false) ??
    UNKNOWN
  );
}
