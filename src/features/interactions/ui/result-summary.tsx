import { Notice } from "#/design/notice.tsx";
import type { Severity } from "../rule.ts";
import type { Checked } from "../logic/entries/find.ts";
import type { Entry } from "../logic/entries/read-entry.ts";
import { severityWord } from "./severity-words.ts";

/** What the check amounts to, in a sentence that cannot be mistaken for a safer one. */
export function ResultSummary({
  checked,
  open,
  partly,
}: {
  checked: Checked;
  /** Entries that could not be checked. */
  open: readonly Entry[];
  /** The list has drugs that came after the check. */
  partly: boolean;
}) {
  const { findings } = checked;
  const whole = open.length === 0 && !partly;
  const thin = checked.items.filter(
    ({ name, coverage }) =>
      coverage === "thin" && !findings.some(({ drugs }) => drugs.includes(name)),
  );
  return (
    <>
      {open.length > 0 && (
        <Notice tone="unknown" framed title="Not everything was checked">
          Not recognized or without knowledge here: {open.map(({ item }) => item.name).join(", ")}.
          Pairs with {open.length === 1 ? "it" : "them"} may interact.
        </Notice>
      )}
      {thin.length > 0 && (
        <Notice tone="unknown" framed title="Little is on record here">
          Few interactions of {thin.map(({ name }) => name).join(", ")} are on record here: nothing
          found says little. See the label.
        </Notice>
      )}
      {findings.length > 0 && <Counts checked={checked} />}
      {findings.length === 0 && whole && thin.length === 0 && (
        <Notice tone="fine" title="No Known Interactions Found">
          Every drug of the list was checked and no source recorded here names an interaction
          between them. This does not rule one out.
        </Notice>
      )}
      {findings.length === 0 && (!whole || thin.length > 0) && (
        <p>Between the drugs that were checked nothing was found.</p>
      )}
    </>
  );
}

const LEVELS: readonly { readonly severity: Severity; readonly contraindicated?: true }[] = [
  { severity: "major", contraindicated: true },
  { severity: "major" },
  { severity: "moderate" },
  { severity: "minor" },
];

function Counts({ checked: { findings } }: { checked: Checked }) {
  const stated = findings.filter((finding) => finding.tier === "stated");
  const counts = LEVELS.flatMap((level) => {
    const count = stated.filter(
      ({ severity, contraindicated }) =>
        severity === level.severity && contraindicated === level.contraindicated,
    ).length;
    return count > 0 ? [`${count} ${severityWord(level).toLowerCase()}`] : [];
  });
  const predicted = findings.length - stated.length;
  const parts = [...counts, ...(predicted > 0 ? [`${predicted} predicted`] : [])];
  return <p className="text-muted">{parts.join(", ")}. The most severe comes first.</p>;
}
