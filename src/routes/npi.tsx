import { createFileRoute } from "@tanstack/react-router";
import { NpiPage } from "#/features/providers/ui/npi-page.tsx";
import {
  isAskable,
  providersQuery,
  readAddress,
} from "#/features/providers/ui/provider.queries.ts";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { stringifyAddressSearch } from "#/platform/client/address-search.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";

export const Route = createFileRoute("/npi")({
  validateSearch: readAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    if (!isAskable(deps)) return;
    // A failure is shown by the page, which asks again.
    const asked = context.queryClient.prefetchQuery(providersQuery(deps));
    // In the browser the page opens at once and says that it is looking.
    if (typeof window === "undefined") await asked;
  },
  head: ({ match }) => {
    const { site } = match.context;
    const hidden = Object.keys(readAddress(match.search)).length > 0;
    return pageHead(site, {
      path: "/npi",
      title: "NPI Provider Lookup",
      hidden,
      structured: ({ npiData }) => [npiData(site)],
    });
  },
  component: Npi,
});

function Npi() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NpiPage
      search={search}
      onSearch={(wanted) => void navigate({ search: wanted })}
      renderLink={({ page, ...link }) => (
        <HrefLink
          {...link}
          href={`/npi${stringifyAddressSearch({ ...search, page: page === 1 ? undefined : page })}`}
        />
      )}
    />
  );
}
