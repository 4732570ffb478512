/** The mark: an open book, and across its pages a pulse whose highest beat rises from the spine and draws a W. */
export function ProductMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        className="fill-brand"
        d="M2.5 5.2C7.2 3.3 12.2 3.7 16 6.6v21.6c-3.8-2.9-8.8-3.3-13.5-1.4z"
      />
      <path
        className="fill-brand-strong"
        d="M29.5 5.2C24.8 3.3 19.8 3.7 16 6.6v21.6c3.8-2.9 8.8-3.3 13.5-1.4z"
      />
      <path
        className="stroke-paper forced-colors:stroke-[Canvas]"
        fill="none"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6 14.5h2.2l3.3 7.5L16 10.5 20.5 22l3.3-7.5H26"
      />
    </svg>
  );
}
