import * as v from "valibot";
import { Bundle, Entry } from "../../interop.contract.ts";

export type ReadBundle = {
  readonly entries: readonly Entry[];
  /** Entries that hold no resource that can be read. */
  readonly unreadable: number;
  /** There are further pages, which nobody fetched. */
  readonly isCut: boolean;
};

/** @returns nothing for what is no Bundle: null, or an OperationOutcome in its place. */
export function readBundle(value: unknown): ReadBundle | undefined {
  const bundle = v.safeParse(Bundle, value);
  if (!bundle.success) return undefined;
  const { entry, link } = bundle.output;
  const entries = entry.flatMap((each) => {
    const read = v.safeParse(Entry, each);
    return read.success ? [read.output] : [];
  });
  const isCut = link.some(({ relation }) => relation === "next");
  return { entries, unreadable: entry.length - entries.length, isCut };
}
