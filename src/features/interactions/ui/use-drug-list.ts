import { useHydrated, useNavigate, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";
import { drugsFrom, fragmentOf } from "./drug-list.ts";

/** The drugs of the address's fragment and a way to change them. The server sees none: it renders the empty list. */
export function useDrugList(): [readonly string[], (drugs: readonly string[]) => void] {
  const hydrated = useHydrated();
  const fragment = useRouterState({ select: (state) => state.location.hash });
  const navigate = useNavigate();
  const drugs = useMemo(() => (hydrated ? drugsFrom(fragment) : []), [hydrated, fragment]);
  const change = (next: readonly string[]): void => {
    void navigate({
      to: ".",
      hash: fragmentOf(next),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  return [drugs, change];
}
