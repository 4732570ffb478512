import { Failure } from "#/kernel/failure.ts";
import type { IsBreached } from "./breached-passwords.ts";
import { weakness, type Known } from "../../logic/password-weakness.ts";

const BREACHED =
  "This password is known from a breach of some other site. Choose one that you use nowhere else.";

export type PasswordRules = ReturnType<typeof createPasswordRules>;

/**
 * @param productName is a word that people here would think of first.
 * @param isBreached knows more passwords than the list that comes with us; without it that list has to do.
 */
export function createPasswordRules(productName: string, isBreached?: IsBreached) {
  let common: Promise<ReadonlySet<string>> | undefined;
  return {
    /**
     * @param field the input's field that holds the password.
     * @throws Failure that says what makes the password easy to guess, and what to do.
     */
    async refuseWeak(password: string, known: Omit<Known, "productName">, field: string) {
      common ??= commonPasswords();
      const breached = async () => ((await isBreached?.(password)) ? BREACHED : null);
      const message =
        weakness(password, { ...known, productName }, await common) ?? (await breached());
      if (message === null) return;
      throw new Failure("invalid-input", message, { fields: [{ field, message }] });
    },
  };
}

/** The passwords that people choose most, by how often they turned up in public breaches; read when first asked for. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
