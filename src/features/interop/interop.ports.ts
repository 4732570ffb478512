/** What the doors to other programs need of the features behind them; composition hands it to them. */
import type {
  MedicationCheck,
  MedicationReport,
} from "#/features/interactions/medication-check.contract.ts";
import type { OrderCheck, OrderReport } from "#/features/dosage/order-check.contract.ts";
import type { DrugPage, DrugQuery } from "#/features/drugs/drugs.contract.ts";
import type { ProductRecord } from "#/features/drugs/product-records.contract.ts";
import type {
  AnswerSource,
  Provider,
  ProviderPage,
  ProviderQuery,
} from "#/features/providers/providers.contract.ts";

export type {
  MedicationCheck,
  MedicationFinding,
  MedicationReport,
  ReadMedication,
} from "#/features/interactions/medication-check.contract.ts";
export type {
  CheckedOrder,
  OrderCheck,
  OrderFinding,
} from "#/features/dosage/order-check.contract.ts";
export type { DrugQuery } from "#/features/drugs/drugs.contract.ts";
export type { ProductRecord } from "#/features/drugs/product-records.contract.ts";
export type {
  AnswerSource,
  Provider,
  ProviderAddress,
  ProviderPage,
  ProviderQuery,
} from "#/features/providers/providers.contract.ts";

/** The interaction engine, beside the thread that answers. */
export type CheckMedications = (input: MedicationCheck) => Promise<MedicationReport>;

/** Orders held against the largest doses on record, beside the thread that answers. */
export type CheckOrders = (input: OrderCheck) => Promise<OrderReport>;

/** For each NDC the ingredients of its product as a text to read; null for what is no NDC, unknown or several products. */
export type ContentsOfNdcs = (codes: readonly string[]) => Promise<readonly (string | null)[]>;

/** The registry as it is here; nobody else is asked. */
export type ProviderRegistry = {
  find(query: ProviderQuery): Promise<ProviderPage>;
  /** Those that are known, deactivated ones among them. */
  byNumbers(npis: readonly number[]): Promise<readonly Provider[]>;
  source(): Promise<AnswerSource>;
};

/** The products on record. */
export type ProductCatalog = {
  list(query: DrugQuery): Promise<DrugPage>;
  /** By codes at full width (kernel/ndc.ts), in their order. */
  records(keys: readonly string[]): Promise<readonly ProductRecord[]>;
  keysOfImprint(imprint: string): Promise<readonly string[]>;
  nameOfUnii(unii: string): Promise<string | undefined>;
};

/** A concept of RxNorm; `ingredients` is null where the loaded release does not say them. */
export type RxNormConcept = {
  readonly rxcui: number;
  readonly tty: string;
  readonly name: string;
  readonly prescribableName: string | null;
  readonly isSuppressed: boolean;
  readonly ingredients: readonly { readonly rxcui: number; readonly name: string }[] | null;
};

/** RxNorm as it was imported; everything answers nothing where no release was. */
export type RxNorm = {
  isLoaded(): Promise<boolean>;
  concepts(rxcuis: readonly number[]): Promise<ReadonlyMap<number, RxNormConcept>>;
  ofNdc(text: string): Promise<readonly number[]>;
  /** Products at full width that are sold as a concept. */
  productsOf(rxcui: number): Promise<readonly string[]>;
  ofUnii(unii: string): Promise<readonly number[]>;
  uniisOf(rxcuis: readonly number[]): Promise<readonly { readonly unii: string }[]>;
  named(name: string): Promise<readonly number[]>;
};

/** What identifies this service to other programs and to the people who read its cards. */
export type Identity = { readonly productName: string; readonly origin: string };
