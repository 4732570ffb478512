import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Site } from "../../site.contract.ts";
import { ProseSection } from "./prose-section.tsx";
import { SupportContact } from "./support-contact.tsx";

export function TermsPage({ site }: { site: Site }) {
  return (
    <article className="mx-auto max-w-column">
      <h1 className="text-h1">Terms of Service</h1>
      <ProseSection id="who" title="Who may use this platform">
        <p>
          {site.name} is for US healthcare professionals, for professional use only. By entering you
          confirm that you are one. An account is personal: keep your password to yourself, and give
          only an NPI that is your own.
        </p>
      </ProseSection>
      <ProseSection id="judgment" title="Professional judgment">
        <p>
          News, references and clinical tools list what is known and name where it comes from. They
          may be incomplete or out of date. They support a professional's judgment and do not
          replace it, they are not for emergencies, and a decision is always that of the treating
          professional. Check the current label before you act.
        </p>
      </ProseSection>
      <ProseSection id="patients" title="No patient information">
        <p>
          Do not enter information that can identify a patient, in any field, comment or message.
        </p>
      </ProseSection>
      <ProseSection id="conduct" title="Comments and conduct">
        <p>
          Write under your own name, stay factual, disclose conflicts of interest, and advertise
          nothing. Comments that break these rules may be hidden, and accounts closed.
        </p>
      </ProseSection>
      <ProseSection id="sources" title="Sources">
        <p>
          Articles belong to those who published them; we show what their terms allow and link to
          the original.
        </p>
      </ProseSection>
      <ProseSection id="privacy" title="Privacy and contact">
        <p>
          How personal information is handled is in the{" "}
          <HrefLink href="/privacy" className="link">
            privacy notice
          </HrefLink>
          . Questions: write to us through <SupportContact email={site.supportEmail} />.
        </p>
      </ProseSection>
    </article>
  );
}
