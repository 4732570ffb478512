import type { Page } from "@playwright/test";

export const PASSWORD = "a long password";

/** Makes the account of Ana Example through the API. @returns the token of her session. */
export async function register(page: Page, email: string): Promise<string> {
  const answer = await page.request.post("/api/auth/register", {
    data: {
      email,
      firstName: "Ana",
      lastName: "Example",
      npiNumber: "1234567893",
      specialty: "Cardiology",
      password: PASSWORD,
    },
  });
  const { token } = await answer.json();
  return token;
}

/** Registers Ana Example, who is signed in from the next page on that is opened, until she signs out. */
export async function registerAna(page: Page, email: string): Promise<void> {
  const token = await register(page, email);
  await page.context().addInitScript((value) => {
    if (sessionStorage.getItem("has come in") !== null) return;
    sessionStorage.setItem("has come in", "");
    localStorage.setItem("auth_token", value);
  }, token);
}
