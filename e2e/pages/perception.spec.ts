import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const LONG_PAGES = [
  "/",
  "/drugs/ingredients?q=am",
  "/drugs/ingredients/warfarin",
  "/news",
  "/privacy",
];

/** Header and bar as large screens and phones have them, and the way in which each would hide what it lies over. */
const WALKS = [
  { width: 1440, height: 700, backwards: true },
  { width: 390, height: 700, backwards: false },
];

test("what has the focus is never hidden behind the header or the bottom bar", async ({
  page,
  open,
}) => {
  // Ten walks over a hundred tab stops each.
  test.setTimeout(120_000);
  const hidden: string[] = [];
  for (const path of LONG_PAGES) {
    await open(path);
    for (const { backwards, ...size } of WALKS) {
      await page.setViewportSize(size);
      const found = await page.evaluate(hiddenStops, backwards);
      expect(found.stops, path).toBeGreaterThan(20);
      hidden.push(...found.hidden.map((stop) => `${path} at ${size.width} px: ${stop}`));
    }
  }
  expect(hidden).toEqual([]);
});

/**
 * Runs in the page: gives the focus to one tab stop after the other, which brings it into view as Tab does, and
 * compares its rectangle with those of what stays where it is.
 */
async function hiddenStops(backwards: boolean): Promise<{ stops: number; hidden: string[] }> {
  const all = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const bars = all.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
  // What lies in a bar is over everything else, as the skip link is over the header.
  const stops = all.filter(
    (element) => element.tabIndex >= 0 && !bars.some((bar) => bar.contains(element)),
  );
  if (backwards) stops.reverse();
  const hidden: string[] = [];
  for (const [index, stop] of stops.entries()) {
    stop.focus();
    if (document.activeElement !== stop) continue;
    // What is laid out only when it comes near may move what follows it, a frame later.
    if (index % 4 === 0) await new Promise(requestAnimationFrame);
    const { top, bottom, left, right } = stop.getBoundingClientRect();
    const isUnder = bars.some((bar) => {
      const over = bar.getBoundingClientRect();
      const crosses =
        over.top < bottom - 1 && over.bottom > top + 1 && over.left < right && over.right > left;
      return crosses && over.height > 0;
    });
    const isAway = bottom > innerHeight + 1 || top < -1;
    const fits = bottom - top < innerHeight / 2;
    if (fits && (isUnder || isAway))
      hidden.push(`${Math.round(top)} px: ${stop.outerHTML.slice(0, 120)}`);
  }
  return { stops: stops.length, hidden };
}

const BOXES = [
  { path: "/drugs/search", name: "Search drugs", text: "met" },
  { path: "/drug-interactions#d=warfarin&d=aspirin", name: "Add a drug", text: "lisin" },
  { path: "/drugs/dosage-calculator", name: "Medication", text: "amox" },
  { path: "/symptom-checker", name: "Search symptoms", text: "cough" },
];

test("search boxes answer to the same keys, and no control or severity needs a color of its own", async ({
  page,
  open,
  expectAccessible,
}) => {
  // Every tool with a search box, once.
  test.setTimeout(120_000);

  await test.step("the header's box", async () => {
    await open("/tools");
    await page.getByRole("combobox", { name: "Search", exact: true }).focus();
    await page.keyboard.type("i");
    await expect(page.getByRole("option")).toHaveCount(0);
    await walkThrough(page, "Search", "in");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option")).toHaveCount(6);
    await expectAccessible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === "/drug-interactions");
  });

  await page.emulateMedia({ forcedColors: "active" });
  for (const { path, name, text } of BOXES) {
    await test.step(`${name} of ${path}`, async () => {
      await open(path);
      await walkThrough(page, name, text);
      expect(await page.evaluate(controlsWithoutEdge)).toEqual([]);
      if (name === "Add a drug") await expectSeverityDrawn(page);
    });
  }
});

/** The keys of the ARIA combobox pattern, and what each tells those who do not see the list. */
async function walkThrough(page: Page, name: string, text: string): Promise<void> {
  const box = page.getByRole("combobox", { name, exact: true });
  const options = page.getByRole("option").and(page.locator("[id]:not(option)"));
  const activeId = () => box.getAttribute("aria-activedescendant");
  await box.fill("");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type(text);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(/^\d+ suggestions?$/)).toHaveText(
    `${await options.count()} suggestion${(await options.count()) === 1 ? "" : "s"}`,
  );
  const list = page.locator(`[id="${await box.getAttribute("aria-controls")}"]`);
  await expect(list).toHaveRole("listbox");
  const first = await options.first().getAttribute("id");
  const last = await options.last().getAttribute("id");
  expect(await activeId()).toBeNull();
  await page.keyboard.press("ArrowDown");
  expect(await activeId()).toBe(first);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  expect(await activeId()).toBeNull();
  await page.keyboard.press("ArrowUp");
  expect(await activeId()).toBe(last);
  // In a box that is written in, these belong to the text.
  const caret = () => box.evaluate((input: HTMLInputElement) => input.selectionStart);
  await page.keyboard.press("Home");
  expect(await caret()).toBe(0);
  await page.keyboard.press("End");
  expect(await caret()).toBe(text.length);
  await expect(box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect(options).toHaveCount(0);
  expect(await activeId()).toBeNull();
  await expect(box).toHaveValue(text);
}

/** Runs in the page, where the system has its own colors: what tells of a control by its ground alone is lost. */
function controlsWithoutEdge(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "main button, main input, main select, main textarea",
  );
  return [...controls]
    .filter((control) => control.checkVisibility() && !control.closest(".sr-only"))
    .filter((control) => {
      const { borderTopWidth, borderTopStyle, textDecorationLine, appearance } =
        getComputedStyle(control);
      const isText = textDecorationLine.includes("underline");
      const isNative = appearance !== "none" && control.matches("[type=checkbox], [type=radio]");
      const isIcon = control.textContent.trim() === "" && control.querySelector("svg") !== null;
      return (
        !isText && !isIcon && !isNative && (borderTopWidth === "0px" || borderTopStyle === "none")
      );
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

async function expectSeverityDrawn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check Interactions" }).click();
  const finding = page.getByRole("heading", { name: "Aspirin and Warfarin" }).locator("..");
  const severity = finding.getByText("Major", { exact: true });
  await expect(severity).toBeVisible();
  const drawn = await severity.evaluate((mark) => {
    const shape = mark.closest("span:has(svg)")?.querySelector("svg > *");
    const { borderTopStyle, backgroundColor } = getComputedStyle(mark);
    return { borderTopStyle, backgroundColor, fill: shape && getComputedStyle(shape).fill };
  });
  expect(drawn.borderTopStyle).toBe("solid");
  expect(drawn.fill).toMatch(/^rgb/);
  expect(drawn.fill).not.toBe(drawn.backgroundColor);
}

test("the header's search box shows when all that decides its place has arrived", async ({
  page,
}) => {
  const html = await (await page.request.get("/tools")).text();
  const end = html.indexOf("</search>") + "</search>".length;
  for (const body of [html.slice(0, end), html.slice(0, html.indexOf("</header>"))]) {
    await page.route("/tools", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/tools");
    const isWhole = body.length > end;
    await expect(page.locator("header search")).toBeVisible({ visible: isWhole });
  }
});
