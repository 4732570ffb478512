import { Card } from "#/design/card.tsx";
import { classNames } from "#/design/class-names.ts";
import { Disclosure } from "#/design/disclosure.tsx";
import { Mark } from "#/design/mark.tsx";
import { Notice } from "#/design/notice.tsx";
import { checkPatient, type PatientChart } from "../logic/patient/check-patient.ts";
import type { Entry } from "../logic/entries/read-entry.ts";
import type { PatientFinding, PatientReport } from "../patient.contract.ts";
import { LEFT_EDGE, severityWord } from "./severity-words.ts";

/** What the patient's allergies and conditions say of each drug; nothing where none was given. */
export function PatientFindings({
  entries,
  chart,
}: {
  entries: readonly Entry[];
  chart: PatientChart;
}) {
  const { read, findings } = checkPatient(
    entries.map(({ item }) => item),
    chart,
  );
  if (read.length === 0) return null;
  const weighty = findings.filter(({ severity }) => severity !== "minor");
  const minor = findings.filter(({ severity }) => severity === "minor");
  return (
    <section aria-labelledby="for-patient" className="space-y-3 print:space-y-1">
      <h3 id="for-patient" className="text-h3">
        This patient
      </h3>
      <NotUnderstood read={read} />
      {findings.length === 0 && (
        <p className="text-muted">
          Nothing on record of {readAs(read)} concerns a drug of the list. That does not mean that
          they are safe.
        </p>
      )}
      {weighty.map((finding) => (
        <PatientCard key={keyOf(finding)} finding={finding} />
      ))}
      {minor.length > 0 && (
        <Disclosure summary={`Minor for this patient: ${minor.length}`}>
          <div className="space-y-3">
            {minor.map((finding) => (
              <PatientCard key={keyOf(finding)} finding={finding} />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}

const keyOf = ({ place, kind, factor }: PatientFinding): string => `${place} ${kind} ${factor}`;

const readAs = (read: PatientReport["read"]): string =>
  read
    .filter(({ status }) => status === "known")
    .map(({ input }) => input)
    .join(", ") || "what was understood";

/** Words that were checked against nothing. */
function NotUnderstood({ read }: { read: PatientReport["read"] }) {
  const open = read.filter(({ status }) => status !== "known");
  if (open.length === 0) return null;
  return (
    <Notice tone="unknown" framed title="Not checked for this patient">
      <ul>
        {open.map(({ input, kind, candidates }) => (
          <li key={`${kind} ${input}`} className="break-words">
            {kind === "allergy" ? "Allergy" : "Condition"} “{input}” is not on record.
            {candidates.length > 0 && ` Name one of: ${candidates.join(", ")}.`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function PatientCard({ finding }: { finding: PatientFinding }) {
  const { severity, kind, drug, factor, says, management, basis } = finding;
  const heading = `${drug} with ${kind === "allergy" ? "an allergy to " : ""}${factor}`;
  return (
    <Card
      as="article"
      aria-label={heading}
      className={classNames(
        "border-l-4 print:border-y-0 print:border-r-0 print:px-3 print:py-1",
        LEFT_EDGE[severity],
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Mark tone={severity}>{severityWord(finding)}</Mark>
        <h4 className="min-w-0 text-h3 break-words">{heading}</h4>
      </div>
      <p className="mt-2 print:mt-0">{says}</p>
      <p className="mt-2 print:mt-0">
        <span className="font-semibold">What to do: </span>
        {management}
      </p>
      <p className="mt-2 text-small break-words text-muted">
        Basis:{" "}
        {basis
          .map(({ source, year, citation }) => `${source}${year ? `, ${year}` : ""}: ${citation}`)
          .join("; ")}
        .
      </p>
    </Card>
  );
}
