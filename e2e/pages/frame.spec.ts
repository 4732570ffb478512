import { expect, test } from "../support/test.ts";

test("the header's search leads to providers, drugs or news", async ({ page, open }) => {
  await open("/tools");
  const search = page.getByRole("banner").getByRole("combobox", { name: "Search", exact: true });
  const cases = [
    ["1003 000 126", "/npi", "npi", "1003000126"],
    ["metformin", "/drugs/search", "q", "metformin"],
    ["heart failure & 50%", "/news", "search", "heart failure & 50%"],
  ] as const;
  for (const [text, path, name, value] of cases) {
    await search.fill(text);
    await search.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === path);
    expect(new URL(page.url()).searchParams.get(name)).toBe(value);
    await expect(search).toHaveValue("");
  }
});

test("a slow page is said to be on its way, and who writes meanwhile goes on writing", async ({
  page,
  open,
}) => {
  await open("/tools");
  const search = page.getByRole("banner").getByRole("combobox", { name: "Search", exact: true });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // What a page shows may come later than itself; its code may not.
  await page.route(/\/assets\/drugs\.search-[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await search.fill("metformin");
  await search.press("Enter");
  await expect(search).toHaveValue("");
  await search.pressSequentially("warf");
  const onItsWay = page.getByRole("progressbar", { name: "Loading the page" });
  await expect(onItsWay).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/search/i);
  await expect(onItsWay).toHaveCount(0);
  await expect(page).toHaveTitle(/Drug/);
  await page.keyboard.type("arin");
  await expect(search).toHaveValue("warfarin");
});

test("a page stays where it was scrolled before it came alive", async ({ page, open }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const opened = open("/privacy");
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  await page.evaluate(() => window.scrollTo(0, 1000));
  release();
  await opened;
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search everything" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(1000);
});

test("Home without its news says so, and asks again", async ({ page, open, expectAccessible }) => {
  await open("/tools");
  // What a server refuses is not asked for again by itself.
  await page.route("**/api/news/*", (route) => route.fulfill({ status: 429, body: "" }));
  await page.getByRole("banner").getByRole("link", { name: "HOME" }).click();
  await expect(page.getByText("Failed to fetch stats")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Failed to fetch latest news" })).toBeVisible();
  await expectAccessible();
  await page.unroute("**/api/news/*");
  await page.getByRole("button", { name: "Retry" }).click();
  const latest = page.getByRole("region", { name: "Latest Medical News" });
  await expect(latest.getByRole("listitem")).toHaveCount(16);
});

test("an address that nothing can have is a page that is not there", async ({ request }) => {
  for (const part of ["a".repeat(3000), "%23", "..%2f", "9".repeat(400)]) {
    for (const path of [`/news/${part}/x`, `/news/cardiology/${part}`, `/drugs/${part}`]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  }
});

test("a page that is not there helps to find what was meant", async ({ page, open }) => {
  const answer = await page.request.get("/no/such/page");
  expect(answer.status()).toBe(404);

  await open("/no/such/page");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(main.getByText("404")).toBeVisible();
  await expect(
    main.getByText(
      "The page you're looking for doesn't exist or has been moved. Try searching for what you need below.",
    ),
  ).toBeVisible();
  await expect(page).toHaveTitle("Page Not Found | Wardbook Healthcare Professional Network");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  const search = main.getByPlaceholder("Search drugs, news, or tools...");
  const button = main.getByRole("button", { name: "Search" });
  await expect(button).toBeDisabled();
  await search.fill("   ");
  await expect(button).toBeDisabled();
  await search.fill("50% off");
  await expect(button).toBeEnabled();

  for (const term of ["cardiology", "neurology", "oncology", "infectious", "research"]) {
    await expect(main.getByRole("link", { name: term })).toHaveAttribute(
      "href",
      `/news?search=${term}`,
    );
  }
  for (const name of ["Medical News", "Browse Articles", "Browse Medical News"]) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/news");
  }
  await search.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === "/news");
  expect(new URL(page.url()).searchParams.get("search")).toBe("50% off");
});

test("the keyboard reaches the content first, and again after each change of page", async ({
  page,
  open,
}) => {
  await open("/tools");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const navigation = page.getByRole("navigation", { name: "Main", exact: true });
  await expect(navigation.getByRole("link")).toHaveText(["HOME", "NPI", "DRUGS", "TOOLS", "NEWS"]);
  await navigation.getByRole("link", { name: "HOME" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(navigation.getByRole("link", { name: "HOME" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a phone has the bar under the thumb and a menu of everything @phone", async ({
  page,
  open,
  isMobile,
  expectAccessible,
}) => {
  test.skip(!isMobile, "a phone's frame");
  await open("/");
  const bar = page.getByRole("navigation", { name: "Main, bottom" });
  await expect(bar.getByRole("link")).toHaveText(["Home", "NPI", "Drugs", "Tools", "News"]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);

  const opener = page.getByRole("button", { name: "Menu" });
  await opener.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await menu.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/terms");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});
