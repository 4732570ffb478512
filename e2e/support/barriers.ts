import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { ROOT } from "../../scripts/setup/root.ts";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFileSync(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What keeps people from a page as it stands, as far as axe can see it: WCAG 2.2 AA and its own best practice. It is
 * handed to a page once, by itself: what comes around it hands the page three times as much, each time.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const found = await window.axe?.run(document, {
      runOnly: tags,
      resultTypes: ["violations"],
      // Frames of others are not looked into, and there are none.
      iframes: false,
    });
    if (!found) throw new Error("axe did not run");
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, WCAG);
}

/** The same, with small targets and content beside the screen. */
export async function barriersOf(page: Page): Promise<string[]> {
  return [
    ...(await violationsOn(page)),
    ...(await page.evaluate(smallTargets)),
    ...(await page.evaluate(contentBeside)),
  ];
}

/** Targets under 24 by 24 px (WCAG 2.5.8), but for links within a line of text, which it leaves out. */
function smallTargets(): string[] {
  const least = 24;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"], [tabindex="0"]',
  );
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (target.closest("[inert], [aria-hidden='true'], .sr-only")) return [];
    if (target.matches("a") && getComputedStyle(target).display === "inline") return [];
    const pressed = target.matches("[type=checkbox], [type=radio]")
      ? target.closest("label")
      : null;
    const { width, height } = (pressed ?? target).getBoundingClientRect();
    const isSmall = Math.min(width, height) + 0.5 < least;
    return isSmall ? [`${Math.round(width)} x ${Math.round(height)} px: ${target.outerHTML}`] : [];
  });
}

/** A page that has to be scrolled in two directions (WCAG 1.4.10; 320 px are 400 % of 1,280). */
function contentBeside(): string[] {
  const CUT_PX = 1;
  const { scrollWidth, clientWidth } = document.documentElement;
  const beside =
    scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : [];
  // What is laid out only when it is near cuts off what is too wide for it.
  const cut = [...document.querySelectorAll<HTMLElement>('[class*="near-"]')].filter(
    (part) => part.scrollWidth > part.clientWidth + CUT_PX,
  );
  return [...beside, ...cut.map((part) => `${part.scrollWidth} px are cut: ${part.outerHTML}`)];
}
