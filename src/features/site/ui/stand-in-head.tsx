import { useQueryClient } from "@tanstack/react-query";
import { pageTitle } from "../logic/page-facts.ts";
import { siteQuery } from "./site.queries.ts";

/**
 * The head of what stands in a page's place. Any page may turn out to be missing or to fail, so this travels with the
 * content and not with a route.
 */
export function StandInHead({ title, description }: { title: string; description: string }) {
  const site = useQueryClient().getQueryData(siteQuery.queryKey);
  return (
    <>
      <title>{site ? pageTitle(site, title) : title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex, follow" />
    </>
  );
}
