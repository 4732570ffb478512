import { PILL_RANK, pillsOf } from "../pillbox/pill-row.ts";
import { asRecord, readStarterProducts } from "./starter.ts";

/** The pills of the starter products, as a collection that holds nothing else would give them. */
export async function starterPills() {
  const rows = pillsOf((await readStarterProducts()).map(asRecord), PILL_RANK.starter);
  return rows
    .map(({ identity: id, schedule: _schedule, sourceRank: _rank, ...pill }) => ({ id, ...pill }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
