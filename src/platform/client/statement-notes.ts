import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";

/** A clinical statement on a page, by what finds it. */
export type Said = {
  /** Its record: "monograph/metformin", "dosing/metformin", "interactions/statin-gemfibrozil/simvastatin". */
  readonly record: string;
  /** The very words of one point. */
  readonly says?: string | undefined;
  /** Of a dose: what it is for. */
  readonly use?: string | undefined;
};

/** What is put beside a statement; null where there is nothing to say. */
export type NoteOf = (said: Said) => ReactNode;

/** Asks what is to be said of all statements about one thing; null for nothing. */
export type AskNotes = (about: string, signal: AbortSignal) => Promise<NoteOf | null>;

const FRESH_MS = 5 * 60_000;
const StatementNotes = createContext<AskNotes>(async () => null);

/** Features that show statements know nothing of who notes what beside them: the frame of all pages brings it. */
export const StatementNotesProvider = StatementNotes.Provider;

/**
 * Asked in the browser, so that a page that was kept never tells an older state; nobody waits for it, and without it a
 * page says what it says.
 * @param about "ingredients/metformin", "dosing" or "interactions".
 */
export function useStatementNotes(about: string): NoteOf | undefined {
  const ask = use(StatementNotes);
  const { data } = useQuery({
    queryKey: ["statement-notes", about],
    queryFn: ({ signal }) => ask(about, signal),
    staleTime: FRESH_MS,
    retry: false,
  });
  return data ?? undefined;
}
