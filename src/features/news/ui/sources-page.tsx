import { useQuery } from "@tanstack/react-query";
import { Badge } from "#/design/badge.tsx";
import { Breadcrumbs } from "#/design/breadcrumbs.tsx";
import { Card } from "#/design/card.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { Table, type Column } from "#/design/table.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { NewsSourceState } from "../news.contract.ts";
import { Age } from "./age.tsx";
import { newsSourcesQuery } from "./news.queries.ts";

const KINDS = { agency: "Agency", journal: "Journal", news: "News" } as const;

const TERMS = {
  "public-domain": "Public domain: in full, with pictures",
  "cc-by-nd": "No changes allowed: summary and link",
  summary: "Summary and link",
} as const;

const COLUMNS: readonly Column<NewsSourceState>[] = [
  { key: "name", header: "Source", names: true, cell: (source) => <Name source={source} /> },
  {
    key: "kind",
    header: "Kind",
    cell: ({ kind, specialties }) => (
      <span>
        {KINDS[kind]}
        {specialties.length > 0 && <span className="text-muted">, {specialties.join(", ")}</span>}
      </span>
    ),
  },
  { key: "terms", header: "Shown", cell: ({ terms }) => TERMS[terms] },
  {
    key: "articles",
    header: "Articles",
    numeric: true,
    cell: ({ articles }) => thousands(articles),
  },
  { key: "article", header: "Last article", cell: ({ lastArticle }) => <When at={lastArticle} /> },
  { key: "fetch", header: "Last fetch", cell: ({ lastFetch }) => <When at={lastFetch} /> },
  { key: "state", header: "State", cell: (source) => <State source={source} /> },
];

/** The catalogue of feeds: whose they are, what of them is shown, and how each is doing. */
export function SourcesPage() {
  const list = useQuery(newsSourcesQuery);
  const sources = list.data?.sources ?? [];
  const feeds = sources.filter(({ feed }) => feed !== null);
  const others = sources.filter(({ feed }) => feed === null);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: "News", href: "/news" },
          { label: "Sources", href: "/news/sources" },
        ]}
        renderLink={({ label, href }, className) => (
          <HrefLink href={href} className={className}>
            {label}
          </HrefLink>
        )}
      />
      <h1 className="mt-3 mb-2 text-h1">News Sources</h1>
      <p className="mb-4 max-w-column text-muted">
        The feeds that are read every few minutes, what their publishers&apos; terms allow to be
        shown here, and how the last visit went. Every article links to its original.
      </p>
      {list.isPending && (
        <Loading label="Loading sources" failures={list.failureCount}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {list.isError && (
        <ErrorState title="Failed to fetch sources" onRetry={() => void list.refetch()} />
      )}
      {feeds.length > 0 && <Listed caption={`${feeds.length} feeds`} sources={feeds} />}
      {others.length > 0 && (
        <Listed
          caption={`${others.length} other sources: of the archive and of imported files`}
          sources={others}
        />
      )}
    </>
  );
}

function Listed({ caption, sources }: { caption: string; sources: readonly NewsSourceState[] }) {
  return (
    <Card className="mb-6">
      <Table
        caption={caption}
        columns={COLUMNS}
        rows={sources}
        rowKey={({ id, name }) => `${id} ${name}`}
        // Folded on a phone, the list is 35 screens long.
        rowClass="max-md:near-57"
      />
    </Card>
  );
}

function Name({ source: { name, articles } }: { source: NewsSourceState }) {
  if (articles === 0) return name;
  return (
    <HrefLink
      href={`/news?source=${encodeURIComponent(name)}`}
      className="text-brand hover:underline"
    >
      {name}
    </HrefLink>
  );
}

function When({ at }: { at: string | null }) {
  return at === null ? <span className="text-muted">None yet</span> : <Age at={at} />;
}

function State({ source: { enabled, feed, lastFetch, lastError } }: { source: NewsSourceState }) {
  if (feed === null) return <Badge>No feed</Badge>;
  if (!enabled) return <Badge>Off</Badge>;
  if (lastError !== null) {
    return <span className="text-small wrap-anywhere text-major">{lastError}</span>;
  }
  return lastFetch === null ? <Badge>Waiting</Badge> : <Badge tone="fine">Working</Badge>;
}
