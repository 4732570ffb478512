import type { MedicationList } from "../../dosage.contract.ts";
import { routesOf } from "./find.ts";
import type { MedicationRecord } from "../record/record.ts";

/** Every medication with what it can be asked for, by name. */
export function medicationList(formulary: readonly MedicationRecord[]): MedicationList {
  return {
    medications: formulary.map((record) => {
      const regimens = "regimens" in record ? record.regimens : [];
      return {
        id: record.id,
        name: record.name,
        indications: [...new Set(regimens.map((regimen) => regimen.for))],
        routes: [...new Set(regimens.flatMap(routesOf))],
      };
    }),
  };
}
