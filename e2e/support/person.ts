import type { Page } from "@playwright/test";

export const PASSWORD = "a long password";

/** Registers Ana Example through the API and leaves the token where the page looks for it. */
export async function registerAna(page: Page, email: string): Promise<void> {
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
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
}
