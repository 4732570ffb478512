import { Fragment, type ReactNode } from "react";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { articleHref } from "../logic/article-address.ts";
import type { Article } from "../news.contract.ts";
import { ArticleAge } from "./age.tsx";

/** Who else tells this story. */
export function StorySources({ story }: { story: Article["story"] }) {
  if (story.length === 0) return null;
  return (
    <Facts id="story" title="Also told by">
      <ul className="grid gap-2">
        {story.map((part) => (
          <li key={part.id}>
            <span className="font-medium">{part.source}</span>:{" "}
            <HrefLink href={articleHref(part)} className="text-brand hover:underline">
              {part.title}
            </HrefLink>{" "}
            <span className="text-small text-muted">
              <ArticleAge of={part} />
            </span>
          </li>
        ))}
      </ul>
    </Facts>
  );
}

/** The drugs that it names, each a way into the drug reference. */
export function DrugsNamed({ drugs }: { drugs: Article["drugs"] }) {
  if (drugs.length === 0) return null;
  return (
    <Facts id="drugs-named" title="Drugs named">
      <p>
        {drugs.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <HrefLink
              href={`/drugs/search?q=${encodeURIComponent(name)}`}
              className="text-brand hover:underline"
            >
              {name}
            </HrefLink>
          </Fragment>
        ))}
      </p>
    </Facts>
  );
}

export function RelatedArticles({ related }: { related: Article["related"] }) {
  if (related.length === 0) return null;
  return (
    <Facts id="related" title="Related articles">
      <ul className="grid gap-2">
        {related.map((article) => (
          <li key={article.id}>
            <HrefLink href={articleHref(article)} className="text-brand hover:underline">
              {article.title}
            </HrefLink>{" "}
            <span className="text-small text-muted">
              {article.source} <span aria-hidden="true">/</span> <ArticleAge of={article} />
            </span>
          </li>
        ))}
      </ul>
    </Facts>
  );
}

function Facts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-6 print:hidden">
      <h2 id={id} className="mb-2 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
