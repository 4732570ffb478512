import { createFileRoute } from "@tanstack/react-router";
import { ContactForm } from "#/features/contact/ui/contact-form.tsx";
import { pageHead } from "#/features/site/logic/page-head.ts";
import { HomePage } from "#/features/site/ui/home/home-page.tsx";

export const Route = createFileRoute("/")({
  head: ({ match }) => pageHead(match.context.site, { path: "/", title: "Home" }),
  component: Home,
});

function Home() {
  const { site } = Route.useRouteContext();
  return (
    <HomePage
      siteName={site.name}
      articles={undefined}
      latestNews={null}
      contactForm={<ContactForm labelledBy="contact" />}
    />
  );
}
