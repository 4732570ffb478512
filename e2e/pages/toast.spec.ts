import { expect, test } from "../support/test.ts";

test("one toast is shown at a time, and it can be reached, read and sent away", async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.clock.install();
  await open("/");
  await page.route("**/api/contact", (route) => route.abort());
  const form = page.getByRole("form", { name: "Get in Touch" });
  await form.getByLabel("Name").fill("Ana Ruiz");
  await form.getByLabel("Email").fill("ana@example.org");
  await form.getByLabel("Message").fill("A message that is long enough.");
  const send = form.getByRole("button");
  const toasts = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  const fail = async () => {
    await send.click();
    // The failed call is repeated once, after a second.
    await page.clock.runFor(1500);
    await expect(toasts).toHaveCount(1);
  };

  await test.step("F8 takes the focus to it, and while it is there the toast stays", async () => {
    await fail();
    await expect(toasts).toContainText("Failed to send message. Please try again.");
    await page.keyboard.press("F8");
    await page.clock.runFor(20_000);
    await expect(toasts).toHaveCount(1);
    await expectAccessible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toasts).toHaveCount(0);
  });

  await test.step("it goes by itself after 5 seconds, not before", async () => {
    await send.focus();
    await fail();
    await page.clock.runFor(3000);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(2500);
    await expect(toasts).toHaveCount(0);
  });

  await test.step("a new one takes the place of the one before", async () => {
    await fail();
    await page.unroute("**/api/contact");
    await send.click();
    await expect(toasts).toContainText("Message sent!");
    await expect(toasts).toHaveCount(1);
  });
});
