import { Card } from "#/design/card.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { FEATURES, questionsAbout, REASONS } from "../../logic/about.ts";
import type { Site } from "../../site.contract.ts";
import { SupportContact } from "./support-contact.tsx";

export function AboutPage({ site }: { site: Site }) {
  return (
    <div className="mx-auto max-w-column">
      <h1 className="text-h1">About {site.name}</h1>
      <section aria-labelledby="mission" className="mt-5">
        <h2 id="mission" className="mb-2 text-h2">
          Our mission
        </h2>
        <p>
          To give US healthcare professionals one quick and trustworthy place for medical news, drug
          information, provider lookup and clinical tools, with the source of each statement in
          sight.
        </p>
      </section>
      <section aria-labelledby="why" className="mt-7">
        <h2 id="why" className="mb-3 text-h2">
          Why only verified professionals
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {REASONS.map(({ title, text }) => (
            <Card as="li" key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1">{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section aria-labelledby="features" className="mt-7">
        <h2 id="features" className="mb-3 text-h2">
          What it offers
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {FEATURES.map(({ title, text, href }) => (
            <Card as="li" key={title}>
              <h3 className="font-semibold">
                <HrefLink href={href} className="link">
                  {title}
                </HrefLink>
              </h3>
              <p className="mt-1">{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section aria-labelledby="questions" className="mt-7">
        <h2 id="questions" className="mb-3 text-h2">
          Frequently asked questions
        </h2>
        {questionsAbout(site.name).map(({ question, answer }) => (
          <Disclosure key={question} summary={question} className="border-b border-line py-1">
            {answer}
          </Disclosure>
        ))}
      </section>
      <section aria-labelledby="contact" className="mt-7">
        <h2 id="contact" className="mb-2 text-h2">
          Contact
        </h2>
        <p>
          Write to us through <SupportContact email={site.supportEmail} />. How we handle what you
          tell us is on the{" "}
          <HrefLink href="/privacy" className="link">
            privacy page
          </HrefLink>
          .
        </p>
      </section>
    </div>
  );
}
