export type SiteLink = { readonly label: string; readonly href: string };

/** The header's navigation. */
export const NAVIGATION: readonly SiteLink[] = [
  { label: "HOME", href: "/" },
  { label: "NPI", href: "/npi" },
  { label: "DRUGS", href: "/drugs" },
  { label: "TOOLS", href: "/tools" },
  { label: "NEWS", href: "/news" },
];

export type ToolId =
  | "interactions"
  | "pill-identifier"
  | "dosage-calculator"
  | "calculators"
  | "symptom-checker";

export type Tool = SiteLink & { readonly id: ToolId };

/** The clinical tools. */
export const TOOLS: readonly Tool[] = [
  {
    id: "interactions",
    label: "Interaction checker",
    href: "/drug-interactions",
  },
  {
    id: "pill-identifier",
    label: "Pill identifier",
    href: "/drugs/pill-identifier",
  },
  {
    id: "dosage-calculator",
    label: "Dosage calculator",
    href: "/drugs/dosage-calculator",
  },
  {
    id: "calculators",
    label: "Clinical calculators",
    href: "/calculators",
  },
  {
    id: "symptom-checker",
    label: "Symptom checker",
    href: "/symptom-checker",
  },
];

export type LinkGroup = { readonly title: string; readonly links: readonly SiteLink[] };

/** Everything there is, by kind: for the footer and the menu. */
export const LINK_GROUPS: readonly LinkGroup[] = [
  {
    title: "Reference",
    links: [
      { label: "Drug database", href: "/drugs" },
      { label: "Drug search", href: "/drugs/search" },
      { label: "NPI lookup", href: "/npi" },
      { label: "Medical news", href: "/news" },
      { label: "Search everything", href: "/search" },
      { label: "Evidence", href: "/evidence" },
    ],
  },
  { title: "Clinical tools", links: TOOLS },
  {
    title: "About",
    links: [
      { label: "About", href: "/about" },
      { label: "Privacy", href: "/privacy" },
      { label: "Terms of Service", href: "/terms" },
      { label: "Accessibility", href: "/accessibility" },
      { label: "Cookie preferences", href: "/privacy#cookie-preferences" },
      { label: "Contact", href: "/#contact" },
    ],
  },
];
