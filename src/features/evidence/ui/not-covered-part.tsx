import type { ReactNode } from "react";
import { Card } from "#/design/card.tsx";
import { type Column, Table } from "#/design/table.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Scorecard } from "../scorecard.schema.ts";

type Coverage = Scorecard["coverage"];
type Row = Coverage["subjects"][number];

const SUBJECT_WORDS: Readonly<Record<Row["subject"], string>> = {
  kidneys: "Weak kidneys",
  dialysis: "Dialysis",
  liver: "Liver",
  pregnancy: "Pregnancy",
  lactation: "Lactation",
  children: "Children",
  elderly: "Age 65 and over",
};

const COLUMNS: readonly Column<Row>[] = [
  { key: "subject", header: "Subject", names: true, cell: ({ subject }) => SUBJECT_WORDS[subject] },
  { key: "rule", header: "On record", numeric: true, cell: ({ counts }) => thousands(counts.rule) },
  {
    key: "none",
    header: "Label asks for no change",
    numeric: true,
    cell: ({ counts }) => thousands(counts["no change"]),
  },
  {
    key: "missing",
    header: "Not on record",
    numeric: true,
    cell: ({ counts }) => <strong>{thousands(counts["not on record"])}</strong>,
  },
];

/** What is missing, in figures; missing never means safe. */
export function NotCoveredPart({ coverage }: { coverage: Coverage }) {
  const { ingredients, withMonograph, withDosing, majorRules, majorWithoutLabel } = coverage;
  return (
    <Card aria-labelledby="not-covered">
      <h2 id="not-covered" className="scroll-mt-20 text-h2">
        What is not covered
      </h2>
      <p className="mt-1 mb-3 max-w-column">
        What is not on record says nothing about safety. Pages say so where they have nothing.
      </p>
      <ul className="max-w-column list-disc space-y-1 pl-5">
        <Missing of={ingredients} missing={ingredients - withMonograph}>
          ingredients have no monograph.{" "}
          <HrefLink href="/drugs/ingredients?show=missing" className="link">
            Which ones
          </HrefLink>
        </Missing>
        <Missing of={ingredients} missing={ingredients - withDosing}>
          ingredients have no dosing rule
        </Missing>
        <Missing of={withMonograph} missing={coverage.monographsWithoutLabel}>
          monographs rest on no label in any statement
        </Missing>
        <Missing of={coverage.sections} missing={coverage.sectionsWithoutLabel}>
          sections of monographs have no statement that rests on a label
        </Missing>
        <Missing of={coverage.uses} missing={coverage.usesWithoutDocument}>
          uses have a dose that names neither a label that could be looked up nor a guideline
        </Missing>
        <Missing of={majorRules} missing={majorWithoutLabel}>
          major interaction rules are not supported by a label
        </Missing>
        <Missing
          of={coverage.conditions}
          missing={coverage.conditions - coverage.conditionsWithSource}
        >
          conditions of the symptom checker name no guideline, criteria or review; none was compared
          with its document line by line
        </Missing>
        <li>
          The {thousands(coverage.calculators)} clinical calculators name their publications; they
          were not compared with them line by line.
        </li>
      </ul>
      <div className="mt-4">
        <Table
          caption={`What the ${thousands(coverage.dosingRules)} dosing rules, with their monographs, say of whom another dose may be needed for`}
          columns={COLUMNS}
          rows={coverage.subjects}
          rowKey={({ subject }) => subject}
        />
      </div>
    </Card>
  );
}

function Missing({ of, missing, children }: { of: number; missing: number; children: ReactNode }) {
  return (
    <li>
      {thousands(missing)} of {thousands(of)} {children}
    </li>
  );
}
