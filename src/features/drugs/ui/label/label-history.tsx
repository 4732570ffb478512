import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Disclosure } from "#/design/disclosure.tsx";
import { Mark } from "#/design/mark.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import type { DrugDetail } from "../../drugs.contract.ts";
import type { Clause, LabelChanges, SectionChange } from "../../labels.contract.ts";
import { byWeight } from "../../logic/changes-by-weight.ts";
import { labelChangesQuery } from "./labels.queries.ts";

type Label = NonNullable<DrugDetail["label"]>;

const TONE = { added: "fine", removed: "major", changed: "info", moved: "info" } as const;

/** What changed between an earlier version of the label and the one that serves, clause by clause. */
export function LabelHistory({ label }: { label: Label }) {
  const earlier = label.versions.filter(({ version }) => version < label.version);
  const [from, setFrom] = useState(earlier[0]?.version);
  if (from === undefined) {
    return <p className="text-muted">No earlier version of this label has been imported yet.</p>;
  }
  return (
    <div className="space-y-3">
      <SelectField
        label="Compare with version"
        value={String(from)}
        onChange={(event) => setFrom(Number(event.target.value))}
        options={earlier.map(({ version, effectiveOn }) => ({
          value: String(version),
          label: `Version ${version}${effectiveOn === null ? "" : `, ${effectiveOn}`}`,
        }))}
        className="max-w-xs"
      />
      <Changes setId={label.setId} from={from} to={label.version} />
    </div>
  );
}

function Changes({ setId, from, to }: { setId: string; from: number; to: number }) {
  const changes = useQuery(labelChangesQuery(setId, from, to));
  if (changes.isPending) {
    return (
      <Loading label="Comparing the versions">
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (changes.isError) return <p role="alert">The versions could not be compared.</p>;
  return (
    <>
      {changes.data.readByOlder.map((version) => (
        <p key={version} className="max-w-column text-muted">
          Version {version} was read by an earlier Wardbook, which read tables otherwise: what
          differs in these, or in words that a table repeats, may be its reading alone.
        </p>
      ))}
      <ChangeList changes={changes.data} />
    </>
  );
}

function ChangeList({ changes: { same, sections } }: { changes: LabelChanges }) {
  if (same) return <p>The two versions say the same.</p>;
  if (sections.length === 0) {
    return <p>The words of the two versions are the same; their order or layout is not.</p>;
  }
  const { weighty, ordered } = byWeight(sections);
  return (
    <>
      <p className="max-w-column">
        {weighty.length === 0
          ? "Neither the boxed warning, nor the dose, nor the contraindications changed."
          : `Read first: ${weighty.map(({ title, change }) => `${title} (${change})`).join("; ")}.`}{" "}
        {sections.length === 1 ? "1 section differs" : `${sections.length} sections differ`}.
      </p>
      <ul className="divide-y divide-line">
        {ordered.map((section, at) => (
          <li key={at} className="py-1">
            <SectionChanges section={section} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SectionChanges({ section }: { section: SectionChange }) {
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-center gap-2">
          {section.title}
          <Mark tone={TONE[section.change]}>{section.change}</Mark>
        </span>
      }
    >
      {section.was !== null && <p className="mb-2 text-muted">Its heading was: {section.was}</p>}
      <ul className="max-w-column space-y-2">
        {section.clauses.map((clause, at) => (
          <li key={at} className={`border-l-4 pl-3 wrap-anywhere ${EDGE[clause.change]}`}>
            <ChangedClause clause={clause} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const EDGE = {
  added: "border-fine",
  removed: "border-major",
  changed: "border-info",
  moved: "border-line",
} as const;

function ChangedClause({ clause }: { clause: Clause }) {
  const { change, text, before, from, to, table } = clause;
  const place = from === undefined ? to && ` to ${to}` : ` from ${from}`;
  return (
    <>
      <span className="block text-small text-muted">
        <span className="caps">{change}</span>
        {place}
        {table !== undefined && `, row of: ${table}`}
      </span>
      {before !== undefined && (
        <>
          <del>{before}</del>
          <br />
        </>
      )}
      {change === "removed" && <del>{text}</del>}
      {change === "moved" && text}
      {(change === "added" || change === "changed") && <ins className="no-underline">{text}</ins>}
    </>
  );
}
