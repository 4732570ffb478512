import { Notice } from "#/design/notice.tsx";
import type { PillMatch } from "../pills.contract.ts";

/** What has to be known before the matches are looked at: that none bears the imprint as it was read, or none was read. */
export function ImprintNotice({ best, found }: { best: BestImprint; found: number }) {
  if (best === "not given") {
    return (
      <Notice tone="moderate" title="Without an imprint certainty is not possible">
        Many pills share a shape and a color.
      </Notice>
    );
  }
  if (best === "as read") return null;
  if (best === "nearly") {
    return (
      <Notice tone="moderate" title="No pill here bears exactly this imprint">
        {found === 1 ? "The nearest is shown" : "The nearest are shown"}: compare every character
        with the pill before taking one for the other.
      </Notice>
    );
  }
  return (
    <Notice tone="moderate" title="No pill here bears this imprint or one like it">
      What is shown only has the shape or the color. Read both sides again, in good light and either
      way up; the pill may not be in this collection.
    </Notice>
  );
}

export type BestImprint = "not given" | "as read" | "nearly" | "none";

export function bestImprint(matches: readonly PillMatch[]): BestImprint {
  const found = new Set(matches.map(({ imprintMatch }) => imprintMatch));
  if (found.has(null)) return "not given";
  if (found.has("exact") || found.has("one side")) return "as read";
  return found.has("misread") || found.has("part") ? "nearly" : "none";
}
