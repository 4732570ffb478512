import * as v from "valibot";
import { EmailAddress, optionalText, requiredText } from "#/kernel/schema.ts";

const TOO_SHORT = "Message must be at least 10 characters";

/** What a visitor sends with the contact form. */
export const ContactMessage = v.object({
  name: requiredText("Name is required", 200),
  email: EmailAddress,
  organization: optionalText(200),
  specialty: optionalText(100),
  message: v.pipe(
    v.string(TOO_SHORT),
    v.trim(),
    v.minLength(10, TOO_SHORT),
    v.maxLength(5000, "Message must be at most 5,000 characters"),
  ),
});

export const ContactReceipt = v.object({ success: v.literal(true), id: v.string() });

export type ContactMessage = v.InferOutput<typeof ContactMessage>;
