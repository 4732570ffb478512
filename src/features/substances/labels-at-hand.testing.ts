/** The public label records beside the checkout, as the tests of monographs need them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { resolveName } from "./logic/resolve.ts";

const Names = v.optional(v.array(v.string()), []);
const LabelRecord = v.looseObject({
  set_id: v.string(),
  version: v.optional(v.string()),
  drug_name: v.optional(v.string(), ""),
  openfda: v.optional(v.object({ generic_name: Names, substance_name: Names })),
});
type LabelRecord = v.InferOutput<typeof LabelRecord>;

export interface LabelAtHand {
  readonly setId: string;
  readonly version: string | undefined;
  readonly ingredients: readonly string[];
  readonly hasBox: boolean;
  /** All that it says, in small letters, without the commas of large numbers. */
  readonly text: string;
}

const RECORDS = [
  "drugs/openfda_drug_label_sample.jsonl.gz",
  "labels/openfda_labels_full.jsonl.gz",
  "labels/openfda_labels_main_sections.jsonl.gz",
];
const DOCUMENTS = ["spl", "labels/spl_xml"];
const BOX_CODE = 'code="34066-1"';
/** A section that says no more than its own name, and what openFDA files there of how to use a nebulizer. */
const NO_BOX = /^\s*(boxed warning\s*$|for inhalation only\. do not swallow)/i;

function ingredientsOf(names: readonly string[]): string[] {
  const read = names.flatMap((name) => {
    const reading = resolveName(name.toLowerCase());
    return reading.status === "resolved" ? reading.ingredients : [`unknown ${name}`];
  });
  return [...new Set(read)].toSorted();
}

function plain(text: string): string {
  return text.replaceAll(",", "").toLowerCase();
}

function fromRecord(record: LabelRecord): LabelAtHand {
  const { openfda, drug_name: drugName } = record;
  const named = [openfda?.substance_name, openfda?.generic_name, [drugName]];
  const sections = Object.values(record).filter((section) => Array.isArray(section));
  const box = Array.isArray(record["boxed_warning"]) ? record["boxed_warning"].join(" ") : "";
  return {
    setId: record.set_id,
    version: record.version,
    ingredients: ingredientsOf(
      named.find((names) => names !== undefined && names.length > 0) ?? [],
    ),
    hasBox: box !== "" && !NO_BOX.test(box),
    text: plain(sections.flat().join(" ")),
  };
}

function fromDocument(xml: string): LabelAtHand {
  const moieties = xml.matchAll(/<activeMoiety>\s*<activeMoiety>[\s\S]*?<name>([^<]+)/g);
  return {
    setId: /<setId[^>]*root="([^"]+)"/i.exec(xml)?.[1] ?? "",
    version: /<versionNumber[^>]*value="([^"]+)"/.exec(xml)?.[1],
    ingredients: ingredientsOf([...moieties].flatMap(([, name]) => name ?? [])),
    hasBox: xml.includes(BOX_CODE),
    text: plain(xml.replaceAll(/<[^>]+>/g, " ")),
  };
}

export function labelsAtHand(pathOf: (file: string) => string): LabelAtHand[] {
  const records = RECORDS.flatMap((file) =>
    gunzipSync(readFileSync(pathOf(file)))
      .toString("utf8")
      .trim()
      .split("\n")
      .map((line) => fromRecord(v.parse(LabelRecord, JSON.parse(line)))),
  );
  const documents = DOCUMENTS.flatMap((folder) =>
    readdirSync(pathOf(folder)).map((file) => {
      const bytes = readFileSync(join(pathOf(folder), file));
      return fromDocument((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
    }),
  );
  return [...records, ...documents];
}
