import { mutationOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import type { ContactMessage } from "../contact.contract.ts";
import { sendContactMessage } from "../contact.endpoints.ts";

export type ContactAttempt = { readonly message: ContactMessage; readonly idempotencyKey: string };

export const contactMutation = mutationOptions({
  mutationKey: ["contact"],
  mutationFn: ({ message, idempotencyKey }: ContactAttempt) =>
    call(sendContactMessage, message, { idempotencyKey }),
});
