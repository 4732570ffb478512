import type { ReadMail } from "../../src/platform/testing/mails.ts";
import { mailTo } from "../support/confirm-address.ts";
import { PASSWORD, register, registerAna } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

/** The path of the first link in an e-mail: tests reach the server under another host than its own. */
function linkIn({ text }: ReadMail): string {
  return /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? "";
}

test("the link in the first e-mail confirms the address, once", async ({
  page,
  open,
  expectAccessible,
  expectToast,
}) => {
  const email = "eva@example.org";
  await registerAna(page, email);
  await open("/profile");
  await expect(page.getByText("E-mail address not confirmed")).toBeVisible();
  await page.getByRole("button", { name: "Send the Link Again" }).click();
  await expectToast("E-mail sent", `An e-mail with a link is on its way to ${email}.`);

  const link = linkIn(await mailTo(email, "Confirm your e-mail address"));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(link);
  await expect(page.getByRole("main").getByRole("definition")).toContainText([
    "Ana Example",
    "1234567893",
  ]);
  await expectAccessible();
  await page.getByRole("button", { name: "Confirm My Address" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Your e-mail address is confirmed.",
  );
  await open("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Example");
  await expect(page.getByText("E-mail address not confirmed")).toBeHidden();

  await open(link);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "used already or is too old",
  );
  await expect(page.getByRole("button", { name: "Confirm My Address" })).toBeHidden();
  await open("/verify-email");
  await expect(page.getByText("Open this page by the link in your e-mail.")).toBeVisible();
});

test("whose address a stranger registered ends that account by the link, with the keyboard", async ({
  page,
  open,
  expectAccessible,
}) => {
  const email = "owner@example.org";
  await register(page, email);
  await open(linkIn(await mailTo(email, "Confirm your e-mail address")));
  await page.getByRole("button", { name: "This Was Not Me" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "End this account?" });
  await expect(dialog).toContainText("deleted at once and for good");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "This Was Not Me" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "End This Account" }).press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "The account is gone, with everything in it.",
  );
  const login = { email, password: PASSWORD };
  expect((await page.request.post("/api/auth/login", { data: login })).status()).toBe(401);
});

test("who forgot the password gets back in by e-mail", async ({
  page,
  open,
  expectAccessible,
  expectToast,
}) => {
  const email = "fay@example.org";
  await register(page, email);
  await open("/");

  await test.step("the modal leads to the form", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
    const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
    await modal.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page).toHaveURL("/reset-password");
    await expect(modal).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
    await expectAccessible();
  });

  await test.step("it says the same of an address that nobody has", async () => {
    const said = "If there is an account with this address, an e-mail with a link is on its way.";
    const form = page.getByRole("form", { name: "Forgot password" });
    await form.getByRole("button", { name: "Send Link" }).click();
    await expect(form.getByText("Please enter a valid email address")).toBeVisible();
    await form.getByLabel("Email").fill("nobody@example.org");
    await form.getByRole("button", { name: "Send Link" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(said);
    await open("/signin");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await form.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("status")).toContainText(said);
  });

  await test.step("the link takes a password that is not easy to guess", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(linkIn(await mailTo(email, "Choose a new password")));
    await expectAccessible();
    const form = page.getByRole("form", { name: "New password" });
    await form.getByLabel("New password").fill("Password2024!");
    await form.getByRole("button", { name: "Change Password" }).click();
    await expect(form.getByRole("alert")).toContainText("one of the most common ones");
    await form.getByLabel("New password").fill("battery staple");
    await form.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    await mailTo(email, "Your password was changed");
  });

  await test.step("the new password signs in, and a new browser is told of", async () => {
    await page.getByRole("main").getByRole("link", { name: "Sign In", exact: true }).click();
    const main = page.getByRole("main");
    await main.getByLabel("Email").fill(email);
    await main.getByLabel("Password").fill("battery staple");
    await main.getByRole("button", { name: "Sign In", exact: true }).click();
    await expectToast("Welcome back!", "Signed in as Ana Example");
  });

  await test.step("its notice can be stopped", async () => {
    const { text } = await mailTo(email, "New sign-in to your account");
    await open(/\/stop-notices#\S+/.exec(text)?.[0] ?? "");
    await expectAccessible();
    await page.getByRole("button", { name: "Stop These E-mails" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("no more e-mails");
  });
});
