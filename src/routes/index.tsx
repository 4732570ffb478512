import { createFileRoute } from "@tanstack/react-router";
import { ContactForm } from "#/features/contact/ui/contact-form.tsx";

export const Route = createFileRoute("/")({ component: Home });

function Home() {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">Get in Touch</h2>
      <ContactForm labelledBy="contact" />
    </section>
  );
}
