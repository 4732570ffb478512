import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What keeps people from a page as it stands, as far as axe can see it: WCAG 2.2 AA and its own best practice. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(WCAG)
    // Frames of others are not looked into, and there are none; a second page need not be opened for the result.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
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
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px of content in ${clientWidth} px`] : [];
}
