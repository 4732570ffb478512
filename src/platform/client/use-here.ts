import { useLocation } from "@tanstack/react-router";
import { addressParts } from "./address-parts.ts";

type Here = (href: string, pagesUnderIt?: "within") => "page" | undefined;

/**
 * For a navigation, once for all of its links: what each tells as `aria-current`, on the page that it leads to or also on
 * the pages under it.
 */
export function useHere(): Here {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return (href, pagesUnderIt) => {
    const { path } = addressParts(href);
    const isHere = here === path || (pagesUnderIt && here.startsWith(`${path}/`));
    return isHere ? "page" : undefined;
  };
}
