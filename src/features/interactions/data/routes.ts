import type { Route } from "#/features/substances/substance.ts";

/**
 * Uses that count as local although a trace reaches the blood: they raise no systemic alert, except where a rule names the
 * route (`alsoBy`), as with timolol eye drops and bronchodilators or inhaled fluticasone and ritonavir.
 */
export const LOCAL_ROUTES_ALWAYS: readonly Route[] = [
  "ophthalmic", "otic", "dental", "intravitreal", "subretinal", "intradermal", "intravesical", "irrigation", "intralesional",
];

export const LOCAL_USES: readonly { readonly routes: readonly Route[]; readonly members: string }[] = [
  { routes: ["nasal", "inhalation"], members: "beclomethasone betamethasone budesonide ciclesonide flunisolide fluticasone mometasone triamcinolone dexamethasone hydrocortisone methylprednisolone prednisolone azelastine olopatadine cromolyn nedocromil oxymetazoline xylometazoline phenylephrine levmetamfetamine ipratropium mupirocin tobramycin aztreonam amikacin" },
  { routes: ["vaginal"], members: "clotrimazole miconazole metronidazole clindamycin terconazole butoconazole tioconazole estradiol estrogens-conjugated prasterone" },
  { routes: ["topical"], members: "diclofenac ibuprofen ketoprofen hydrocortisone betamethasone triamcinolone fluocinonide clobetasol mometasone ketoconazole miconazole clotrimazole econazole metronidazole clindamycin erythromycin tacrolimus lidocaine capsaicin minoxidil methyl-salicylate ruxolitinib diphenhydramine doxepin fluorouracil gentamicin neomycin bacitracin tretinoin acyclovir penciclovir" },
  { routes: ["oral"], members: "nystatin vancomycin fidaxomicin rifaximin" },
];

/** Uses that act on other drugs or on the whole body although little reaches the blood: binders in the gut, botulinum toxin, live germs. */
export const ACTS_IN_PLACE: readonly { readonly routes: readonly Route[]; readonly members: string }[] = [
  { routes: ["oral", "rectal"], members: "@bile-acid-sequestrant @phosphate-binder @potassium-binder @laxative-stimulant sucralfate activated-charcoal attapulgite orlistat acarbose neomycin paromomycin tenapanor odevixibat maralixibat sodium-sulfate" },
  { routes: ["intramuscular"], members: "@botulinum" },
  { routes: ["intravesical", "intradermal", "percutaneous", "intralesional"], members: "@live-vaccine talimogene-laherparepvec" },
];
