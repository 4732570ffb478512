import * as v from "valibot";
import { EmailAddress } from "#/kernel/schema.ts";
import { NewPassword } from "./accounts.contract.ts";

/** A token as it stands in the link of an e-mail. */
const Token = v.pipe(
  v.string("The link is not complete"),
  v.regex(/^[\w-]{43}$/, "The link is not complete. Open it from the e-mail once more."),
);

export const LinkToken = v.object({ token: Token });
export const ResetRequest = v.object({ email: EmailAddress });

/** What the page of the link asks for; the token it has. */
export const ChosenPassword = v.object({ password: NewPassword });
export const Reset = v.object({ token: Token, ...ChosenPassword.entries });

/** The account that a link is about to confirm, as far as its address's owner has to know it again. */
export const LinkedAccount = v.object({
  name: v.string(),
  npiNumber: v.nullable(v.string()),
  createdAt: v.string(),
});

export type LinkedAccount = v.InferOutput<typeof LinkedAccount>;

/** What was done, in words for people. */
export const Told = v.object({ success: v.literal(true), message: v.string() });

export type Told = v.InferOutput<typeof Told>;
