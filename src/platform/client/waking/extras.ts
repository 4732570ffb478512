import type { AnyRouter } from "@tanstack/react-router";
import { registerWorker } from "../offline/register-worker.ts";
import { untilPause } from "./until-pause.ts";
import { logWebVitals } from "../web-vitals.ts";

/** What a page does beside itself: when nobody types, so that it slows no letter down. */
export async function startExtras(router: AnyRouter): Promise<void> {
  await untilPause();
  // Without a network they are not measured.
  logWebVitals().catch(() => undefined);
  if (import.meta.env.PROD) await registerWorker(router);
}
