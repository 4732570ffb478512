import { formName } from "#/features/drugs/logic/form-words.ts";
import type { DrugDetails } from "#/features/drugs/server/drug-detail.store.ts";
import type { MonographStore } from "#/features/drugs/server/monograph.store.ts";
import type { ArticleStore } from "#/features/news/server/article.store.ts";
import type { SocialSources } from "#/features/site/server/social-documents.ts";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import { shortDate } from "#/kernel/relative-time.ts";

type Stores = {
  readonly drugs: Pick<DrugDetails, "byAddress">;
  readonly monographs: MonographStore;
  readonly articles: ArticleStore;
};

/** The words on the pictures of drugs, monographs and articles. */
export function socialSources({ drugs, monographs, articles }: Stores): SocialSources {
  return {
    async drug(manufacturer, ndc) {
      const drug = await drugs.byAddress(manufacturer, ndc);
      if (drug === undefined) return null;
      const title = [drug.brandName, drug.strength].filter(Boolean).join(" ");
      const detail = [drug.dosageForm && formName(drug), drug.manufacturer]
        .filter(Boolean)
        .join(", ");
      return { section: "Drug reference", title, detail };
    },
    async ingredient(id) {
      if (!(await monographs.covered()).has(id)) return null;
      return { section: "Monograph", title: nameOf(id) };
    },
    async article(category, slug) {
      const article = await articles.bySlug(category, slug);
      if (article === null) return null;
      const published = article.isDated ? shortDate(new Date(article.publishedDate)) : "undated";
      return {
        section: article.category,
        title: article.title,
        detail: `${article.source}, ${published}`,
      };
    },
  };
}
