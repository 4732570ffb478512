import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { monographQuery } from "#/features/drugs/ui/drugs.queries.ts";
import { MonographPage } from "#/features/drugs/ui/monograph/monograph-page.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { isMissing } from "#/platform/client/calls/call-error.ts";

export const Route = createFileRoute("/drugs/ingredients/$ingredient")({
  loader: async ({ context: { queryClient }, params: { ingredient } }) => {
    const answer = await queryClient
      .ensureQueryData(monographQuery(ingredient))
      .catch((error: unknown) => {
        throw isMissing(error) ? notFound() : error;
      });
    const { id } = answer.monograph;
    if (id !== ingredient) throw redirect({ href: `/drugs/ingredients/${id}`, statusCode: 301 });
    return answer;
  },
  head: ({ match, params: { ingredient }, loaderData }) => {
    if (!loaderData) return {};
    const { site } = match.context;
    const { name, monograph } = loaderData;
    const path = `/drugs/ingredients/${ingredient}`;
    const drugClass = monograph.class.points[0];
    return pageHead(site, {
      path,
      image: `/social${path}.png`,
      title: `${name}: Monograph`,
      description: `${name}: doses, renal and hepatic impairment, contraindications, warnings and monitoring, each with its source, for US healthcare professionals.`,
      crumb: name,
      parents: [{ label: "Ingredients", href: "/drugs/ingredients" }],
      structured: ({ drugData }) => [
        drugData(site, { path, name, activeIngredients: [name], ...(drugClass && { drugClass }) }),
      ],
    });
  },
  component: Page,
});

function Page() {
  const { ingredient } = Route.useParams();
  const { site } = Route.useRouteContext();
  const { data } = useSuspenseQuery(monographQuery(ingredient));
  return <MonographPage id={ingredient} answer={data} supportEmail={site.supportEmail} />;
}
