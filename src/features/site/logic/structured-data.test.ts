import { describe, expect, it } from "vitest";
import { headTags } from "./head-tags.ts";
import type { Site } from "../site.contract.ts";
import {
  breadcrumbData,
  drugData,
  jsonLdText,
  newsData,
  npiData,
  organizationData,
} from "./structured-data.ts";

const site: Site = {
  name: "Wardbook",
  origin: "https://wardbook.example",
  supportEmail: null,
  identityProviders: [],
  localSignIn: true,
};

describe("structured data", () => {
  it("stands in the head as JSON-LD that no text can break out of", () => {
    const { scripts } = headTags(site, {
      path: "/drugs/a/b",
      title: "Why </script><script>alert(1)</script>?",
    });
    expect(scripts.map(({ type }) => type)).toEqual(Array(2).fill("application/ld+json"));
    expect(scripts[0]?.children).not.toContain("<");
    expect(JSON.parse(scripts[0]?.children ?? "")).toMatchObject({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: "Home" },
        { name: "Drugs" },
        { name: "Why </script><script>alert(1)</script>?" },
      ],
    });
  });

  it("numbers breadcrumbs from one and gives them whole addresses", () => {
    const crumbs = [
      { label: "Home", href: "/" },
      { label: "Drugs", href: "/drugs" },
    ];
    expect(breadcrumbData(site, crumbs)["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://wardbook.example/" },
      { "@type": "ListItem", position: 2, name: "Drugs", item: "https://wardbook.example/drugs" },
    ]);
  });

  it("says of a drug what is known and nothing else", () => {
    const text = jsonLdText(drugData(site, { path: "/drugs/a/b", name: "Metformin" }));
    expect(Object.keys(JSON.parse(text))).toEqual(["@context", "@type", "name", "url", "audience"]);
    expect(
      drugData(site, { path: "/drugs/a/b", name: "Aspirin", prescriptionOnly: false }),
    ).toMatchObject({ prescriptionStatus: "https://schema.org/OTC" });
  });

  it("names the source as an article's author where no person is known, and cuts the headline", () => {
    const facts = {
      path: "/news/cardiology/x",
      title: "x".repeat(200),
      publishedTime: "2026-01-02T03:04:05Z",
      source: "FDA",
      sourceUrl: "https://fda.example/x",
    };
    const data = newsData(site, facts);
    expect(data["headline"]).toHaveLength(110);
    expect(data["author"]).toEqual({ "@type": "Organization", name: "FDA" });
    expect(data["dateModified"]).toBe("2026-01-02T03:04:05Z");
    expect(newsData(site, { ...facts, author: "A. Writer" })["author"]).toEqual({
      "@type": "Person",
      name: "A. Writer",
    });
  });

  it("links publisher and organization, and describes the NPI search", () => {
    expect(organizationData(site)["@id"]).toBe("https://wardbook.example/#organization");
    expect(jsonLdText(organizationData(site))).not.toContain("email");
    expect(JSON.stringify(npiData(site))).toContain("https://wardbook.example/npi?npi={npi}");
  });
});
