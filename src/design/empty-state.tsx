import type { ReactNode } from "react";

/** Nothing to show, and the next useful thing to do. `headingLevel` fits it into the page's outline. */
export function EmptyState({
  icon,
  title,
  headingLevel: Heading = "h2",
  actions,
  children,
}: {
  icon?: ReactNode;
  title: ReactNode;
  headingLevel?: "h1" | "h2" | "h3";
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-column flex-col items-center gap-2 px-4 py-10 text-center">
      {icon !== undefined && (
        <span
          aria-hidden="true"
          className="mb-1 flex size-12 items-center justify-center rounded-full border border-line bg-paper text-muted [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Heading className="text-h3">{title}</Heading>
      {children !== undefined && <div className="text-muted">{children}</div>}
      {actions !== undefined && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>
      )}
    </div>
  );
}
