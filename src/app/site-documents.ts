import { join } from "node:path";
import { CALCULATOR_HEADS } from "#knowledge/calculators/heads.js";
import { createDrugAddresses } from "#/features/drugs/server/drug-addresses.store.ts";
import { createDrugDetails } from "#/features/drugs/server/drug-detail.store.ts";
import {
  createDrugSuggestions,
  type DrugSuggestions,
} from "#/features/drugs/server/drug-suggestions.store.ts";
import { createLabelStore } from "#/features/drugs/server/label.store.ts";
import {
  createMonographStore,
  type MonographStore,
} from "#/features/drugs/server/monograph.store.ts";
import { createArticleStore } from "#/features/news/server/article.store.ts";
import { newsFeeds } from "#/features/news/server/news-feeds.ts";
import { pictureDocument } from "#/features/news/server/picture-document.ts";
import { createPictures } from "#/features/news/server/pictures.ts";
import { PUBLIC_PAGES } from "#/features/site/server/public-pages.ts";
import { securityTxt } from "#/features/site/server/security-txt.ts";
import { sitemapDocuments, type SitemapPart } from "#/features/site/server/sitemap.ts";
import { socialDocuments } from "#/features/site/server/social-documents.ts";
import { webManifest } from "#/features/site/server/web-manifest.ts";
import type { Config } from "#/platform/config/config.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Document } from "#/platform/http/documents.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { socialSources } from "./social-sources.ts";

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly outgoing?: Fetch | undefined;
  /** Where the site is reached. */
  readonly origin: string;
};

/** Everything served that is neither a page nor a call: sitemaps, feeds, pictures, the web manifest. */
export function composeDocuments({ config, database, outgoing, origin }: Parts): Document[] {
  const articles = createArticleStore(database);
  const pictures = createPictures({ folder: join(config.dataDir, "pictures"), fetch: outgoing });
  const monographs = createMonographStore();
  const drugs = createDrugDetails(database, createLabelStore(database), monographs);
  return [
    webManifest(config.productName),
    securityTxt({ origin, supportEmail: config.supportEmail, now: () => new Date() }),
    pictureDocument(articles, pictures),
    ...socialDocuments(config.productName, socialSources({ drugs, monographs, articles })),
    ...sitemapDocuments(origin, {
      pages: PUBLIC_PAGES,
      monographs: monographPages(monographs),
      categories: categoryPages(createDrugSuggestions(database)),
      calculators: pagesAt(async () => CALCULATOR_HEADS.map(({ id }) => `/calculators/${id}`)),
      drugs: createDrugAddresses(database),
      news: { count: articles.count, slice: articles.addresses },
    }),
    ...newsFeeds({ origin, siteName: config.productName }, articles),
  ];
}

function monographPages({ covered }: MonographStore): SitemapPart {
  return pagesAt(async () => [...(await covered())].map((id) => `/drugs/ingredients/${id}`));
}

function categoryPages({ categories }: DrugSuggestions): SitemapPart {
  return pagesAt(async () => (await categories()).map(({ slug }) => `/drugs/category/${slug}`));
}

function pagesAt(paths: () => Promise<readonly string[]>): SitemapPart {
  return {
    count: async () => (await paths()).length,
    slice: async (offset, limit) =>
      (await paths())
        .toSorted()
        .slice(offset, offset + limit)
        .map((path) => ({ path })),
  };
}
