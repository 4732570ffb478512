import { Button } from "#/design/button.tsx";

/** Back and forth in a list that has no address of its own. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center gap-3">
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Back
      </Button>
      <span className="text-small text-muted">
        Page {page} of {pages}
      </span>
      <Button size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
