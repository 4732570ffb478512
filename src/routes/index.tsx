import { createFileRoute } from "@tanstack/react-router";
import { Card } from "#/design/card.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { ContactForm } from "#/features/contact/ui/contact-form.tsx";

export const Route = createFileRoute("/")({
  head: ({ match }) => pageHead(match.context.site, { path: "/", title: "Home" }),
  component: Home,
});

function Home() {
  const { site } = Route.useRouteContext();
  return (
    <>
      <h1 className="mb-6 text-h1">{site.name} for US healthcare professionals</h1>
      <Card aria-labelledby="contact" className="md:p-6">
        <h2 id="contact" className="mb-4 text-h2">
          Get in Touch
        </h2>
        <ContactForm labelledBy="contact" />
      </Card>
    </>
  );
}
