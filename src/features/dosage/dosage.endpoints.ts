import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./dosage.contract.ts";

export const listMedications = endpoint<typeof contract.NoInput, typeof contract.MedicationList>(
  "GET",
  "/api/dosage/medications",
);

export const calculateDosage = endpoint<
  typeof contract.DosageQuestion,
  typeof contract.DosageAnswer
>("POST", "/api/dosage/calculate");
