import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./contact.contract.ts";

export const sendContactMessage = endpoint<
  typeof contract.ContactMessage,
  typeof contract.ContactReceipt
>("POST", "/api/contact");
