/** Says a change aloud without moving the focus: "12 results". Keep it mounted and change its text. */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  return (
    <output aria-live={urgent ? "assertive" : "polite"} aria-atomic="true" className="sr-only">
      {message}
    </output>
  );
}
