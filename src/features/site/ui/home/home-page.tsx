import type { ReactNode } from "react";
import { Card } from "#/design/card.tsx";
import { SiteSearch } from "../site-search.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { StatsStrip, type ArticleCount } from "./stats-strip.tsx";

/** Home: what other features bring comes through its slots. */
export function HomePage({
  siteName,
  articles,
  latestNews,
  contactForm,
}: {
  siteName: string;
  articles: ArticleCount;
  latestNews: ReactNode;
  contactForm: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-h1">{siteName} for US healthcare professionals</h1>
        <p className="mt-1 mb-4 text-muted">
          Medical news, the provider registry, an FDA drug reference and clinical tools, each with
          its source.
        </p>
        <search className="block max-w-column">
          <SiteSearch
            label="Search drugs, providers and news"
            placeholder="A drug, a 10-digit NPI, or words from the news"
          />
        </search>
      </div>
      <FeatureCards />
      <StatsStrip articles={articles} />
      <QuickLinks />
      <section aria-labelledby="latest-news">
        <h2 id="latest-news" className="mb-3 text-h2">
          Latest Medical News
        </h2>
        {latestNews}
      </section>
      <CallToAction />
      <Card aria-labelledby="contact" className="md:p-6">
        <h2 id="contact" className="mb-4 text-h2">
          Get in Touch
        </h2>
        {contactForm}
      </Card>
    </div>
  );
}
