import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import * as v from "valibot";

/** A record that cannot be used as it stands; the message names the file and the field. */
export class KnowledgeError extends Error {}

/** The files of records under a folder of `knowledge/`, in the order of their names. */
export function recordFiles(root: string, pattern: string): string[] {
  return globSync(join("knowledge", pattern), { cwd: root }).toSorted();
}

/**
 * Reads one file of records and holds it against its schema.
 * @throws KnowledgeError naming the file, and the record and field that are wrong
 */
export function readRecords<Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const read = parseYaml(root, file);
  const parsed = v.safeParse(schema, read);
  // As it is written: parsing would put the fields into the order of the schema.
  if (parsed.success) return read as v.InferOutput<Schema>;
  const said = parsed.issues.slice(0, 5).map((issue) => {
    const path = issue.path?.map(({ key }) => String(key)).join("/") ?? "";
    return `${path}: ${issue.message}`;
  });
  throw new KnowledgeError(`${file}: ${said.join("; ")}`);
}

function parseYaml(root: string, file: string): unknown {
  try {
    return load(readFileSync(join(root, file), "utf8"), { filename: file, schema: CORE_SCHEMA });
  } catch (error) {
    throw new KnowledgeError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
