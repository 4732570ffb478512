import { decodeHTML } from "entities";

export type Statement = { readonly "@type": string; readonly [property: string]: unknown };

export type Head = {
  readonly title: string | undefined;
  /** Every value of the tags with this name or property, in order. */
  readonly meta: (name: string) => string[];
  /** Every address of the links with this relation, in order. */
  readonly links: (relation: string) => string[];
  /** What the page says of itself in schema.org's vocabulary. */
  readonly statements: readonly Statement[];
};

/** Reads what a page says in its head, as those do who run no script. */
export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = [...head.matchAll(/<(meta|link) ([^>]*?)\/?>/g)].map(([, kind, text = ""]) => ({
    kind,
    of: Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        decodeHTML(value),
      ]),
    ),
  }));
  const ofKind = (wanted: string) => tags.filter(({ kind }) => kind === wanted).map(({ of }) => of);
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  return {
    title: title === undefined ? undefined : decodeHTML(title),
    meta: (name) =>
      ofKind("meta").flatMap((of) =>
        of["name"] === name || of["property"] === name ? [of["content"] ?? ""] : [],
      ),
    links: (relation) =>
      ofKind("link").flatMap((of) => (of["rel"] === relation ? [of["href"] ?? ""] : [])),
    statements: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = ""]) => JSON.parse(text) as Statement,
    ),
  };
}

/** What search engines ask of a statement of each type, besides what the vocabulary allows. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Drug: ["name", "url"],
  DrugClass: ["name"],
  NewsArticle: ["headline", "datePublished", "dateModified", "author", "image", "publisher"],
  Person: ["name"],
  CollectionPage: ["name", "url"],
  WebPage: ["name", "url"],
  MedicalWebPage: ["name", "url", "about", "audience", "publisher"],
  MedicalRiskEstimator: ["name"],
  MedicalCondition: ["name"],
  WebSite: ["name", "url"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  MedicalAudience: ["audienceType"],
  Country: ["name"],
  Thing: ["name"],
};

/** What is wrong with a statement and all within it: a type of which nothing is known, something missing or empty. */
export function complaintsAbout(value: unknown, at = "$"): string[] {
  if (value === "" || value === null) return [`${at} is empty`];
  if (typeof value !== "object") return [];
  const type = "@type" in value ? String(value["@type"]) : undefined;
  const required = type === undefined ? [] : REQUIRED[type];
  return [
    ...(required === undefined ? [`${at} is of the unknown type ${type}`] : []),
    ...(required ?? []).filter((name) => !(name in value)).map((name) => `${at} lacks ${name}`),
    ...Object.entries(value).flatMap(([name, inner]) => complaintsAbout(inner, `${at}.${name}`)),
  ];
}
