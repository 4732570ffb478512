export const PATHWAYS = [
  "cyp1a2",
  "cyp2b6",
  "cyp2c8",
  "cyp2c9",
  "cyp2c19",
  "cyp2d6",
  "cyp3a",
  "p-gp",
  "oatp1b",
  "bcrp",
  "oat",
  "oct2-mate",
] as const;
export type Pathway = (typeof PATHWAYS)[number];

/**
 * What a set of ingredients does on one enzyme or transporter, in FDA's bands. Inhibitors: strong raises the AUC of a
 * sensitive substrate 5-fold or more, moderate 2 to 5, weak 1.25 to 2. Inducers: strong lowers it by 80 % or more,
 * moderate by 50 to 80 %, weak by 20 to 50 %. Substrates: sensitive, AUC 5-fold or more with a strong inhibitor; moderate, 2 to 5;
 * narrow, a small change in exposure can harm.
 */
export type Role = {
  readonly pathway: Pathway;
  readonly source: string;
  readonly members: string;
} & (
  | { readonly as: "inhibitor" | "inducer"; readonly band: "strong" | "moderate" | "weak" }
  | { readonly as: "substrate"; readonly band: "sensitive" | "moderate" | "narrow" }
  /** Made active on the pathway: with an inhibitor the drug itself rises, and what acts falls. */
  | { readonly as: "prodrug"; readonly band: "moderate" }
);
