import Download from "lucide-react/icons/download";
import { useState } from "react";
import { Button } from "#/design/button.tsx";
import { Mark } from "#/design/mark.tsx";
import type { MarkTone } from "#/design/mark-shape.tsx";
import { type Column, Table } from "#/design/table.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { checksCsv, countsOf, STATUS_WORDS } from "../logic/check-list.ts";
import type { NpiCheck } from "../providers.contract.ts";
import { AnswerSourceNote } from "./answer-source.tsx";
import type { Checked } from "./bulk-check.queries.ts";
import { saveFile } from "./save-file.ts";

const TONES: Readonly<Record<NpiCheck["status"], MarkTone>> = {
  active: "fine",
  deactivated: "major",
  unknown: "unknown",
  "wrong-check-digit": "moderate",
  "not-an-npi": "moderate",
};

const AT_ONCE = 100;

type Numbered = NpiCheck & { readonly place: number };

const COLUMNS: readonly Column<Numbered>[] = [
  {
    key: "npi",
    header: "NPI",
    names: true,
    cell: ({ npi }) => <span className="code">{npi}</span>,
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <Mark tone={TONES[status]}>{STATUS_WORDS[status]}</Mark>,
  },
  { key: "name", header: "Name", cell: ({ name }) => name ?? "–" },
  { key: "specialty", header: "Specialty", cell: ({ specialty }) => specialty ?? "–" },
  {
    key: "note",
    header: "Note",
    cell: ({ note, excluded }) =>
      [note, excluded && "on OIG's exclusion list"].filter(Boolean).join("; ") || "–",
  },
];

/** What the check found, as a table and as a file. */
export function CheckedNpis({ checks, source }: Checked) {
  const [shown, setShown] = useState(AT_ONCE);
  const rows = checks.slice(0, shown).map((check, place): Numbered => ({ ...check, place }));
  const save = () => saveFile("npi-check.csv", "text/csv", checksCsv(checks));
  return (
    <div className="mt-4 space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <output>
          {countsOf(checks)
            .map(({ status, count }) => `${thousands(count)} ${STATUS_WORDS[status].toLowerCase()}`)
            .join(", ")}
        </output>
        <Button size="small" onClick={save}>
          <Download className="size-4" />
          Download CSV
        </Button>
      </div>
      <Table
        caption="Checked NPI numbers"
        captionHidden
        columns={COLUMNS}
        rows={rows}
        rowKey={({ place }) => String(place)}
      />
      {shown < checks.length && (
        <Button onClick={() => setShown(shown + AT_ONCE)}>
          Show {Math.min(AT_ONCE, checks.length - shown)} more of {thousands(checks.length - shown)}
        </Button>
      )}
      {source !== undefined && <AnswerSourceNote source={source} />}
    </div>
  );
}
