import { resolveName } from "#/features/substances/logic/resolve.ts";

type Listed = {
  /** The one ingredient that it is. */
  readonly id: string | undefined;
  /** Whether it is written as we know it, and not only nearly so. */
  readonly exact: boolean;
};

/** The same few thousand substances recur in all products. */
const known = new Map<string, Listed>();

/** Which ingredient a substance is, as FDA lists it by name. */
export function listedSubstance(name: string): Listed {
  let listed = known.get(name);
  if (listed === undefined) {
    const found = resolveName(name);
    const [id, ...others] = found.status === "resolved" ? found.ingredients : [];
    listed = {
      id: others.length === 0 ? id : undefined,
      exact: found.status === "resolved" && found.spellings.length === 0,
    };
    known.set(name, listed);
  }
  return listed;
}
