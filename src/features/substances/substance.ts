/** The vocabulary's types: what the clinical features mean by an ingredient, a class and a route. */

export type SubstanceKind = "drug" | "vaccine" | "contrast" | "food" | "herb" | "supplement";

/** DEA schedules; absent where a substance is not controlled. */
export type Schedule = "I" | "II" | "III" | "IV" | "V";

export interface RouteOfUse {
  /** A code of the route table, e.g. "oral". */
  readonly route: Route;
  /** Whether this ingredient, given this way, reaches the blood in amounts that matter for interactions. */
  readonly reachesBlood: boolean;
}

export interface Substance {
  /** US generic name, lower case, hyphens for spaces, without salt. */
  readonly id: string;
  /** The name as displayed. */
  readonly name: string;
  /** The name in FDA or ISMP tall-man letters, where it is a look-alike. */
  readonly tallMan: string | undefined;
  readonly kind: SubstanceKind;
  readonly synonyms: readonly string[];
  /** Abbreviations in use that ISMP or the Joint Commission ask not to use, or that mean several drugs. */
  readonly dangerousAbbreviations: readonly string[];
  readonly salts: readonly string[];
  /** US brand names of products with this ingredient alone. */
  readonly brands: readonly string[];
  /** The classes named in its record; ancestors come from the class tree. */
  readonly classes: readonly string[];
  readonly schedule: Schedule | undefined;
  readonly routes: readonly RouteOfUse[];
  /** Not, or no longer, on the US market; kept because interaction lists still name it. */
  readonly retired: boolean;
  /** Stands for a group whose exact member was not stated, such as "potassium" or "insulin". */
  readonly unspecified: boolean;
}

export interface DrugClass {
  readonly id: string;
  readonly name: string;
  readonly parent: string | undefined;
  /** What people type when they mean the class. */
  readonly words: readonly string[];
}

export interface Combination {
  readonly names: readonly string[];
  readonly ingredients: readonly string[];
  /** Empty where the ingredients' own routes hold. */
  readonly routes: readonly RouteOfUse[];
}

/** Code in the data, the route's name, and whether a drug given so usually reaches the blood. */
export const ROUTES = {
  po: ["oral", true],
  sl: ["sublingual", true],
  buc: ["buccal", true],
  iv: ["intravenous", true],
  im: ["intramuscular", true],
  sc: ["subcutaneous", true],
  id: ["intradermal", false],
  td: ["transdermal", true],
  inh: ["inhalation", true],
  nas: ["nasal", true],
  pr: ["rectal", true],
  pv: ["vaginal", true],
  top: ["topical", false],
  oph: ["ophthalmic", false],
  ot: ["otic", false],
  dent: ["dental", false],
  ivt: ["intravitreal", false],
  subretinal: ["subretinal", false],
  ia: ["intra-articular", true],
  infil: ["infiltration", true],
  epi: ["epidural", true],
  intrathecal: ["intrathecal", true],
  intraventricular: ["intraventricular", false],
  intraputaminal: ["intraputaminal", false],
  implant: ["implant", true],
  iud: ["intrauterine device", false],
  intrauterine: ["intrauterine", false],
  intracavernosal: ["intracavernosal", false],
  intraurethral: ["intraurethral", false],
  intravesical: ["intravesical", false],
  intralesional: ["intralesional", false],
  intralymphatic: ["intralymphatic", true],
  intraportal: ["intraportal", true],
  intratracheal: ["intratracheal", false],
  irrigation: ["irrigation", false],
  ip: ["intraperitoneal", false],
  percutaneous: ["percutaneous", false],
} as const satisfies Record<string, readonly [string, boolean]>;

export type RouteCode = keyof typeof ROUTES;
export type Route = (typeof ROUTES)[RouteCode][0];
