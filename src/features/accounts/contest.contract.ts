import * as v from "valibot";
import { EmailAddress, optionalText, requiredText } from "#/kernel/schema.ts";

/** "This is my NPI": whoever owns a number, with an account or without, says so once. */
export const Contest = v.object({
  npi: requiredText("NPI number is required", 20),
  /** Where the operator can ask back. */
  email: EmailAddress,
  message: optionalText(1000),
});
