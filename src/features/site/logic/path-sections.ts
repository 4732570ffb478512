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
  calculators: { section: "Clinical tool", title: "Clinical calculators" },
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
    "Check drugs, foods and herbs for interactions: severity, mechanism, management and the source of each statement, for US healthcare professionals.",
  keywords: ["drug interactions", "interaction checker", "drug safety", ...SHARED],
};

const PILL_IDENTIFIER: PathSection = {
  picture: "pills",
  description:
    "Identify a tablet or capsule by shape, color, size, imprint and score line, and open the drug it may be.",
  keywords: ["pill identifier", "imprint", "tablet", "capsule", "shape and color", ...SHARED],
};

/** Pages with more to say than their section. */
const PAGES: Readonly<Record<string, string>> = {
  "/about":
    "Who this platform is for, its mission, why it is for verified US healthcare professionals only, what it offers, and questions answered.",
  "/accessibility":
    "How the site meets WCAG 2.2 AA, how that is checked, what is known to be missing, and where to report a barrier.",
  "/bookmarks":
    "The articles that you saved to read again. For signed-in healthcare professionals.",
  "/contest-npi":
    "Say that an NPI which somebody else claims here is yours: nothing of the claim is shown from then on.",
  "/drugs/ingredients":
    "Which drug ingredients have a monograph, and against which FDA label each was checked. For US healthcare professionals.",
  "/evidence":
    "What each clinical statement here rests on, what the engines were measured to do, how old the sources are, and what is not covered.",
  "/news/sources":
    "The agencies, journals and news sites whose feeds are read, what of them is shown, and how each is doing.",
  "/offline": "What still works without a network, and how to get back to the rest of the site.",
  "/privacy":
    "What data this platform collects and what it never asks for, who sees it, how long it is kept, and how to change your cookie preferences.",
  "/admin":
    "Sources, jobs, users, comments, messages and the audit log, for accounts that have a role.",
  "/profile": "Your name, NPI, specialty, picture, sign-in methods and data, to see and to change.",
  "/reset-password": "Choose a new password for your account, with the link that was sent to you.",
  "/search":
    "Search drugs, providers, medical news, conditions, clinical tools and pages at once, for US healthcare professionals.",
  "/signin":
    "Sign in to your professional account, or create one: saved articles, comments and your NPI on your profile.",
  "/stop-notices": "Stop the e-mails that tell you of sign-ins to your account from new browsers.",
  "/terms":
    "Who may use this platform, what its clinical tools can and cannot do, and the rules for accounts and comments.",
  "/tools":
    "Interaction checker, pill identifier, dosage calculator, symptom checker and provider lookup: every clinical tool in one place.",
  "/verify-email":
    "Confirm the e-mail address of your account, with the link that was sent to you.",
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
        "Doses by weight, age and renal function for adults, children and newborns, each with its worked sum and source. For US healthcare professionals.",
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
    "/calculators",
    {
      picture: "calculators",
      description:
        "Clinical scores and formulas with the sum worked out, what the result means, when not to use it and its source.",
      keywords: ["medical calculator", "clinical score", "formula", ...SHARED],
    },
  ],
  [
    "/symptom-checker",
    {
      picture: "symptoms",
      description:
        "Findings to possible conditions, with what speaks for and against each and what must not be missed. For US healthcare professionals.",
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
  const section = found?.[1] ?? GENERAL;
  const description = PAGES[path];
  return description === undefined ? section : { ...section, description };
}
