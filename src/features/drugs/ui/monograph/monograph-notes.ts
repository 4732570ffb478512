import { createContext, type ReactNode, use } from "react";
import type { NoteOf } from "#/platform/client/statement-notes.ts";

type Notes = { readonly ingredient: string; readonly noteOf: NoteOf | undefined };

const MonographNotes = createContext<Notes>({ ingredient: "", noteOf: undefined });

export const MonographNotesProvider = MonographNotes.Provider;

/** A point or a dose; one with `from` is made from that dosing record. */
type Line = {
  readonly from?: string | undefined;
  readonly text?: string | undefined;
  readonly indication?: string | undefined;
};

/** What is noted beside a line of the monograph around it; null where nothing is. */
export function useLineNote(): (line: Line) => ReactNode {
  const { ingredient, noteOf } = use(MonographNotes);
  return ({ from, text, indication }) =>
    noteOf?.({
      record: from === undefined ? `monograph/${ingredient}` : `dosing/${from}`,
      says: text,
      use: indication,
    }) ?? null;
}
