import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { ROOT } from "../../scripts/setup/root.ts";
import { complaintsAbout, headOf } from "../support/head.ts";
import { expect, test } from "../support/test.ts";

const SUFFIX = " | Wardbook Healthcare Professional Network";
type Expected = {
  readonly title: string;
  /** The first of its section's keywords, or its own. */
  readonly keyword: string;
  /** Its breadcrumbs after Home. */
  readonly trail?: readonly string[];
  /** What it is by schema.org, besides its breadcrumbs and whose it is. */
  readonly type?: string;
  /** An address of a route with places in it. */
  readonly at?: string;
};
type Hidden = { readonly title: string; readonly hidden: true };
type Moved = { readonly to: string; readonly at?: string };

const GENERAL = "medical news";
const DRUGS = "drug database";
const ARTICLE = "/news/nephrology/new-equations-estimate-kidney-function-without-race";
const ARTICLE_TITLE = "New equations estimate kidney function without race";

/** Every route: what its page says of itself, that it is kept from search engines, or where it leads. */
const ROUTES: Readonly<Record<string, Expected | Hidden | Moved>> = {
  "/": { title: "Home", keyword: GENERAL },
  "/about": { title: "About", keyword: GENERAL, trail: ["About"], type: "FAQPage" },
  "/accessibility": { title: "Accessibility", keyword: GENERAL, trail: ["Accessibility"] },
  "/bookmarks": { title: "Bookmarks", hidden: true },
  "/drug-interactions": {
    title: "Drug Interaction Checker",
    keyword: "drug interactions",
    trail: ["Drug Interaction Checker"],
  },
  "/calculators/": {
    title: "Clinical Calculators",
    keyword: "medical calculator",
    trail: ["Clinical Calculators"],
  },
  "/calculators/$id": {
    at: "/calculators/fib-4",
    title: "FIB-4",
    keyword: "FIB-4",
    trail: ["Calculators", "FIB-4"],
    type: "MedicalWebPage",
  },
  "/contest-npi": { title: "Contest a claim on your NPI", hidden: true },
  "/evidence": { title: "Evidence", keyword: GENERAL, trail: ["Evidence"] },
  "/interactions": { to: "/drug-interactions" },
  "/npi": {
    title: "NPI Provider Lookup",
    keyword: "NPI lookup",
    trail: ["NPI Provider Lookup"],
    type: "WebPage",
  },
  "/offline": { title: "Offline", hidden: true },
  "/pill-identifier": { to: "/drugs/pill-identifier" },
  "/privacy": { title: "Privacy", keyword: GENERAL, trail: ["Privacy"] },
  "/privacy-policy": { to: "/privacy" },
  "/admin": { title: "Administration", hidden: true },
  "/profile": { title: "Profile", hidden: true },
  "/reset-password": { title: "Choose a new password", hidden: true },
  "/search": { title: "Search", keyword: GENERAL, trail: ["Search"] },
  "/signin": { title: "Sign In", hidden: true },
  "/stop-notices": { title: "Stop sign-in notices", hidden: true },
  "/symptom-checker": {
    title: "Symptom Checker",
    keyword: "symptom checker",
    trail: ["Symptom Checker"],
  },
  "/terms": { title: "Terms of Service", keyword: GENERAL, trail: ["Terms of Service"] },
  "/tools": { title: "Clinical Tools", keyword: GENERAL, trail: ["Clinical Tools"] },
  "/verify-email": { title: "Confirm your e-mail address", hidden: true },
  "/drugs/$id": { at: "/drugs/{first drug's id}", to: "{first drug}" },
  "/drugs/dosage-calculator": {
    title: "Dosage Calculator",
    keyword: "dosage calculator",
    trail: ["Drugs", "Dosage Calculator"],
  },
  "/drugs/pill-identifier": {
    title: "Pill Identifier",
    keyword: "pill identifier",
    trail: ["Drugs", "Pill Identifier"],
  },
  "/drugs/search": {
    title: "Drug Database Search",
    keyword: DRUGS,
    trail: ["Drugs", "Drug Database Search"],
    type: "CollectionPage",
  },
  "/news/sources": { title: "News Sources", keyword: GENERAL, trail: ["News", "News Sources"] },
  "/drugs/": { title: "Drug List", keyword: DRUGS, trail: ["Drug List"], type: "CollectionPage" },
  "/news/": {
    title: "Medical News",
    keyword: GENERAL,
    trail: ["Medical News"],
    type: "CollectionPage",
  },
  "/drugs/$manufacturer/$ndc": {
    at: "{first drug}",
    title: "{first drug's title}",
    keyword: DRUGS,
    trail: ["Drugs", "{first drug's name}"],
    type: "Drug",
  },
  "/drugs/category/$category": {
    at: "/drugs/category/cardiovascular",
    title: "Cardiovascular Drugs",
    keyword: DRUGS,
    trail: ["Drugs", "Cardiovascular Drugs"],
    type: "CollectionPage",
  },
  "/drugs/ingredients/$ingredient": {
    at: "/drugs/ingredients/metformin",
    title: "Metformin: Monograph",
    keyword: DRUGS,
    trail: ["Drugs", "Ingredients", "Metformin"],
    type: "Drug",
  },
  "/news/$category/$slug": {
    at: ARTICLE,
    title: ARTICLE_TITLE,
    keyword: "Nephrology",
    trail: ["News", "Nephrology", ARTICLE_TITLE],
    type: "NewsArticle",
  },
  "/drugs/ingredients/": {
    title: "Drug Ingredients",
    keyword: DRUGS,
    trail: ["Drugs", "Drug Ingredients"],
  },
};

async function pageAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const { location } = answer.headers();
  return { status: answer.status(), location, head: headOf(await answer.text()) };
}

/** What stands in the table for the product that happens to be first. */
async function filler(request: APIRequestContext) {
  const { drugs } = await (await request.get("/api/drugs?limit=1")).json();
  const [{ id, href, brandName, strength, manufacturer }] = drugs;
  const words: Readonly<Record<string, string>> = {
    "{first drug}": href,
    "{first drug's id}": id,
    "{first drug's name}": brandName,
    "{first drug's title}": `${brandName}${strength ? ` ${strength}` : ""}, ${manufacturer}`,
  };
  return (text: string) => text.replace(/\{.+\}/, (place) => words[place] ?? place);
}

test("the head of every route is known", () => {
  const generated = readFileSync(join(ROOT, "src/routeTree.gen.ts"), "utf8");
  const union = /fullPaths:([^;]*);/.exec(generated)?.[1] ?? "";
  const routes = [...union.matchAll(/"([^"]+)"/g)].map(([, path]) => path);
  expect(routes.length).toBeGreaterThan(20);
  expect(Object.keys(ROUTES).toSorted()).toEqual(routes.toSorted());
});

test("every page says what it is, where it stands and in which picture it is shared", async ({
  request,
}) => {
  const { origin } = await (await request.get("/api/site")).json();
  const fill = await filler(request);
  const pictures = new Set<string>();
  const descriptions = new Map<string, string>();
  for (const [route, expected] of Object.entries(ROUTES)) {
    const path = fill(("at" in expected && expected.at) || route.replace(/(.)\/$/, "$1"));
    await test.step(path, async () => {
      const page = await pageAt(request, path);
      if ("to" in expected) {
        expect([page.status, page.location]).toEqual([301, fill(expected.to)]);
        return;
      }
      const { head } = page;
      const title = `${fill(expected.title)}${SUFFIX}`;
      const own = `${origin}${path}`;
      const [description = ""] = head.meta("description");
      const [picture = ""] = head.meta("og:image");
      pictures.add(picture);
      descriptions.set(route, description);
      expect(page.status).toBe(200);
      expect(head.title).toBe(title);
      expect(description.length).toBeGreaterThan(40);
      expect(head.links("canonical")).toEqual([own]);
      expect(head.meta("robots")).toEqual([
        "hidden" in expected ? "noindex, follow" : "index, follow",
      ]);
      expect(head.meta("og:locale")).toEqual(["en_US"]);
      expect(head.meta("geo.region")).toEqual(["US"]);
      expect(head.meta("og:site_name")).toEqual(["Wardbook"]);
      expect(head.meta("og:url")).toEqual([own]);
      expect(head.meta("twitter:card")).toEqual(["summary_large_image"]);
      for (const network of ["og", "twitter"]) {
        expect(head.meta(`${network}:title`)).toEqual([title]);
        expect(head.meta(`${network}:description`)).toEqual([description]);
        expect(head.meta(`${network}:image`)).toEqual([picture]);
      }
      expect(head.statements.flatMap((statement) => complaintsAbout(statement))).toEqual([]);
      if ("hidden" in expected) return;
      const { keyword, trail = [], type } = expected;
      expect(head.meta("keywords")[0]?.split(", ")[0]).toBe(keyword);
      expect(head.statements.map((statement) => statement["@type"])).toEqual([
        ...(type ? [type] : []),
        ...(trail.length > 0 ? ["BreadcrumbList"] : []),
        "Organization",
      ]);
      const crumbs = head.statements.find((said) => said["@type"] === "BreadcrumbList");
      if (!crumbs) return;
      const names = ["Home", ...trail].map((name, index) => ({
        position: index + 1,
        name: fill(name),
      }));
      expect(crumbs["itemListElement"]).toMatchObject(names);
      expect((crumbs["itemListElement"] as unknown[]).at(-1)).toMatchObject({ item: own });
    });
  }
  expect(pictures.size).toBeGreaterThan(10);
  for (const [route, description] of descriptions) {
    if (route !== "/") expect(description, route).not.toBe(descriptions.get("/"));
  }
  for (const picture of pictures) {
    expect(picture.startsWith(`${origin}/social/`), picture).toBe(true);
    const answer = await request.get(picture.slice(origin.length));
    expect([picture, answer.status(), answer.headers()["content-type"]]).toEqual([
      picture,
      200,
      "image/png",
    ]);
  }
});

test("an article carries its dates, author, section and each of its tags", async ({ request }) => {
  const { head } = await pageAt(request, ARTICLE);
  expect(head.meta("og:type")).toEqual(["article"]);
  for (const time of ["article:published_time", "article:modified_time"]) {
    expect(head.meta(time)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);
  }
  expect(head.meta("article:author")).toEqual([expect.stringMatching(/./)]);
  expect(head.meta("article:section")).toEqual(["Nephrology"]);
  const tags = head.meta("article:tag");
  expect(tags.length).toBeGreaterThan(1);
  expect(head.meta("keywords")).toEqual([["Nephrology", ...tags].join(", ")]);
});

test("a list that is filtered names the whole one, and is kept from search engines", async ({
  request,
}) => {
  const { origin } = await (await request.get("/api/site")).json();
  for (const [address, whole] of [
    ["/drugs?search=metformin&page=2", "/drugs"],
    ["/drugs/search?q=metformin", "/drugs/search"],
    ["/drugs/category/cardiovascular?sort=name", "/drugs/category/cardiovascular"],
    ["/drugs/ingredients?q=met", "/drugs/ingredients"],
    ["/news?category=cardiology&page=2", "/news"],
    ["/news?search=statin", "/news"],
    ["/npi?npi=1003000126", "/npi"],
    ["/search?q=metformin", "/search"],
  ]) {
    const { status, head } = await pageAt(request, address ?? "");
    const said = [address, status, head.links("canonical"), head.meta("robots")];
    expect(said).toEqual([address, 200, [`${origin}${whole}`], ["noindex, follow"]]);
  }
  const unknown = await pageAt(request, "/drugs?utm_source=mail");
  expect(unknown.head.links("canonical")).toEqual([`${origin}/drugs`]);
  expect(unknown.head.meta("robots")).toEqual(["index, follow"]);
});

test("what has another address leads there for good, and what is not there is a 404", async ({
  request,
}) => {
  for (const [from, to] of [
    ["/drugs/", "/drugs"],
    ["/news/?category=cardiology", "/news?category=cardiology"],
    [ARTICLE.replace("nephrology", "Nephrology"), ARTICLE],
  ]) {
    const { status, location } = await pageAt(request, from ?? "");
    expect([from, status, location]).toEqual([from, 301, to]);
  }
  const { origin } = await (await request.get("/api/site")).json();
  for (const [path, title] of [
    ["/no-such-page", "Page Not Found"],
    ["/news/cardiology/no-such-article", "Page Not Found"],
    ["/drugs/category/no-such-category", "Page Not Found"],
    ["/drugs/ingredients/no-such-ingredient", "Page Not Found"],
    ["/drugs/no-such-id", "Drug Not Found"],
    ["/drugs/nobody/1234-5678", "Drug Not Found"],
  ]) {
    const { status, head } = await pageAt(request, path ?? "");
    const full = `${title}${SUFFIX}`;
    const said = [path, status, head.title, head.meta("robots")];
    expect(said).toEqual([path, 404, full, ["noindex, follow"]]);
    const description = head.meta("description");
    expect(description).toEqual([expect.stringMatching(/^.{20}/)]);
    // Shared all the same, it is shown as what it is.
    expect(head.meta("og:site_name")).toEqual(["Wardbook"]);
    expect(head.meta("og:type")).toEqual(["website"]);
    expect(head.meta("twitter:card")).toEqual(["summary_large_image"]);
    for (const network of ["og", "twitter"]) {
      expect(head.meta(`${network}:title`)).toEqual([full]);
      expect(head.meta(`${network}:description`)).toEqual(description);
      expect(head.meta(`${network}:image`)).toEqual([`${origin}/social/pages/home.png`]);
    }
    // Nothing is there to have an address or to be told of.
    expect([head.links("canonical"), head.meta("og:url"), head.statements]).toEqual([[], [], []]);
  }
});

test("search engines are led to every public page, and readers of feeds to the news", async ({
  request,
}) => {
  const { origin } = await (await request.get("/api/site")).json();
  const addressesIn = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) =>
      url.slice(origin.length),
    );
  };
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const files = await addressesIn("/sitemap.xml");
  expect(files).toHaveLength(6);
  const lists = await Promise.all(files.map(addressesIn));

  const open = Object.entries(ROUTES).filter(([, said]) => !("hidden" in said || "to" in said));
  const fixed = open
    .map(([route]) => route.replace(/(.)\/$/, "$1"))
    .filter((route) => !route.includes("$"));
  expect(lists[0]?.toSorted()).toEqual(fixed.toSorted());
  for (const path of lists.slice(1).flatMap((list) => [list[0] ?? "", list.at(-1) ?? ""])) {
    const { status, head } = await pageAt(request, path);
    const said = [path, status, head.links("canonical"), head.meta("robots")];
    expect(said).toEqual([path, 200, [`${origin}${path}`], ["index, follow"]]);
  }

  const feeds = (await pageAt(request, "/news")).head.links("alternate");
  expect(feeds).toEqual(["/news/feed.xml", "/news/atom.xml"]);
  for (const feed of feeds) {
    const answer = await request.get(feed);
    expect([feed, answer.status()]).toEqual([feed, 200]);
    expect(answer.headers()["content-type"]).toMatch(/^application\/(rss|atom)\+xml/);
  }
});
