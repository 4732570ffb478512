/** What the doors to other programs need of the features behind them; composition hands it to them. */
import type {
  MedicationCheck,
  MedicationReport,
} from "#/features/interactions/medication-check.contract.ts";
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
  AnswerSource,
  Provider,
  ProviderAddress,
  ProviderPage,
  ProviderQuery,
} from "#/features/providers/providers.contract.ts";

/** The interaction engine, beside the thread that answers. */
export type CheckMedications = (input: MedicationCheck) => Promise<MedicationReport>;

/** For each NDC the ingredients of its product as a text to read; null for what is no NDC, unknown or several products. */
export type ContentsOfNdcs = (codes: readonly string[]) => Promise<readonly (string | null)[]>;

/** The registry as it is here; nobody else is asked. */
export type ProviderRegistry = {
  find(query: ProviderQuery): Promise<ProviderPage>;
  /** Those that are known, deactivated ones among them. */
  byNumbers(npis: readonly number[]): Promise<readonly Provider[]>;
  source(): Promise<AnswerSource>;
};

/** What identifies this service to other programs and to the people who read its cards. */
export type Identity = { readonly productName: string; readonly origin: string };
