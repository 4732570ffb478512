import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    tellRefusal?: (refusal: string) => Promise<void>;
  }
}

/** All that the content security policy refuses on the pages of this context from now on, by directive. */
export async function refusalsOn(context: BrowserContext): Promise<string[]> {
  const refusals: string[] = [];
  await context.exposeFunction("tellRefusal", (refusal: string) => {
    refusals.push(refusal);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      void window.tellRefusal?.(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return refusals;
}
