import { RED_FLAG_TABLE } from "#knowledge/symptoms/red-flag-table.js";
import type { RedFlag } from "../../red-flag.ts";
import { codeIds } from "./coded-ids.ts";
import { codeAsked } from "./coded-red-flags.ts";
import { Reader } from "./coding/reader.ts";
import { FINDINGS } from "./finding-table.ts";
import { unlines } from "./packing.ts";

const idAt = (place: number): string => FINDINGS[place]?.id ?? "";

function unpack(): RedFlag[] {
  const names = unlines(RED_FLAG_TABLE.names);
  const ages = unlines(RED_FLAG_TABLE.ages);
  const reader = new Reader(RED_FLAG_TABLE.coded);
  const ids = codeIds(reader, names, unlines(RED_FLAG_TABLE.idWords));
  const asked = codeAsked(
    reader,
    names.map(() => undefined),
  );
  return asked.map(({ emergency, all, none }, index): RedFlag => {
    const [from, to] = ages[index] === "" ? [] : (ages[index] ?? "").split("-").map(Number);
    return {
      id: ids[index] ?? "",
      name: names[index] ?? "",
      all: all.map((entry) => entry.map(idAt).join("|")),
      ...(none.length > 0 && { none: none.map(idAt) }),
      ...(from !== undefined && to !== undefined && { ages: [from, to] as const }),
      floor: emergency ? "emergency" : "same-day",
    };
  });
}

/** Combinations of findings that must not wait. */
export const RED_FLAGS: readonly RedFlag[] = unpack();
