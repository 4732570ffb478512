import * as v from "valibot";
import { DosageQuestion } from "./dosage.contract.ts";

/** Orders as other programs hold them, held against the largest doses on record. */
export const MOST_ORDERS_CHECKED = 20;

/** Units of amounts that can be compared with each other. */
export const ORDER_UNITS = ["mg", "mcg", "g", "units", "mEq", "mmol", "mL"] as const;

const { weightKg, ageYears, sex, heightCm, serumCreatinine, pregnant } = DosageQuestion.entries;

export const OrderCheck = v.object({
  orders: v.pipe(
    v.array(
      v.object({
        /** An ingredient of the vocabulary. */
        medication: v.string(),
        amount: v.number(),
        unit: v.picklist(ORDER_UNITS),
        everyHours: v.optional(v.number()),
        route: v.optional(v.string()),
      }),
    ),
    v.maxLength(MOST_ORDERS_CHECKED),
  ),
  patient: v.object({
    weightKg,
    ageYears: v.nonOptional(ageYears),
    sex,
    heightCm,
    serumCreatinine,
    pregnant,
  }),
});
export type OrderCheck = v.InferOutput<typeof OrderCheck>;

/** "not-checked" says nothing of safety; `says` tells why, or by how much an order is above what is on record. */
export const OrderReport = v.object({
  orders: v.array(
    v.object({
      status: v.picklist(["above", "contraindicated", "within", "not-checked"]),
      medication: v.string(),
      says: v.array(v.string()),
      source: v.string(),
      checked: v.string(),
    }),
  ),
});
export type OrderReport = v.InferOutput<typeof OrderReport>;
export type OrderFinding = OrderReport["orders"][number];
export type CheckedOrder = OrderCheck["orders"][number];
