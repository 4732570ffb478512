import { FORMULARY } from "../logic/choosing/formulary.ts";
import { orderFinding } from "../logic/steps/order-limits.ts";
import type { OrderCheck, OrderReport } from "../order-check.contract.ts";

/** The check of doses for programs that hold orders. */
export function answerOrderCheck({ orders, patient }: OrderCheck): OrderReport {
  return { orders: orders.map((order) => orderFinding(order, patient, FORMULARY)) };
}
