/** The mark: a ward chart's folded corner, and on it a pulse that runs out into the spine of a book. */
export function ProductMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        className="fill-brand"
        d="M5 2h15.5L28 9.5V27a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V3a1 1 0 0 1 1-1z"
      />
      <path
        className="fill-brand-tint forced-colors:fill-[Canvas]"
        d="M20.5 2 28 9.5h-6a1.5 1.5 0 0 1-1.5-1.5z"
      />
      <path
        className="stroke-paper forced-colors:stroke-[Canvas]"
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M7.5 19h3.4l2.3-6.5 4 12.5 2.4-6h1.7c1.6 0 2.7-.9 2.7-2.2"
      />
    </svg>
  );
}
