import type { Page } from "@playwright/test";
import { bringExtras } from "../support/extras.ts";
import { expect, test, untilInteractive } from "../support/test.ts";

test.use({ serviceWorkers: "allow", cutsNetwork: true });

const A_NUMBER_OF_NOBODY = "/npi?npi=1003000126";

async function firstDrug(page: Page): Promise<{ href: string; name: string }> {
  const answer = await page.request.get("/api/drugs?limit=1");
  const [drug] = (await answer.json()).drugs;
  return { href: drug.href, name: drug.brandName };
}

async function firstArticle(page: Page): Promise<{ href: string; title: string }> {
  const { articles } = await (await page.request.get("/api/news")).json();
  const { slug, categorySlug, title } = articles[0];
  return { href: `/news/${categorySlug}/${slug}`, title };
}

/** The calls whose answers are kept, by whatever name. */
async function keptCalls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith("/api/"));
  });
}

/** Opens a page and waits until the worker has fetched its files and answers for it. */
async function untilKept(page: Page, open: (path: string) => Promise<void>, path: string) {
  await page.clock.install();
  await open(path);
  await bringExtras(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

type Kept = readonly (readonly [path: string, heading: string | RegExp])[];

async function expectKept(page: Page, kept: Kept): Promise<void> {
  for (const [path, heading] of kept) {
    await test.step(path, async () => {
      await page.goto(path);
      await untilInteractive(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
      await expect(page.getByText(/You are offline\. This page was kept/)).toBeVisible();
    });
  }
}

test("without a network the tools open and answer, also where nobody has been yet", async ({
  page,
  open,
}) => {
  await untilKept(page, open, "/about");
  await page.context().setOffline(true);
  await expectKept(page, [
    ["/", /for US healthcare professionals/i],
    ["/drugs/dosage-calculator", "Dosage Calculator"],
    ["/symptom-checker", /Symptom Checker/i],
    ["/tools", /Clinical tools/i],
    ["/drugs/ingredients/metformin", "Metformin"],
    ["/drug-interactions", "Drug Interaction Checker"],
  ]);
  const search = page.getByRole("combobox", { name: /drug/i }).first();
  for (const name of ["warfarin", "aspirin"]) {
    await search.fill(name);
    await page.getByRole("listbox", { name: /drug/i }).getByRole("option").first().click();
  }
  await page.getByRole("button", { name: /^check/i }).click();
  await expect(page.getByText("Major", { exact: false }).first()).toBeVisible();
});

test("without a network there is what was read before, and nothing that belongs to a person", async ({
  page,
  open,
}) => {
  const drug = await firstDrug(page);
  const article = await firstArticle(page);
  await untilKept(page, open, drug.href);
  await page.goto(article.href);
  await untilInteractive(page);

  await page.evaluate(async () => {
    const headers = { authorization: "Bearer somebodys" };
    await fetch("/api/news/stats", { headers });
    await fetch("/api/profile", { headers }).catch(() => undefined);
    await fetch("/api/drugs/suggestions?q=warfarin");
    await fetch("/api/privacy-consent?sessionId=00000000-0000-4000-8000-000000000000");
    await fetch("/api/news/categories");
  });
  await expect.poll(() => keptCalls(page)).toContain("/api/news/categories");
  const others = (await keptCalls(page)).filter(
    (path) => !/^\/api\/(site|news(\/categories|\/stats|\/with-images)?)$/.test(path),
  );
  expect(others).toEqual([]);

  await page.context().setOffline(true);
  await expectKept(page, [
    [drug.href, drug.name],
    [article.href, article.title],
  ]);
  await test.step("what was not kept says so and leads to the tools", async () => {
    await page.goto(A_NUMBER_OF_NOBODY);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/news/cardiology/never-read-before");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    const kept = page.getByRole("region", { name: "Kept on this device" });
    await expect(kept.getByRole("link", { name: article.title })).toBeVisible();
    await page
      .getByRole("link", { name: /interaction checker/i })
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === "/drug-interactions");
  });
});

test("a failed registration changes nothing", async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = async (script) => {
      document.documentElement.dataset["refused"] = String(script);
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  await page.clock.install();
  await open("/tools");
  await bringExtras(page);
  await expect(page.locator("html")).toHaveAttribute("data-refused", "/sw.js");
  await page.getByRole("main").getByRole("link", { name: "Dosage" }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === "/drugs/dosage-calculator");
  await test.step("without a network too, a page that cannot come stays a page", async () => {
    await page.getByRole("link", { name: "News" }).first().click();
    const articles = page.getByRole("main").locator("article").getByRole("link");
    await articles.first().click();
    await expect(page.getByRole("link", { name: /Read at/ })).toBeVisible();
    await page.goBack();
    await page.context().setOffline(true);
    await articles.nth(5).click();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});
