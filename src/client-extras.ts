import { showLabelTips } from "./design/overlays/label-tips.ts";
import { rememberVisits } from "./features/search/ui/remember-visits.ts";

/** What every page has beside itself, once it has come alive and its reader has begun. */
export function startBesides(router: Parameters<typeof rememberVisits>[0]): void {
  showLabelTips();
  rememberVisits(router);
}
