import { readFile } from "node:fs/promises";
import { registerAna } from "../support/person.ts";
import { expect, test } from "../support/test.ts";

const KIDNEY = "/news/nephrology/new-equations-estimate-kidney-function-without-race";

test("articles are bookmarked, found, removed, brought back and taken away @phone", async ({
  page,
  open,
  expectAccessible,
}, { project }) => {
  await registerAna(page, `bea-${project.name}@example.org`);
  await test.step("there are none at first", async () => {
    await open("/bookmarks");
    await expect(page.getByText("No bookmarks yet")).toBeVisible();
    await expectAccessible();
  });

  const answer = await page.request.get("/api/news?limit=12");
  const { articles } = await answer.json();
  const others: { slug: string; categorySlug: string; title: string }[] = articles;
  const [one] = others.filter(({ slug }) => !KIDNEY.endsWith(slug));
  const paths = [KIDNEY, `/news/${one?.categorySlug}/${one?.slug}`];

  await test.step("the button on an article keeps it", async () => {
    for (const path of paths) {
      await open(path);
      const button = page.getByRole("button", { name: "Bookmark", exact: true });
      await expect(button).toHaveAttribute("aria-pressed", "false");
      await button.click();
      await expect(page.getByRole("button", { name: "Bookmarked" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    }
  });

  await test.step("after a reload it never says anything else", async () => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Reflect.set(window, "seenOnButton", seen);
      const look = () => {
        const button = document.querySelector<HTMLElement>(
          "main article button.min-w-34[aria-pressed]",
        );
        if (button?.checkVisibility({ visibilityProperty: true })) {
          const label = button.querySelector<HTMLElement>("span");
          if (label?.checkVisibility({ visibilityProperty: true }))
            seen.add(label.innerText.trim());
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload();
    await expect(page.getByRole("button", { name: "Bookmarked" })).toBeVisible();
    const seen = await page.evaluate(() => [
      ...(Reflect.get(window, "seenOnButton") as Set<string>),
    ]);
    expect(seen).toEqual(["Bookmarked"]);
  });

  await open("/bookmarks");
  const rows = page.getByRole("main").getByRole("listitem").filter({ hasText: "Kept" });
  await expect(rows).toHaveCount(2);
  await expectAccessible();

  await test.step("searched, filtered and sorted", async () => {
    await page.getByLabel("Search bookmarks").fill("without race");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("New equations estimate kidney function without race");
    await page.getByLabel("Search bookmarks").fill("no such words");
    await expect(page.getByText("No bookmarks match")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(rows).toHaveCount(2);
    await page.getByLabel("Category").selectOption("Nephrology");
    await expect(rows.first()).toContainText("Nephrology");
    await page.getByLabel("Category").selectOption("");
    await expect(rows).toHaveCount(2);
    await page.getByLabel("Sort by").selectOption("Oldest first");
    await expect(rows.first()).toContainText("kidney function");
    await page.getByLabel("Sort by").selectOption("Newest first");
    await expect(rows.last()).toContainText("kidney function");
  });

  await test.step("removed, and brought back", async () => {
    await page.getByRole("button", { name: /^Remove New equations/ }).click();
    await expect(page.getByText(/^Removed: New equations/)).toBeVisible();
    const kept = async () => {
      const token = await page.evaluate(() => localStorage.getItem("auth_token"));
      const headers = { authorization: `Bearer ${token}` };
      return (await (await page.request.get("/api/bookmarks", { headers })).json()).total;
    };
    expect(await kept()).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows).toHaveCount(2);
    expect(await kept()).toBe(2);
  });

  await test.step("taken away as a file", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file = await (await download).path();
    const exported: unknown = JSON.parse(await readFile(file, "utf8"));
    expect(exported).toHaveLength(2);
    expect(JSON.stringify(exported)).toContain("New equations estimate kidney function");
  });
});
