import type { ReactNode } from "react";
import type { Site } from "../../site.contract.ts";
import { PrivacyDataSections } from "./privacy-data-sections.tsx";
import { PrivacyRightsSections } from "./privacy-rights-sections.tsx";

/** The privacy notice: its date, its ten sections, and the visitor's cookie choices. */
export function PrivacyPage({ site, choices }: { site: Site; choices?: ReactNode }) {
  return (
    <article className="mx-auto max-w-column">
      <h1 className="text-h1">Privacy Practices</h1>
      <p className="mt-1 text-muted">
        Effective <time dateTime="2025-09-01">September 1, 2025</time>. Last updated{" "}
        <time dateTime="2025-09-01">September 1, 2025</time>. Version 1.0.
      </p>
      <p className="mt-4">
        {site.name} is for US healthcare professionals, for professional use only. No protected
        health information is collected.
      </p>
      <PrivacyDataSections site={site} />
      <PrivacyRightsSections site={site} choices={choices} />
    </article>
  );
}
