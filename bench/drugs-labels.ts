import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { readStarterProducts } from "#/features/drugs/ingest/starter/starter.ts";
import { randomFrom } from "./providers-file.ts";

/** About what a prescription label has in each field, in characters: together 115 kB, as in openFDA's own. */
const TEXTS = {
  boxed_warning: 700,
  indications_and_usage: 1200,
  dosage_and_administration: 5000,
  dosage_forms_and_strengths: 400,
  contraindications: 450,
  warnings_and_cautions: 9000,
  adverse_reactions: 9000,
  drug_interactions: 2500,
  use_in_specific_populations: 6000,
  pregnancy: 2500,
  pediatric_use: 900,
  geriatric_use: 600,
  overdosage: 600,
  description: 1300,
  clinical_pharmacology: 7000,
  pharmacokinetics: 4000,
  nonclinical_toxicology: 1300,
  clinical_studies: 9000,
  how_supplied: 1000,
  information_for_patients: 2500,
  spl_medguide: 8000,
  package_label_principal_display_panel: 900,
};
/** And how many rows its tables have. */
const TABLES = {
  dosage_and_administration_table: 30,
  adverse_reactions_table: 120,
  drug_interactions_table: 20,
  clinical_pharmacology_table: 30,
  clinical_studies_table: 90,
};
const WORDS =
  "dose tablet patient the of in and with renal hepatic clearance daily mg adverse reaction treatment concentration therapy study placebo risk increased was were not reported should be monitor blood pressure severe mild impairment".split(
    " ",
  );

const cell = (text: string) =>
  `<td align="center" styleCode="Rrule"><content>${text}</content></td>`;

function table(rows: number, words: (characters: number) => string): string {
  const row = () => `<tr>${cell(words(20))}${cell("12.5")}${cell("&lt;0.1")}</tr>`;
  return `<table width="100%"><tbody>${Array.from({ length: rows }, row).join("\n")}</tbody></table>`;
}

/** Writes labels of made-up words for starter products, a record a line, gzipped: as long and as built as real ones. */
export async function writeLabels(path: string, count: number): Promise<void> {
  const products = await readStarterProducts();
  const random = randomFrom(11);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? "";
  const words = (characters: number) => {
    let text = "";
    while (text.length < characters) text += `${word()}${random() < 0.07 ? `. ${"The"}` : ""} `;
    return text.trim();
  };
  function* lines() {
    for (let at = 0; at < count; at += 1) {
      const product = products[at % products.length];
      if (product === undefined) throw new Error("There are no starter products.");
      const id = `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
      const texts = Object.entries(TEXTS).map(([field, size]) => [field, [words(size)]]);
      const tables = Object.entries(TABLES).map(([field, rows]) => [field, [table(rows, words)]]);
      const openfda = {
        brand_name: [product.brand],
        generic_name: [product.generic],
        manufacturer_name: [product.labeler],
        product_ndc: [`${20_000 + Math.floor(at / 9000)}-${String(at % 9000).padStart(4, "0")}`],
        product_type: ["HUMAN PRESCRIPTION DRUG"],
        substance_name: product.substances,
        route: product.routes,
      };
      const head = { id, set_id: id, version: "1", effective_time: "20260102", openfda };
      yield `${JSON.stringify({ ...head, ...Object.fromEntries([...texts, ...tables]) })}\n`;
    }
  }
  await pipeline(lines, createGzip({ level: 1 }), createWriteStream(path));
}
