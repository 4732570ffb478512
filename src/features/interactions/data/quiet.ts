/**
 * Ingredients for which "checked, nothing found" may be said although no rule names them: what was looked at and why
 * little is expected. Ingredients that are in no rule, no table and not here are "not covered".
 */
export type Quiet = { readonly why: string; readonly basis: "labels"; readonly members: string };

export const QUIET: readonly Quiet[] = [
  { why: "Therapeutic proteins are not metabolized by CYP enzymes; their labels name no small-molecule interaction.", basis: "labels", members: "@antibody-other @antibody-cancer @checkpoint-inhibitor @cgrp @pcsk9 @complement @il-blocker @colony-stimulating bezlotoxumab lecanemab donanemab obiltoxaximab palivizumab nirsevimab sacituzumab-govitecan luspatercept romiplostim @growth-hormone teduglutide pancrelipase lactase dornase-alfa" },
  { why: "Acts on skin or eye; the labels give negligible blood levels.", basis: "labels", members: "@skin-topical @eye clindamycin mupirocin retapulamin" },
  { why: "Labels name no interactions that change treatment.", basis: "labels", members: "@cephalosporin @penicillin @dpp4-inhibitor @leukotriene guaifenesin simethicone docusate psyllium methylcellulose glycerin cromolyn benzonatate acetylcysteine levetiracetam lubiprostone linaclotide plecanatide sodium-chloride dextrose albumin cyanocobalamin folic-acid thiamine riboflavin biotin pyridoxine ascorbic-acid niacinamide vitamin-e selenium creatine lysine arginine inositol lutein coenzyme-q10 probiotic @vitamin @inactivated-vaccine @echinocandin aztreonam fosfomycin vancomycin dalbavancin nitazoxanide ivermectin albendazole mebendazole pyrantel @contrast-gadolinium barium-sulfate fluorescein indocyanine-green secretin sincalide zanamivir peramivir oseltamivir @iron-parenteral abaloparatide teriparatide calcitonin @ibd ursodiol @nicotine-group famotidine nizatidine permethrin spinosad hydroxocobalamin leucovorin levoleucovorin mesna dexrazoxane palifermin naloxone acamprosate menthol capsaicin finasteride dutasteride mirabegron vibegron" },
];
