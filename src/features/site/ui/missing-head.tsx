import { useQueryClient } from "@tanstack/react-query";
import { pageTitle } from "../logic/page-facts.ts";
import { addressOf } from "../logic/site-address.ts";
import { siteQuery } from "./site.queries.ts";
import { StandInHead } from "./stand-in-head.tsx";

/**
 * The head of what is not there. It has no canonical address, for none leads to it, but a link to it that somebody
 * shares is shown as what it is.
 */
export function MissingHead({ title, description }: { title: string; description: string }) {
  const site = useQueryClient().getQueryData(siteQuery.queryKey);
  const full = site ? pageTitle(site, title) : title;
  const image = site && addressOf(site, "/social/pages/home.png");
  const og = { site_name: site?.name, type: "website", locale: "en_US", title: full, description };
  const twitter = { card: "summary_large_image", title: full, description, image };
  return (
    <>
      <StandInHead title={title} description={description} />
      {Object.entries({ ...og, image }).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      {Object.entries(twitter).map(([name, content]) => (
        <meta key={name} name={`twitter:${name}`} content={content} />
      ))}
    </>
  );
}
