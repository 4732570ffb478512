/**
 * Where publishers list or keep their files. They move: SYNC_ADDRESSES puts others in their place ("nppes=https://mirror.example/NPI_Files.html"),
 * and this is the one place to change.
 */
export const ADDRESSES = {
  /** CMS's page that lists the registry's monthly, weekly and deactivation files. */
  nppes: "https://download.cms.gov/nppes/NPI_Files.html",
  /** OIG's whole list of exclusions, replaced monthly under the same address. */
  exclusions: "https://oig.hhs.gov/exclusions/downloadables/UPDATED.csv",
  /** openFDA's list of its files. */
  openfda: "https://api.fda.gov/download.json",
  /** DailyMed's page of labels; its updates of a week are linked there. */
  dailymed: "https://dailymed.nlm.nih.gov/dailymed/spl-resources-all-drug-labels.cfm",
  /** NLM's page of releases. */
  rxnorm: "https://www.nlm.nih.gov/research/umls/rxnorm/docs/rxnormfiles.html",
  /** FDA's page of safety labeling changes; its export is linked or saved by hand. */
  "label-changes": "https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/",
  /** FDA's Orange Book data files, replaced monthly under the same address. */
  "orange-book": "https://www.fda.gov/media/76860/download?attachment",
  /** NUCC's page of its code set as CSV. */
  taxonomy:
    "https://nucc.org/index.php/code-sets-mainmenu-41/provider-taxonomy-mainmenu-40/csv-mainmenu-57",
} as const;

export type AddressName = keyof typeof ADDRESSES;
export type Addresses = Readonly<Record<AddressName, string>>;

/** @param instead pairs of a name above and an address. */
export function addressesWith(instead: ReadonlyMap<string, string>): Addresses {
  return Object.fromEntries(
    Object.entries(ADDRESSES).map(([name, address]) => [name, instead.get(name) ?? address]),
    // Object.entries forgets the names of the keys.
  ) as Addresses;
}
