import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import * as v from "valibot";
import { expect, test } from "vitest";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { resolveName } from "./resolve.ts";
import { substances } from "./vocabulary.ts";

const Names = v.optional(v.array(v.string()), []);
const Label = v.object({
  openfda: v.optional(
    v.object({
      product_type: Names,
      generic_name: Names,
      brand_name: Names,
      substance_name: Names,
    }),
  ),
});
const Controlled = v.array(v.object({ SUBSTANCE: v.string(), Schedule: v.string() }));

const isResolved = (name: string): boolean => resolveName(name).status === "resolved";

function idsOf(name: string): string {
  const found = resolveName(name);
  return found.status === "resolved" ? found.ingredients.toSorted().join(" + ") : "";
}

/** The names that do not resolve, none where enough do: a failure prints them. */
function tooManyMisses(names: readonly string[], share: number): string[] {
  const misses = names.filter((name) => !isResolved(name));
  return misses.length <= names.length * (1 - share) ? [] : misses;
}

/** "NORVASC (amlodipine besylate) 30 TABLET ..." names the generic in the first parentheses. */
function genericOf(row: string): string | undefined {
  const start = row.indexOf("(");
  let depth = 0;
  for (let at = start; at >= 0 && at < row.length; at += 1) {
    if (row[at] === "(") depth += 1;
    if (row[at] === ")") depth -= 1;
    if (depth === 0)
      return row
        .slice(start + 1, at)
        .trim()
        .toLowerCase();
  }
  return undefined;
}

/** Removed from control since the list was made. */
const CHANGED = new Map([["fenfluramine", "removed from control in December 2022"]]);

describeRealInputs("names in use", (pathOf) => {
  const labels = gunzipSync(readFileSync(pathOf("drugs/openfda_drug_label_sample.jsonl.gz")))
    .toString("utf8")
    .trim()
    .split("\n")
    .flatMap((line) => v.parse(Label, JSON.parse(line)).openfda ?? [])
    .filter((names) => names.product_type.includes("HUMAN PRESCRIPTION DRUG"));

  test("of prescription labels: 97 % of the generic names resolve, 95 % of the brands", () => {
    expect(labels.length).toBeGreaterThan(500);
    expect(
      tooManyMisses(
        labels.map((label) => label.generic_name[0] ?? ""),
        0.97,
      ),
    ).toEqual([]);
    expect(
      tooManyMisses(
        labels.map((label) => label.brand_name[0] ?? ""),
        0.95,
      ),
    ).toEqual([]);
  });

  test("of prescription labels: brand and generic name resolve to the same ingredients", () => {
    const both = labels
      .map((label) => [label.generic_name[0] ?? "", label.brand_name[0] ?? ""] as const)
      .filter(([generic, brand]) => isResolved(generic) && isResolved(brand));
    const different = both.filter(([generic, brand]) => idsOf(generic) !== idsOf(brand));
    expect(different.length <= both.length * 0.01 ? [] : different).toEqual([]);
  });

  test("of the NDC directory: 97 % of the packages with an everyday generic name resolve", () => {
    const rows = gunzipSync(readFileSync(pathOf("drugs/ndc_names_2018-04-24.tsv.gz")))
      .toString("utf8")
      .split("\n")
      .flatMap((line) => genericOf(line.split("\t")[1] ?? "") ?? []);
    const packages = new Map<string, number>();
    for (const name of rows) packages.set(name, (packages.get(name) ?? 0) + 1);
    const everyday = Array.from(packages).filter(([, count]) => count >= 20);
    const total = everyday.reduce((sum, [, count]) => sum + count, 0);
    const misses = everyday.filter(([name]) => !isResolved(name));
    const missed = misses.reduce((sum, [, count]) => sum + count, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(missed <= total * 0.03 ? [] : misses).toEqual([]);
  });

  test("schedules are those of the DEA", () => {
    const text = readFileSync(pathOf("drugs/dea_controlled_substances.csv"), "utf8");
    const schedules = new Map<string, Set<string>>();
    for (const row of v.parse(Controlled, parse(text, { columns: true, relax_quotes: true }))) {
      const name = row.SUBSTANCE.toLowerCase().replace(/\s*[([].*$/, "");
      schedules.set(name, (schedules.get(name) ?? new Set()).add(row.Schedule));
    }
    const listed = substances.flatMap((entry) => {
      const allowed = schedules.get(entry.id.replaceAll("-", " "));
      return allowed === undefined || CHANGED.has(entry.id) ? [] : [{ entry, allowed }];
    });
    const wrong = listed.filter(({ entry, allowed }) => !allowed.has(entry.schedule ?? "none"));
    expect(listed.length).toBeGreaterThan(60);
    expect(wrong.map(({ entry }) => entry.id)).toEqual([]);
  });
});
