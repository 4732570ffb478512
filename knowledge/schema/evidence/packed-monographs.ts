import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Monograph, MonographSchema } from "#/features/substances/monograph.schema.ts";

/** All monographs, as pages get them. */
export function packedMonographs(root: string): Monograph[] {
  const folder = join(root, "dist/knowledge/monographs");
  return readdirSync(folder).map((file) =>
    v.parse(MonographSchema, JSON.parse(readFileSync(join(folder, file), "utf8"))),
  );
}
