import { useStatementNotes } from "#/platform/client/statement-notes.ts";

/** Above an answer: that the label of its rule has changed. `indication` is left out where all uses are shown. */
export function LabelChanged({
  medication,
  indication,
}: {
  /** The id of its record. */
  medication: string;
  indication?: string | undefined;
}) {
  const noteOf = useStatementNotes("dosing");
  return noteOf?.({ record: `dosing/${medication}`, use: indication }) ?? null;
}
