import { serve, type Route } from "#/platform/http/serve.ts";
import { ContactMessage, ContactReceipt } from "../contact.contract.ts";
import { sendContactMessage } from "../contact.endpoints.ts";
import { createContactStore, type ContactStore } from "./contact.store.ts";

/** A person writes rarely; a script that writes often is stopped early. */
const LIMIT = { calls: 10, seconds: 600, shared: true } as const;

export function contactRoutes(contacts: ContactStore): Route[] {
  return [
    serve(
      sendContactMessage,
      { input: ContactMessage, output: ContactReceipt },
      { access: "anyone", status: 201, creates: "at once", limit: LIMIT },
      async (message, { ipAddress, userAgent, transaction }) => {
        const kept = transaction ? createContactStore(transaction) : contacts;
        const id = await kept.add({ ...message, ipAddress, userAgent });
        return { success: true, id };
      },
    ),
  ];
}
