import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DescriptionList } from "./description-list.tsx";
import { Disclosure } from "./disclosure.tsx";
import { ErrorState } from "./error-state.tsx";
import { Mark } from "./mark.tsx";
import { Notice } from "./notice.tsx";
import { type PageLink, Pagination } from "./pagination.tsx";
import { SearchField } from "./fields/search-field.tsx";
import { Loading, SkeletonText } from "./skeleton.tsx";
import { Table } from "./table.tsx";
import { Tabs } from "./tabs.tsx";

const nothing = () => undefined;

function link({ page, children, ...rest }: PageLink) {
  return (
    <a key={page} href={`?page=${page}`} {...rest}>
      {children}
    </a>
  );
}

function pager(page: number, pages: number, withLast = false): string {
  return renderToStaticMarkup(<Pagination {...{ page, pages, withLast }} renderLink={link} />);
}

function numbersIn(html: string): number[] {
  return [...html.matchAll(/aria-label="Page (\d+)/g)].map((match) => Number(match[1]));
}

const tabs = (
  <Tabs
    label="Parts"
    selected="b"
    onSelect={nothing}
    tabs={[
      { id: "a", label: "First", panel: "one" },
      { id: "b", label: "Second", panel: "two" },
    ]}
  />
);

const table = (
  <Table
    caption="Packages"
    columns={[
      { key: "name", header: "Package", cell: (row: string[]) => row[0], names: true },
      { key: "count", header: "Count", cell: (row) => row[1], numeric: true },
    ]}
    rows={[["Bottle", "30"]]}
    rowKey={(row) => row[0] ?? ""}
  />
);

const EVERYTHING = [
  tabs,
  table,
  <Pagination key="p" page={3} pages={9} withLast renderLink={link} />,
  <SearchField
    key="s"
    label="Search"
    value="in"
    onChange={nothing}
    suggestions={["one"]}
    suggestionKey={String}
    renderSuggestion={String}
    onChoose={nothing}
  />,
  <Button key="b" loading loadingText="Sending...">
    Send
  </Button>,
  <Mark key="m" tone="major">
    Major
  </Mark>,
  <Notice key="n" tone="moderate" title="Title" framed live="assertive">
    Text
  </Notice>,
  <Loading key="l" label="Loading">
    <SkeletonText />
  </Loading>,
  <Disclosure key="d" summary="More">
    Text
  </Disclosure>,
  <CopyButton key="c" text="x" label="Copy" />,
  <ErrorState key="e" title="Failed" onRetry={nothing} />,
];

it("carries no style attribute and no inline handler, which the content security policy forbids", () => {
  const html = EVERYTHING.map((element) => renderToStaticMarkup(element)).join("");
  expect(html).toContain("<table");
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toMatch(/\son[a-z]+="/);
});

describe("tabs", () => {
  const html = renderToStaticMarkup(tabs);

  it("have one tab stop and every panel in the document", () => {
    expect(html.match(/role="tab"[^>]*tabindex="0"/g)).toHaveLength(1);
    expect(html).toMatch(/hidden=""[^>]*>one/);
    expect(html).toMatch(/<div role="tabpanel"(?![^>]*hidden)[^>]*>two/);
  });

  it("tie tabs and panels together", () => {
    for (const [, tab, panel] of html.matchAll(/id="([^"]+)" aria-controls="([^"]+)"/g)) {
      expect(html).toContain(`id="${panel}" aria-labelledby="${tab}"`);
    }
  });
});

describe("pagination", () => {
  it("shows a window of five with the current page marked", () => {
    const html = pager(7, 20);
    expect(numbersIn(html)).toEqual([5, 6, 7, 8, 9]);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-label="Page 7" aria-current="page"/);
  });

  it("adds the last page where that is asked for and it is not in the window", () => {
    expect(numbersIn(pager(1, 20, true))).toEqual([1, 2, 3, 4, 5, 20]);
    expect(numbersIn(pager(19, 20, true))).toEqual([16, 17, 18, 19, 20]);
  });

  it("has no way before the first page and after the last", () => {
    expect(pager(1, 3)).not.toContain("Previous page");
    expect(pager(1, 3)).toContain('href="?page=2"');
    expect(pager(3, 3)).not.toContain("Next page");
  });

  it("is not there for a single page", () => {
    expect(pager(1, 1)).toBe("");
  });
});

describe("a table", () => {
  it("names every cell of a folded row and the row itself", () => {
    const html = renderToStaticMarkup(table);
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Bottle/);
    expect(html).toMatch(/<td[^>]*data-label="Count"/);
    expect(html).toMatch(/<caption[^>]*>Packages/);
  });
});

describe("a description list", () => {
  it("leaves out what has no value, but not a zero", () => {
    const items = [
      { term: "Absent", value: null },
      { term: "Empty", value: "" },
      { term: "Zero", value: 0 },
    ];
    const html = renderToStaticMarkup(<DescriptionList items={items} />);
    expect(html.match(/<dt/g)).toHaveLength(1);
    expect(html).toMatch(/Zero.*>0</);
  });
});

describe("breadcrumbs", () => {
  it("link to every page but the last, which is this one", () => {
    const html = renderToStaticMarkup(
      <Breadcrumbs
        crumbs={[
          { label: "Home", href: "/" },
          { label: "Here", href: "/here" },
        ]}
        renderLink={({ label, href }) => <a href={href}>{label}</a>}
      />,
    );
    expect(html).toContain('<a href="/">Home</a>');
    expect(html).toMatch(/aria-current="page"[^>]*>Here/);
    expect(html).not.toContain('href="/here"');
  });
});
