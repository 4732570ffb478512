/** Label files of any kind that the import reads, in one shape. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { kindOfDocument } from "#/features/drugs/ingest/document-kind.ts";
import { rowsOfDocument } from "#/features/drugs/ingest/document-rows.ts";
import type { LabelRecord } from "#/features/drugs/ingest/records.ts";
import { sectionText } from "#/features/drugs/logic/label.ts";
import { SECTION } from "#/features/drugs/section.ts";
import { resolveName } from "#/features/substances/logic/resolve.ts";
import { Failure } from "#/kernel/failure.ts";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import { DEFAULT_LIMITS } from "#/platform/ingest/file/limits.ts";
import { readLabel } from "#/features/evidence/logic/read-label.ts";
import type { Label } from "./shelf.ts";

const LABELS = new Set(["openfda-lines", "openfda-document", "spl"]);

/** All files of the given files and folders. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Every label in these files and folders; what holds no labels is passed over, what is broken is told. */
export async function readLabels(
  paths: readonly string[],
  tell: (problem: string) => void,
): Promise<Label[]> {
  const labels: Label[] = [];
  for (const path of paths.flatMap(filesOf)) {
    try {
      for await (const label of labelsIn(path)) labels.push(label);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      tell(`${path}: ${error.message}`);
    }
  }
  return labels;
}

async function* labelsIn(path: string): AsyncGenerator<Label> {
  for await (const document of documentsIn(path)) {
    const kind = kindOfDocument(document);
    if (kind === undefined || !LABELS.has(kind)) continue;
    for await (const row of rowsOfDocument(document, kind, DEFAULT_LIMITS)) {
      if ("value" in row && row.value.kind === "label") yield asLabel(row.value.label);
    }
  }
}

function asLabel({ setId, version, effectiveOn, sections, products }: LabelRecord): Label {
  const text = {
    setId,
    version: version === 1 && effectiveOn === undefined ? undefined : version,
    sections,
  };
  const names = products
    .flatMap(({ brandName, genericName, substances, dosageForm = "" }) => [
      brandName,
      genericName,
      dosageForm,
      ...substances,
    ])
    .join(" ")
    .toLowerCase();
  return {
    ...text,
    ingredients: ingredientsOf(products),
    labeler: products[0]?.manufacturer ?? "",
    routes: [...new Set(products.flatMap(({ routes }) => routes.map((one) => one.toLowerCase())))],
    names,
    isExtended: EXTENDED.test(names) || EXTENDED.test(sectionText(sections, SECTION.indications)),
    read: readLabel(text),
  };
}

/** A label that tells in its indications of extended release is of a product that has it. */
const EXTENDED = /extended[- ]release|sustained[- ]release|\b(?:er|xr|sr|xl|cr|la)\b/;

function ingredientsOf(products: LabelRecord["products"]): string[] {
  const names = products.flatMap(({ substances, genericName }) =>
    substances.length > 0 ? substances : [genericName],
  );
  const read = names.flatMap((name) => {
    const reading = resolveName(name.toLowerCase());
    return reading.status === "resolved" ? reading.ingredients : [];
  });
  return [...new Set(read)].toSorted();
}
