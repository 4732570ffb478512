type Entry = { readonly title: string; readonly text: string };

/** Why only verified professionals. */
export const REASONS: readonly Entry[] = [
  {
    title: "Patient safety",
    text: "Drug and clinical information is written for people trained to weigh it against the patient in front of them.",
  },
  {
    title: "HIPAA compliance",
    text: "The platform takes no protected health information, and asks its users to enter none.",
  },
  {
    title: "Content integrity",
    text: "Statements carry their sources, and a comment shows which NPI its author claims, where the registry's name matches.",
  },
  {
    title: "Professional network",
    text: "Colleagues know that they are among colleagues.",
  },
];

export const FEATURES: readonly (Entry & { readonly href: string })[] = [
  {
    title: "Curated medical news",
    text: "By specialty, from named sources, each with a link to where it was published.",
    href: "/news",
  },
  {
    title: "NPI verification tools",
    text: "Look up providers by number, name, place and specialty.",
    href: "/npi",
  },
  {
    title: "FDA drug database",
    text: "Products, labels and monographs, with the interaction checker, pill identifier and dosage calculator.",
    href: "/drugs",
  },
  {
    title: "Professional network",
    text: "A free account keeps articles, matches your NPI and lets you join the discussion.",
    href: "/signin",
  },
];

export type Question = { readonly question: string; readonly answer: string };

/** @param name the product's */
export function questionsAbout(name: string): readonly Question[] {
  return [
    {
      question: `Who can use ${name}?`,
      answer:
        "US healthcare professionals: physicians, nurses, pharmacists and other licensed providers. Every visitor confirms it before entering.",
    },
    {
      question: "How does verification work?",
      answer:
        "The NPI number that you register with is checked for its check digit, for being active in the provider registry and for being registered under your name. An NPI is public, so a match does not prove who you are: once your e-mail address is confirmed your comments say which NPI you claim and that the registry's name matches. They say “Verified” only after a proof from outside the registry. Whoever owns the number can contest a claim in one step.",
    },
    {
      question: "Do I need an account?",
      answer:
        "No. News, drug reference, provider lookup and clinical tools work without one. An account adds a profile, bookmarks and comments. It is free.",
    },
    {
      question: "Where does the information come from?",
      answer:
        "Drug data comes from the FDA, provider data from the national provider registry, and news from the named sources. Clinical statements name their source and how they were checked.",
    },
    {
      question: "Is patient information stored?",
      answer:
        "No. The platform collects no protected health information. Do not enter any, in any field.",
    },
  ];
}
