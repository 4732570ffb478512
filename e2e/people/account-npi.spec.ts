import { confirmAddress, mailTo } from "../support/confirm-address.ts";
import { registerAna } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

const ARTICLE = "/news/nephrology/new-equations-estimate-kidney-function-without-race";
const TITLE = "New equations estimate kidney function without race";
const CLAIM = { npi: "1234567893", state: "matched", checkedOn: "2026-11-23" };

test("nobody comments under a name before the address is confirmed, and loses nothing @phone", async ({
  page,
  open,
  expectAccessible,
}, { project }) => {
  const email = `wren-${project.name}@example.org`;
  await registerAna(page, email);
  await open("/news?search=without+race");
  await page.getByRole("main").getByRole("link", { name: TITLE }).first().click();
  const thread = page.getByRole("region", { name: /^Comments/ });
  const words = `Written too early, on ${project.name}.`;
  const field = thread.getByLabel("Your comment").last();
  await field.fill(words);
  await expect(thread.getByText(`${words.length} / 1,000`)).toBeVisible();
  await thread.getByRole("button", { name: "Post Comment" }).click();
  const notice = thread.getByRole("alert").filter({ hasText: "Not published yet" });
  await expect(notice).toContainText("Confirm your e-mail address first");
  await expect(field).toHaveValue(words);
  await expectAccessible();
  await notice.getByRole("button", { name: "Send the Link Again" }).click();
  await expect(notice).toContainText(`An e-mail with a link is on its way to ${email}.`);
  await expect(thread.getByRole("article").filter({ hasText: words })).toBeHidden();
  await expect.poll(() => confirmed(page, email)).toBe(true);
  await thread.getByRole("button", { name: "Post Comment" }).click();
  await expect(thread.getByRole("article").filter({ hasText: words })).toContainText("Ana Example");
  await expect(notice).toBeHidden();
});

/** The link that was sent again has ended the first one: whichever e-mail has come, the latest works. */
async function confirmed(page: Parameters<typeof confirmAddress>[0], email: string) {
  return confirmAddress(page, email).then(
    () => true,
    () => false,
  );
}

test("whoever owns an NPI contests a claim on it from a comment, without an account @phone", async ({
  page,
  open,
  expectAccessible,
}, { project }) => {
  const comment = {
    id: "00000000-0000-4000-8000-000000000001",
    userId: "00000000-0000-4000-8000-000000000002",
    authorName: "Ana Example",
    authorVerified: false,
    authorNpiClaim: CLAIM,
    content: "Useful in clinic.",
    createdAt: "2026-11-20T09:00:00.000Z",
    updatedAt: "2026-11-20T09:00:00.000Z",
    isModerated: false,
    parentCommentId: null,
    inReplyTo: null,
  };
  // As it is answered where the registry has this person; the one of these tests has nobody.
  await page.route("**/comments?*", (route) =>
    route.fulfill({ json: { comments: [{ ...comment, articleId: "a" }], total: 1 } }),
  );
  await open(ARTICLE);
  const written = page
    .getByRole("region", { name: /^Comments/ })
    .getByRole("article")
    .filter({ hasText: comment.content });
  await expect(written).toContainText(
    "Claims NPI 1234567893; the registry's name matches (checked Nov 23, 2026)",
  );
  await expect(written).not.toContainText("Verified");
  await expectAccessible();
  await written.getByRole("link", { name: "This is my NPI, not this person's" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is my NPI");
  const form = page.getByRole("form", { name: "Contest an NPI" });
  await expect(form.getByLabel("Your NPI number")).toHaveValue("1234567893");
  const send = form.getByRole("button", { name: "This Is My NPI, Not This Person's" });
  await send.click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible();
  const email = `real-owner-${project.name}@hospital.example`;
  await form.getByLabel("Your email").fill(email);
  await send.click();
  const told = page.getByRole("main").getByRole("status");
  await expect(told).toContainText("Until this is settled no account shows NPI 1234567893");
  await mailTo(email, "You contested a claim on an NPI");
});

test("the profile says what others see of a claim, and why not @phone", async ({
  page,
  open,
  expectAccessible,
}, { project }) => {
  await registerAna(page, `claire-${project.name}@example.org`);
  const claim = { ...CLAIM, state: "unconfirmed" };
  let verified = false;
  await page.route("**/api/profile", async (route) => {
    const response = await route.fetch();
    const profile = await response.json();
    const user = { ...profile.user, npiClaim: claim, isVerified: verified };
    const npi = { state: claim.state, checkedAt: "2026-11-23T09:00:00.000Z" };
    await route.fulfill({ response, json: { ...profile, user, npi } });
  });
  const main = page.getByRole("main");
  const name = page.getByRole("heading", { level: 1 }).locator("..");
  for (const [state, words] of [
    ["unconfirmed", "Not shown until your e-mail address is confirmed"],
    ["contested", "Your claim on this NPI is contested"],
  ] as const) {
    claim.state = state;
    await open("/profile");
    await expect(main.getByText(words)).toBeVisible();
    await expect(name).not.toContainText("Claims NPI");
  }
  await expectAccessible();
  claim.state = "matched";
  await open("/profile");
  await expect(name).toContainText("Claims NPI 1234567893");
  await expect(name).not.toContainText("Verified");
  await expect(main.getByText("does not prove who you are")).toBeVisible();
  await expectAccessible();
  verified = true;
  await open("/profile");
  await expect(name).toContainText("Verified");
});

test("a provider's own page leads to the contest of its number @phone", async ({ page, open }) => {
  const answer = await page.request.get("/api/npi?state=CA");
  const { results } = await answer.json();
  const { number } = results.find(
    ({ enumeration_type: kind }: { enumeration_type: string }) => kind === "NPI-1",
  );
  await open(`/npi?npi=${number}`);
  await page.getByRole("link", { name: "My NPI, used by somebody else here?" }).click();
  await expect(page.getByLabel("Your NPI number")).toHaveValue(number);
});
