import { serve, type Route } from "#/platform/http/serve.ts";
import { Nothing, Site } from "../site.contract.ts";
import { getSite } from "../site.endpoints.ts";

/** What the configuration says of the site, for its pages. */
export function siteRoutes(site: Site): Route[] {
  return [
    serve(
      getSite,
      { input: Nothing, output: Site },
      { access: "anyone", cache: "public" },
      async () => site,
    ),
  ];
}
