import type { ReactNode } from "react";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Site } from "../../site.contract.ts";
import { ProseSection } from "./prose-section.tsx";
import { SupportContact } from "./support-contact.tsx";

/** What a person can do about their data, and what holds for the notice itself. */
export function PrivacyRightsSections({ site, choices }: { site: Site; choices?: ReactNode }) {
  const support = <SupportContact email={site.supportEmail} />;
  return (
    <>
      <ProseSection id="managing-information" title="5. Managing Your Information">
        <p>
          You can unsubscribe from e-mails, and disable cookies here or in your browser. Disabling
          the necessary ones means that you are asked again on each visit.
        </p>
        {choices}
      </ProseSection>
      <ProseSection id="data-rights" title="6. Your Data Rights">
        <p>
          You can ask for access to your data, for its correction or for its deletion, through{" "}
          {support}. With an account you can do all three yourself, in your{" "}
          <HrefLink href="/profile" className="link">
            profile
          </HrefLink>
          .
        </p>
      </ProseSection>
      <ProseSection id="international-users" title="7. International Users">
        <p>
          {site.name} is intended for the United States only. If you are elsewhere, please do not
          use it.
        </p>
      </ProseSection>
      <ProseSection id="changes" title="8. Changes to This Notice">
        <p>
          When this notice changes, its date and version change with it, and what you accepted stays
          on record under the version you accepted.
        </p>
      </ProseSection>
      <ProseSection id="hipaa" title="9. HIPAA Notice">
        <p>
          {site.name} is not made for protected health information (PHI): none is asked for, and
          none may be entered. Free texts, such as comments and messages, say so beside the field.
          What you enter into the clinical tools stays in your browser or, where a call is made, is
          neither logged nor stored.
        </p>
      </ProseSection>
      <ProseSection id="contact" title="10. Contact">
        <p>Questions about this notice or your data: write to us through {support}.</p>
      </ProseSection>
    </>
  );
}
