import type { Page } from "@playwright/test";
import { expect, test, untilInteractive } from "./support/test.ts";

test.use({ serviceWorkers: "allow", cutsNetwork: true });

/** The worker has fetched its files and answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

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

const TOOLS = [
  ["/", "for US healthcare professionals"],
  ["/drug-interactions", "Drug Interaction Checker"],
  ["/drugs/dosage-calculator", "Dosage Calculator"],
  ["/symptom-checker", "Symptom Checker"],
  ["/tools", "Clinical tools"],
] as const;

test("without a network the tools open, and what was read before, with its age", async ({
  page,
  open,
}) => {
  const drug = await firstDrug(page);
  const article = await firstArticle(page);
  await open(drug.href);
  await untilKept(page);
  await page.goto(article.href);
  await untilInteractive(page);
  await goOffline(page);

  for (const [path, heading] of TOOLS) {
    await page.goto(path);
    await untilInteractive(page);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toContainText(new RegExp(heading, "i"));
    await expect(page.getByText(/You are offline\. This page was kept/)).toBeVisible();
  }
  for (const [href, words] of [
    [drug.href, drug.name],
    [article.href, article.title],
  ] as const) {
    await page.goto(href);
    await untilInteractive(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
  }
});

test("without a network the interaction checker still answers", async ({ page, open }) => {
  await open("/");
  await untilKept(page);
  await goOffline(page);
  await page.goto("/drug-interactions");
  await untilInteractive(page);
  const search = page.getByRole("combobox", { name: /drug/i }).first();
  for (const name of ["warfarin", "aspirin"]) {
    await search.fill(name);
    await page.getByRole("listbox", { name: /drug/i }).getByRole("option").first().click();
  }
  await page.getByRole("button", { name: /^check/i }).click();
  await expect(page.getByText("Major", { exact: false }).first()).toBeVisible();
});

test("a monograph that nobody has opened yet is there without a network", async ({
  page,
  open,
}) => {
  await open("/");
  await untilKept(page);
  await goOffline(page);
  await page.goto("/drugs/ingredients/metformin");
  await expect(page.getByRole("heading", { level: 1, name: "metformin" })).toBeVisible();
  await expect(page.getByText(/This page was kept/)).toBeVisible();
});

test("a page that was not kept says so and leads to the tools", async ({ page, open }) => {
  await open("/");
  await untilKept(page);
  await goOffline(page);
  await page.goto("/npi?npi=1003000126");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/news/cardiology/never-read-before");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await page
    .getByRole("link", { name: /interaction checker/i })
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname === "/drug-interactions");
});

test("nothing that belongs to a person is kept", async ({ page, open }) => {
  await open("/");
  await untilKept(page);
  await page.evaluate(async () => {
    const headers = { authorization: "Bearer somebodys" };
    await fetch("/api/news/stats", { headers });
    await fetch("/api/profile", { headers }).catch(() => undefined);
    await fetch("/api/drugs/suggestions?q=warfarin");
    await fetch("/api/privacy-consent?sessionId=00000000-0000-4000-8000-000000000000");
    await fetch("/api/news/categories");
  });
  const kept = () =>
    page.evaluate(async () => {
      const requests = (
        await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        )
      ).flat();
      return requests
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.startsWith("/api/"));
    });
  await expect.poll(kept).toContain("/api/news/categories");
  expect(
    (await kept()).filter(
      (path) => !/^\/api\/(site|news(\/categories|\/stats|\/with-images)?)$/.test(path),
    ),
  ).toEqual([]);
});

test("a failed registration changes nothing", async ({ page, open }) => {
  await page.route("**/sw.js", (route) => route.abort());
  await open("/tools");
  await page.waitForTimeout(4000);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
