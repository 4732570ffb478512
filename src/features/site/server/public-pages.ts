import type { SitemapPart } from "./sitemap.ts";

/** The pages that are there whatever has been imported. */
export const PUBLIC_PATHS = [
  "/",
  "/npi",
  "/drugs",
  "/drugs/search",
  "/drugs/ingredients",
  "/drug-interactions",
  "/drugs/pill-identifier",
  "/drugs/dosage-calculator",
  "/symptom-checker",
  "/calculators",
  "/evidence",
  "/news",
  "/news/sources",
  "/about",
  "/privacy",
  "/terms",
  "/accessibility",
  "/search",
  "/tools",
];

export const PUBLIC_PAGES: SitemapPart = {
  count: async () => PUBLIC_PATHS.length,
  slice: async (offset, limit) =>
    PUBLIC_PATHS.slice(offset, offset + limit).map((path) => ({ path })),
};
