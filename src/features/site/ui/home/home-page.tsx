import type { ReactNode } from "react";
import { Card } from "#/design/card.tsx";
import { partInView } from "#/platform/client/waking/part.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { StatsStrip, type ArticleCount } from "./stats-strip.tsx";
import { ToolStrip } from "./tool-strip.tsx";

const QuickLinks = partInView(
  async () => (await import("./quick-links.tsx")).QuickLinks,
  <div className="h-24" />,
);

/** Home: what other features bring comes through its slots. */
export function HomePage({
  siteName,
  search,
  aside,
  articles,
  latestNews,
  contactForm,
}: {
  siteName: string;
  /** The instrument: a box that answers in place. */
  search: ReactNode;
  /** Beside it: what is this reader's own, and what changed. */
  aside: ReactNode;
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
        <div className="gap-4 space-y-4 lg:flex lg:items-start lg:space-y-0">
          <div className="min-w-0 lg:flex-1">{search}</div>
          <div className="shrink-0 space-y-4 not-has-[section]:hidden lg:w-80">{aside}</div>
        </div>
      </div>
      <ToolStrip />
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
