import { describe, expect, it } from "vitest";
import { headTags } from "./head-tags.ts";
import type { PageHead } from "./page-facts.ts";
import { sectionOf } from "./path-sections.ts";
import type { Site } from "../site.contract.ts";

const site: Site = {
  name: "Wardbook",
  origin: "https://wardbook.example",
  supportEmail: "help@wardbook.example",
  identityProviders: [],
  localSignIn: true,
};

/** Every value of the tag with this name or property, in order. */
function tags(head: PageHead, key: string): (string | undefined)[] {
  return head.meta
    .filter((tag) => tag["name"] === key || tag["property"] === key)
    .map((tag) => tag["content"]);
}

describe("a page's head", () => {
  const head = headTags(site, { path: "/drugs", title: "Drugs" });

  it("puts the suffix after the title", () => {
    expect(head.meta[0]).toEqual({ title: "Drugs | Wardbook Healthcare Professional Network" });
    expect(tags(head, "og:title")).toEqual(["Drugs | Wardbook Healthcare Professional Network"]);
  });

  it("takes description and keywords of its section where it has none of its own", () => {
    expect(tags(head, "description")).toEqual([sectionOf("/drugs").description]);
    expect(tags(head, "keywords")[0]).toContain("NDC");
    const own = headTags(site, {
      path: "/drugs",
      title: "Drugs",
      description: "D",
      keywords: ["k"],
    });
    expect(tags(own, "description")).toEqual(["D"]);
    expect(tags(own, "keywords")).toEqual(["k"]);
  });

  it("names its canonical address, locale and region", () => {
    expect(head.links).toEqual([{ rel: "canonical", href: "https://wardbook.example/drugs" }]);
    expect(tags(head, "og:url")).toEqual(["https://wardbook.example/drugs"]);
    expect(tags(head, "og:locale")).toEqual(["en_US"]);
    expect(tags(head, "geo.region")).toEqual(["US"]);
    expect(tags(head, "robots")).toEqual(["index, follow"]);
  });

  it("keeps search engines from a hidden page, which names the page that it is a view of", () => {
    const hidden = headTags(site, { path: "/profile", title: "Profile", hidden: true });
    expect(tags(hidden, "robots")).toEqual(["noindex, follow"]);
    expect(hidden.links).toEqual([{ rel: "canonical", href: "https://wardbook.example/profile" }]);
  });

  it("shows its own picture or that of its section, with its whole address", () => {
    expect(tags(head, "og:image")).toEqual(["https://wardbook.example/social/pages/drugs.png"]);
    const pictured = headTags(site, { path: "/", title: "Home", image: "/social.png" });
    expect(tags(pictured, "og:image")).toEqual(["https://wardbook.example/social.png"]);
    expect(tags(pictured, "twitter:card")).toEqual(["summary_large_image"]);
    const foreign = headTags(site, {
      path: "/",
      title: "Home",
      image: "https://cdn.example/a.png",
    });
    expect(tags(foreign, "og:image")).toEqual(["https://cdn.example/a.png"]);
  });

  it("carries an article's metadata", () => {
    const article = headTags(site, {
      path: "/news/cardiology/a-trial",
      title: "A trial",
      article: {
        publishedTime: "2026-01-02T03:04:05Z",
        author: "A. Writer",
        section: "Cardiology",
      },
    });
    expect(tags(article, "og:type")).toEqual(["article"]);
    expect(tags(article, "article:published_time")).toEqual(["2026-01-02T03:04:05Z"]);
    expect(tags(article, "article:modified_time")).toEqual([]);
    expect(tags(article, "article:author")).toEqual(["A. Writer"]);
    expect(tags(article, "article:section")).toEqual(["Cardiology"]);
  });
});

describe("the section of a path", () => {
  it.each([
    ["/drugs", "drug database"],
    ["/drugs/acme/0001-0002", "drug database"],
    ["/drugs/pill-identifier", "pill identifier"],
    ["/pill-identifier", "pill identifier"],
    ["/drug-interactions", "drug interactions"],
    ["/interactions", "drug interactions"],
    ["/news/cardiology/a-trial", "medical news"],
    ["/npi", "NPI lookup"],
    ["/", "medical news"],
  ])("%s is about %s", (path, keyword) => {
    expect(sectionOf(path).keywords[0]).toBe(keyword);
  });

  it("does not take a longer word for a section", () => {
    expect(sectionOf("/npix")).toBe(sectionOf("/"));
    expect(sectionOf("/npi")).not.toBe(sectionOf("/"));
  });
});
