import { useHydrated, useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";
import { drugsFrom, fragmentOf } from "./drug-list.ts";

export type EditDrugs = (drugs: readonly string[]) => readonly string[];

/** The drugs of the address's fragment and a way to change them. The server sees none: it renders the empty list. */
export function useDrugList(): [readonly string[], (edit: EditDrugs) => void] {
  const hydrated = useHydrated();
  const router = useRouter();
  const fragment = useRouterState({ select: (state) => state.location.hash });
  const navigate = useNavigate();
  const drugs = useMemo(() => (hydrated ? drugsFrom(fragment) : []), [hydrated, fragment]);
  const change = (edit: EditDrugs): void => {
    void navigate({
      to: ".",
      hash: fragmentOf(edit(drugsFrom(router.state.location.hash))),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  return [drugs, change];
}
