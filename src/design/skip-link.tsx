/** The first thing the Tab key meets: past the frame, to the content. */
export function SkipLink({ target = "main" }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="print:hidden fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-brand px-4 py-2.5 font-medium text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
