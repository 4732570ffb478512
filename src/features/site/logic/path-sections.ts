export type PathSection = {
  /** The name of its picture. */
  readonly picture: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

type PictureName = { readonly section: string; readonly title: string };

/** What stands on the pictures that links show elsewhere. */
export const SECTION_NAMES: Readonly<Record<string, PictureName>> = {
  home: { section: "For professional use", title: "News, references and clinical tools" },
  drugs: { section: "Drug reference", title: "FDA drug products, labels and monographs" },
  npi: { section: "Provider registry", title: "NPI provider lookup" },
  news: { section: "Medical news", title: "What was published in your specialty" },
  interactions: { section: "Clinical tool", title: "Drug interaction checker" },
  pills: { section: "Clinical tool", title: "Pill identifier" },
  dosage: { section: "Clinical tool", title: "Dosage calculator" },
  symptoms: { section: "Clinical tool", title: "Symptom checker" },
};

const SHARED = ["healthcare professionals", "clinicians", "United States"];

const GENERAL: PathSection = {
  picture: "home",
  description:
    "Medical news, NPI provider lookup, an FDA drug reference, an interaction checker and clinical tools for US healthcare professionals.",
  keywords: ["medical news", "NPI lookup", "drug reference", "clinical tools", ...SHARED],
};

const INTERACTIONS: PathSection = {
  picture: "interactions",
  description:
    "Check two or more drugs against each other: severity, mechanism and management of known interactions, each with its source.",
  keywords: ["drug interactions", "interaction checker", "drug safety", ...SHARED],
};

const PILL_IDENTIFIER: PathSection = {
  picture: "pills",
  description:
    "Identify a tablet or capsule by shape, color, size, imprint and score line, and open the drug it may be.",
  keywords: ["pill identifier", "imprint", "tablet", "capsule", "shape and color", ...SHARED],
};

/** Pages that belong to no section. */
const PAGES: Readonly<Record<string, string>> = {
  "/about":
    "Who runs this platform and for whom: its mission, why it is for verified US healthcare professionals only, what it offers, and questions answered.",
  "/bookmarks":
    "The articles that you saved to read again. For signed-in healthcare professionals.",
  "/offline": "What still works without a network, and how to get back to the rest of the site.",
  "/privacy":
    "What data this platform collects and what it never asks for, who sees it, how long it is kept, and how to change your cookie preferences.",
  "/profile": "Your name, NPI, specialty, picture, sign-in methods and data, to see and to change.",
  "/signin":
    "Sign in to your professional account, or create one: saved articles, comments and your NPI on your profile.",
  "/terms":
    "Who may use this platform, what its clinical tools can and cannot do, and the rules for accounts and comments.",
  "/tools":
    "Interaction checker, pill identifier, dosage calculator, symptom checker and provider lookup: every clinical tool in one place.",
};

const SECTIONS: readonly (readonly [prefix: string, section: PathSection])[] = [
  ["/drug-interactions", INTERACTIONS],
  ["/interactions", INTERACTIONS],
  ["/drugs/pill-identifier", PILL_IDENTIFIER],
  ["/pill-identifier", PILL_IDENTIFIER],
  [
    "/drugs/dosage-calculator",
    {
      picture: "dosage",
      description:
        "Dose, frequency and daily maximum by patient type, weight, age and indication, with the sum worked out and its source.",
      keywords: ["dosage calculator", "weight-based dosing", "pediatric dosing", ...SHARED],
    },
  ],
  [
    "/drugs",
    {
      picture: "drugs",
      description:
        "FDA drug reference: products by brand and generic name, dosage form, strength, NDC, manufacturer and labeling.",
      keywords: ["drug database", "FDA labels", "NDC", "prescribing information", ...SHARED],
    },
  ],
  [
    "/symptom-checker",
    {
      picture: "symptoms",
      description:
        "From symptoms, age and duration to possible conditions and those that must not be missed, with what speaks for and against each.",
      keywords: ["symptom checker", "differential diagnosis", "red flags", ...SHARED],
    },
  ],
  [
    "/news",
    {
      picture: "news",
      description:
        "Medical news by specialty and source, selected for US healthcare professionals, each with a link to where it was published.",
      keywords: ["medical news", "clinical research", "guidelines", "specialties", ...SHARED],
    },
  ],
  [
    "/npi",
    {
      picture: "npi",
      description:
        "Look up US healthcare providers by NPI number, name, place or specialty in the national provider registry.",
      keywords: ["NPI lookup", "NPI number", "NPPES", "provider registry", ...SHARED],
    },
  ],
];

/** What a page says of itself, by its path, where it has nothing more exact to say. */
export function sectionOf(path: string): PathSection {
  const found = SECTIONS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  const description = PAGES[path] ?? GENERAL.description;
  return found?.[1] ?? { ...GENERAL, description };
}
