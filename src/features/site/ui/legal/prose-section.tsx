import type { ReactNode } from "react";

/** A headed part of a page of text, reachable by its id. */
export function ProseSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-7">
      <h2 id={id} className="mb-2 scroll-mt-20 text-h3">
        {title}
      </h2>
      <div className="prose">{children}</div>
    </section>
  );
}
