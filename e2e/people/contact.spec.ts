import { expect, test } from "../support/test.ts";

test("a visitor writes to Wardbook", async ({ page, open, expectAccessible, expectToast }) => {
  await open("/");
  const form = page.getByRole("form", { name: "Get in Touch" });
  const send = form.getByRole("button");

  await test.step("an empty form names what is missing and takes the visitor there", async () => {
    await send.click();
    await expect(form.getByText("Name is required")).toBeVisible();
    await expect(form.getByText("Please enter a valid email address")).toBeVisible();
    await expect(form.getByText("Message must be at least 10 characters")).toBeVisible();
    await expect(form.getByLabel("Name")).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible();
  });

  await form.getByLabel("Name").fill("Dr. María-José O'Neill-Ñandú");
  await form.getByLabel("Email").fill("maria@example.org");
  await form.getByLabel("Specialty").selectOption("Cardiology");
  await form.getByLabel("Message").fill("Where do your drug monographs come from?");

  await test.step("a failure keeps what was typed", async () => {
    await page.route("**/api/contact", (route) => route.abort());
    await send.click();
    await expectToast("Error", "Failed to send message. Please try again.");
    await expect(form.getByLabel("Email")).toHaveValue("maria@example.org");
    await page.unroute("**/api/contact");
  });

  await test.step("the message is sent once and the form is empty again", async () => {
    const answered = page.waitForResponse("**/api/contact");
    await send.dblclick();
    expect((await answered).status()).toBe(201);
    await expectToast("Message sent!", "Thank you for your message. We'll get back to you soon!");
    await expect(form.getByLabel("Email")).toHaveValue("");
  });
});
