import { RED_FLAGS } from "#knowledge/symptoms/red-flags.js";
import { codeAsked } from "./coded-red-flags.ts";
import { writeIds } from "./compile-ids.ts";
import { PLACES } from "./compile.ts";
import { Writer } from "./coding/writer.ts";
import { lines } from "./packing.ts";

const placeOf = (id: string): number => PLACES.get(id) ?? 0;

export function packRedFlags() {
  const writer = new Writer();
  const ids = writeIds(writer, RED_FLAGS);
  codeAsked(
    writer,
    RED_FLAGS.map(({ all, none = [], floor }) => ({
      emergency: floor === "emergency",
      all: all.map((entry) => entry.split("|").map(placeOf)),
      none: none.map(placeOf),
    })),
  );
  const ages = lines(RED_FLAGS.map(({ ages }) => ages?.join("-") ?? ""));
  return { ...ids, ages, coded: writer.text() };
}
