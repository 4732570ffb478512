import type {
  BreadcrumbList,
  CollectionPage,
  Drug,
  FAQPage,
  MedicalAudience,
  MedicalWebPage,
  NewsArticle,
  Organization,
  SearchAction,
  WebPage,
} from "schema-dts";
import type { Site } from "../site.contract.ts";
import { questionsAbout } from "./about.ts";
import { addressOf } from "./site-address.ts";

/** One statement in schema.org's vocabulary. Fields that are undefined are left out of the text. */
export type JsonLd = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** As it stands in a script element: no "<" in it can end that element early. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}

const AUDIENCE = {
  "@type": "MedicalAudience",
  audienceType: "Clinician",
  geographicArea: { "@type": "Country", name: "United States" },
} satisfies MedicalAudience;

export function organizationData(site: Site): JsonLd {
  return {
    "@type": "Organization",
    "@id": addressOf(site, "/#organization"),
    name: site.name,
    url: addressOf(site, "/"),
    logo: addressOf(site, "/icon.svg"),
    description: "News, references and clinical tools for US healthcare professionals",
    areaServed: { "@type": "Country", name: "United States" },
    email: site.supportEmail ?? undefined,
  } satisfies Organization;
}

export function breadcrumbData(
  site: Site,
  crumbs: readonly { readonly label: string; readonly href: string }[],
): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: addressOf(site, href),
    })),
  } satisfies BreadcrumbList;
}

/** The questions on the about page. */
export function faqData(site: Site): JsonLd {
  return {
    "@type": "FAQPage",
    mainEntity: questionsAbout(site.name).map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies FAQPage;
}

export type DrugFacts = {
  readonly path: string;
  readonly name: string;
  readonly genericName?: string;
  readonly activeIngredients?: readonly string[];
  readonly dosageForm?: string;
  readonly route?: string;
  readonly manufacturer?: string;
  readonly drugClass?: string;
  readonly prescriptionOnly?: boolean;
  readonly warning?: string;
};

export function drugData(site: Site, drug: DrugFacts): JsonLd {
  return {
    "@type": "Drug",
    name: drug.name,
    url: addressOf(site, drug.path),
    nonProprietaryName: drug.genericName,
    activeIngredient: drug.activeIngredients,
    dosageForm: drug.dosageForm,
    administrationRoute: drug.route,
    manufacturer:
      drug.manufacturer === undefined
        ? undefined
        : { "@type": "Organization", name: drug.manufacturer },
    drugClass:
      drug.drugClass === undefined ? undefined : { "@type": "DrugClass", name: drug.drugClass },
    prescriptionStatus:
      drug.prescriptionOnly === undefined
        ? undefined
        : `https://schema.org/${drug.prescriptionOnly ? "PrescriptionOnly" : "OTC"}`,
    warning: drug.warning,
    audience: AUDIENCE,
  } satisfies Drug;
}

function publisherOf(site: Site) {
  return {
    "@type": "Organization",
    "@id": addressOf(site, "/#organization"),
    name: site.name,
  } as const;
}

type Named = { readonly name: string };
/** What its record says of a calculator. */
export type CalculatorFacts = {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
  readonly specialty: string;
  readonly population: string;
  readonly sources: readonly { readonly citation: string }[];
  readonly for?: {
    readonly conditions?: readonly Named[];
    readonly ingredients?: readonly (Named & { readonly id: string })[];
  };
};

/** A page that works something out, for professionals; what it is of, and the papers that it rests on. */
export function calculatorData(site: Site, facts: CalculatorFacts): JsonLd {
  const { conditions = [], ingredients = [] } = facts.for ?? {};
  return {
    "@type": "MedicalWebPage",
    name: facts.name,
    alternateName: facts.also,
    url: addressOf(site, `/calculators/${facts.id}`),
    description: facts.population,
    audience: AUDIENCE,
    about: [
      { "@type": "MedicalRiskEstimator", name: facts.name },
      ...conditions.map(({ name }) => ({ "@type": "MedicalCondition", name }) as const),
      ...ingredients.map(
        ({ id, name }) =>
          ({ "@type": "Drug", name, url: addressOf(site, `/drugs/ingredients/${id}`) }) as const,
      ),
    ],
    keywords: [facts.specialty, ...facts.also].join(", "),
    citation: facts.sources.map(({ citation }) => citation),
    isAccessibleForFree: true,
    publisher: publisherOf(site),
  } satisfies MedicalWebPage;
}

export type NewsFacts = {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** ISO 8601; left out where nobody knows. */
  readonly publishedTime?: string;
  readonly modifiedTime?: string;
  readonly author?: string;
  readonly section?: string;
  readonly tags?: readonly string[];
  readonly image?: string;
  /** Where it was first published, and the address there. */
  readonly source: string;
  readonly sourceUrl: string;
};

export function newsData(site: Site, article: NewsFacts): JsonLd {
  return {
    "@type": "NewsArticle",
    // Search engines cut a headline at 110 characters and may refuse a longer one.
    headline: Array.from(article.title).slice(0, 110).join(""),
    description: article.description,
    datePublished: article.publishedTime,
    dateModified: article.modifiedTime ?? article.publishedTime,
    author: {
      "@type": article.author ? "Person" : "Organization",
      name: article.author ?? article.source,
    },
    articleSection: article.section,
    keywords: article.tags?.join(", "),
    image: article.image && addressOf(site, article.image),
    isBasedOn: article.sourceUrl,
    mainEntityOfPage: addressOf(site, article.path),
    publisher: publisherOf(site),
  } satisfies NewsArticle;
}

/** A list of drugs or articles. */
export function collectionData(
  site: Site,
  list: { readonly path: string; readonly name: string; readonly about: string },
): JsonLd {
  return {
    "@type": "CollectionPage",
    name: list.name,
    url: addressOf(site, list.path),
    about: { "@type": "Thing", name: list.about },
    isPartOf: { "@type": "WebSite", name: site.name, url: addressOf(site, "/") },
    audience: AUDIENCE,
  } satisfies CollectionPage;
}

/** The provider lookup as a page that can be asked for a number. */
export function npiData(site: Site): JsonLd {
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${addressOf(site, "/npi")}?npi={npi}` },
  } satisfies SearchAction;
  // What is to be filled in is an annotation, which the vocabulary's own types do not know.
  const annotated = { ...search, "query-input": "required name=npi" };
  return {
    "@type": "WebPage",
    name: "NPI provider lookup",
    url: addressOf(site, "/npi"),
    about: { "@type": "Thing", name: "National Provider Identifier" },
    audience: AUDIENCE,
    potentialAction: annotated,
  } satisfies WebPage;
}
