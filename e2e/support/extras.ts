import type { Page } from "@playwright/test";

/** What a page brings only when it has been there for a while: the worker, and the measuring of itself. */
const WHILE_MS = 3_000;

/** Lets that while pass at once, on a page whose clock was installed before it was opened. */
export async function bringExtras(page: Page): Promise<void> {
  await page.clock.fastForward(WHILE_MS);
}
