import type { Locator, Page } from "@playwright/test";
import { confirmAddress } from "../support/confirm-address.ts";
import { registerAna } from "../support/person.ts";
import { expect, test, untilInteractive } from "../support/test.ts";

const ARTICLE = "/news/nephrology/new-equations-estimate-kidney-function-without-race";

test("news are searched and filtered by the address, and lead to the article @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/news?utm_source=letter");
  await expect(page.getByRole("heading", { level: 1, name: "Medical News" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Next page" })).toHaveAttribute(
    "href",
    "/news?page=2",
  );
  await expect(page.getByText("Archive", { exact: true }).first()).toBeVisible();
  await expectAccessible();
  const form = page.locator("main").getByRole("search");
  await form.getByLabel("Search").fill("kidney function race");
  await form.getByLabel("Specialty").selectOption("nephrology");
  await page.route("**/api/news?*", (route) => route.fulfill({ status: 503, body: "" }));
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page.locator("main").getByText(/Trying again/)).toBeVisible();
  await page.unroute("**/api/news?*");
  await expect(page).toHaveURL(/search=kidney.*category=nephrology/);
  await page
    .locator("main")
    .getByRole("link", { name: "New equations estimate kidney function without race" })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
  await expect(page.getByText("From the archive")).toBeVisible();
  await expect(page.getByRole("link", { name: /Read at/ })).toHaveAttribute(
    "href",
    "https://doi.org/10.1056/NEJMoa2102953",
  );
  await expectAccessible();
});

test("a page after the last one leads back to the first", async ({ page, open }) => {
  await open("/news?category=nephrology&page=999");
  await expect(page.getByRole("heading", { name: "There is no page 999" })).toBeVisible();
  await page.getByRole("link", { name: "First page" }).click();
  await expect(page).toHaveURL((url) => url.search === "?category=nephrology");
  await expect(page.locator("main article").first()).toBeVisible();
});

test("an article opens by its other slug too", async ({ request }) => {
  const slug = "fda-approves-the-first-psma-targeted-pet-drug-for-prostate-cancer";
  const answer = await request.get(`/news/radiology/${slug}`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<h1[^>]*>[^<]*PSMA-targeted/);
});

test("a search is ranked by relevance, marks its words, and leads to drugs and related articles @phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("/news?search=heart+failure&sort=relevance");
  const list = page.locator("main").getByRole("article");
  await expect(list.first().locator("h2 mark").first()).toHaveText("heart");
  await expect(page.getByLabel("Sort")).toHaveValue("relevance");
  await list.getByRole("link", { name: /^DAPA-HF/ }).click();
  const drugs = page.getByRole("region", { name: "Drugs named" });
  await expect(drugs.getByRole("link", { name: "Dapagliflozin" })).toHaveAttribute(
    "href",
    "/drugs/search?q=Dapagliflozin",
  );
  await expect(
    page.getByRole("region", { name: "Related articles" }).getByRole("listitem"),
  ).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectAccessible();
});

test("the sources are listed with the state of each", async ({ page, open }) => {
  await open("/news/sources");
  const row = page.getByRole("row", { name: /FDA Press Releases/ });
  await expect(row).toContainText("Public domain");
  await expect(row).toContainText("Waiting");
});

test("the ticker stands still under the pointer, and for good at its button, and has what is new every five minutes", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await open("/news");
  const ticker = page.getByRole("complementary", { name: "Trending" });
  const state = () =>
    ticker.locator("> div > div").evaluate((strip) => getComputedStyle(strip).animationPlayState);
  await page.mouse.move(700, 700);
  expect(await state()).toBe("running");
  await ticker.hover();
  expect(await state()).toBe("paused");
  const button = ticker.getByRole("button", { name: "Pause the latest news" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.mouse.move(700, 700);
  await button.blur();
  expect(await state()).toBe("paused");

  const [first] = (await (await page.request.get("/api/news?limit=1")).json()).articles;
  const later = { ...first, id: crypto.randomUUID(), title: "What came while the page was open" };
  await page.route("**/api/news?limit=8", (route) =>
    route.fulfill({ json: { articles: [later], total: 1, asTyped: 1, totalCapped: false } }),
  );
  await page.clock.fastForward(300_000);
  await expect(ticker.getByRole("link", { name: later.title })).toBeVisible();
});

test("a visitor signs in to comment, then replies, edits, likes and deletes @phone", async ({
  page,
  open,
  expectAccessible,
  expectToast,
}, { project }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(write-)?comments?-/, (route) => typed.then(() => route.continue()));
  await open(ARTICLE);
  const words = `Useful in clinic, on ${project.name}.`;
  const thread = page.getByRole("region", { name: /^Comments/ });

  await test.step("what was typed before the form came alive stays", async () => {
    await thread.getByLabel("Your comment").last().fill(words);
    await expect(thread.getByText("0 / 1,000")).toBeVisible();
    release();
    await expect(thread.getByText(`${words.length} / 1,000`)).toBeVisible();
    await expect(thread.getByLabel("Your comment").last()).toHaveValue(words);
  });

  await test.step("an empty comment is refused", async () => {
    await thread.getByLabel("Your comment").last().fill("");
    await thread.getByRole("button", { name: "Post Comment" }).click();
    await expect(thread.getByText("Comment content is required")).toBeVisible();
  });

  await test.step("registering sends what was written, once the address is confirmed", async () => {
    await thread.getByLabel("Your comment").last().fill(words);
    await thread.getByRole("button", { name: "Post Comment" }).click();
    const modal = page.getByRole("dialog", { name: "Professional Healthcare Access" });
    await modal.getByRole("tab", { name: "Register" }).click();
    const panel = modal.getByRole("tabpanel", { name: "Register" });
    await panel.getByLabel("First name").fill("Ana");
    await panel.getByLabel("Last name").fill("Talker");
    await panel.getByLabel("Email").fill(`talker-${project.name}@example.org`);
    await panel.getByLabel("Profession").selectOption("Physician");
    await panel.getByLabel("NPI number").fill("1234567893");
    await panel.getByLabel("Specialty").selectOption("Nephrology");
    await panel.getByLabel("Password").fill("a long password");
    await panel.getByRole("button", { name: "Register" }).click();
    await expect(thread.getByRole("alert")).toContainText("Confirm your e-mail address first");
    await confirmAddress(page, `talker-${project.name}@example.org`);
    await thread.getByRole("button", { name: "Post Comment" }).click();
    await expect(thread.getByText(words)).toBeVisible();
  });

  const own = thread.getByRole("article").filter({ hasText: words });
  await test.step("a reply stands under it", async () => {
    await own.getByRole("button", { name: "Reply" }).click();
    await expect(thread.getByLabel("Your reply").last()).toBeFocused();
    await thread.getByLabel("Your reply").last().fill(`Agreed, on ${project.name}.`);
    await thread.getByRole("button", { name: "Post Reply" }).click();
    await expect(
      thread.getByRole("article").filter({ hasText: `Agreed, on ${project.name}.` }),
    ).toBeVisible();
    await expectAccessible();
  });

  await test.step("a like counts at once and is undone when the server refuses", async () => {
    const like = page.getByRole("button", { name: /^Like/ });
    await page.route("**/likes", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 403 }) : route.continue(),
    );
    await like.click();
    await expectToast("Error", "Your like was not saved. Please try again.");
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await page.unroute("**/likes");
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("it is edited, after signing in anew where the session was over, and deleted", async () => {
    await own.getByRole("button", { name: "Edit" }).click();
    await thread.getByLabel("Edit your comment").last().fill(`${words} Very.`);
    await page.route("**/api/comments/*", (route) => route.fulfill({ status: 401 }));
    await thread.getByRole("button", { name: "Save" }).click();
    const panel = page.getByRole("dialog").getByRole("tabpanel", { name: "Sign In" });
    await panel.getByLabel("Email").fill(`talker-${project.name}@example.org`);
    await page.unroute("**/api/comments/*");
    await panel.getByLabel("Password").fill("a long password");
    await panel.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(thread.getByText(`${words} Very.`)).toBeVisible();
    await own.getByRole("button", { name: "Delete", exact: true }).click();
    await own.getByRole("button", { name: "Delete comment" }).click();
    await expect(thread.getByText(words)).toBeHidden();
    await expect(thread.getByRole("heading", { name: /^Comments/ })).toBeFocused();
  });
});

/** The comments of an article that was opened by its address and has long come alive, with nothing touched yet. */
async function quietThread(page: Page): Promise<Locator> {
  const thread = page.getByRole("region", { name: /^Comments/ });
  await thread.scrollIntoViewIfNeeded();
  await expect(thread.getByRole("heading", { name: /^Comments \(\d/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return thread;
}

test("comments are written on an article opened by its address, however late one turns to them @phone", async ({
  page,
  open,
}, { project }) => {
  const touch = (field: Locator) => (project.name === "phone" ? field.tap() : field.click());
  const words = (what: string) => `${what}, on ${project.name}.`;
  const write = async (thread: Locator, text: string) => {
    const field = thread.getByLabel("Your comment").last();
    await touch(field);
    await field.pressSequentially(text);
    await expect(thread.getByText(`${text.length} / 1,000`)).toBeVisible();
    await touch(thread.getByRole("button", { name: "Post Comment" }));
  };

  await test.step("who is signed out is asked to sign in, also after a reload", async () => {
    await open(ARTICLE);
    await write(await quietThread(page), words("Signed out"));
    await expect(
      page.getByRole("dialog", { name: "Professional Healthcare Access" }),
    ).toBeVisible();
    await page.reload();
    await untilInteractive(page);
    await touch((await quietThread(page)).getByRole("button", { name: "Post Comment" }));
    await expect(page.getByText("Comment content is required")).toBeVisible();
  });

  await test.step("who is signed in posts, also after a reload", async () => {
    const email = `late-${project.name}@example.org`;
    await registerAna(page, email);
    await confirmAddress(page, email);
    await open(ARTICLE);
    for (const text of [words("At first"), words("And once more")]) {
      const thread = await quietThread(page);
      await write(thread, text);
      await expect(thread.getByRole("article").filter({ hasText: text })).toBeVisible();
      await page.reload();
      await untilInteractive(page);
    }
  });
});
