import { useHydrated, useNavigate, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";
import { COLORS, SCORES, type Sighting, SHAPES, SIZES } from "../pill-options.contract.ts";

/** What was seen, as the address's fragment carries it: it never reaches a server with the page. */
export function sightingFrom(fragment: string): Sighting {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  return {
    shape: SHAPES.find((shape) => shape === said.get("shape")),
    color: COLORS.find((color) => color === said.get("color")),
    size: SIZES.find((size) => size === said.get("size")),
    score: SCORES.find((score) => score === said.get("score")),
    imprint: said.get("imprint")?.slice(0, 100) || undefined,
  };
}

export function fragmentOf(seen: Sighting): string {
  const said = Object.entries(seen).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(said).toString();
}

/** What the address says was seen, and a way to say otherwise. The server sees nothing of it. */
export function useSighting(): [Sighting, (seen: Sighting) => void] {
  const hydrated = useHydrated();
  const fragment = useRouterState({ select: (state) => state.location.hash });
  const navigate = useNavigate();
  const seen = useMemo(() => sightingFrom(hydrated ? fragment : ""), [hydrated, fragment]);
  const change = (next: Sighting): void => {
    void navigate({
      to: ".",
      hash: fragmentOf(next),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  return [seen, change];
}
