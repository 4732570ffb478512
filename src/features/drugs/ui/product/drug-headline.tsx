import type { ReactNode } from "react";
import { Badge } from "#/design/badge.tsx";
import { Breadcrumbs } from "#/design/breadcrumbs.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { CopyButton } from "#/design/copy-button.tsx";
import { SharePage } from "#/design/share-page.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { DrugDetail } from "../../drugs.contract.ts";
import { readableName } from "../../logic/drug-groups.ts";
import { formWords } from "../../logic/form-words.ts";
import { controlledWords, DrugMarks } from "./drug-marks.tsx";

/** Name, class, schedule and form, what must not be missed, and what can be done with the product. */
export function DrugHeadline({ drug, picture }: { drug: DrugDetail; picture: ReactNode }) {
  const name = readableName(drug.brandName);
  const generic = drug.genericName?.toLowerCase() ?? "";
  const [mainClass] = drug.classes;
  const ingredient = drug.genericName ?? drug.brandName;
  return (
    <header className="mb-4">
      <Breadcrumbs
        crumbs={[
          { label: "Drugs", href: "/drugs" },
          { label: name, href: drug.href },
        ]}
        renderLink={({ label, href }, className) => (
          <HrefLink href={href} className={className}>
            {label}
          </HrefLink>
        )}
      />
      <div className="mt-1 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-h1 wrap-anywhere">{name}</h1>
          {generic !== name.toLowerCase() && (
            <p className="text-h3 font-normal text-muted">{generic}</p>
          )}
          <p className="mt-1 flex flex-wrap gap-1.5">
            <Badge tone="brand">{formWords(drug)}</Badge>
            {mainClass !== undefined && <Badge wraps>{mainClass.replace(/\s*\[.*\]$/, "")}</Badge>}
            {drug.category !== null && <Badge>{drug.category}</Badge>}
            {drug.source === "starter" && <Badge>Starter content</Badge>}
            {drug.isControlled === null && <Badge>{controlledWords(drug)}</Badge>}
          </p>
          <div className="mt-2">
            <DrugMarks drug={drug} />
          </div>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-muted">
            <span>{drug.manufacturer}</span>
            {drug.ndcNumber !== null && (
              <span className="inline-flex items-center whitespace-nowrap">
                <span className="code">NDC {drug.ndcNumber}</span>
                <CopyButton text={drug.ndcNumber} label="Copy NDC" />
              </span>
            )}
          </p>
        </div>
        {picture}
      </div>
      <p className="mt-3 flex flex-wrap gap-2 print:hidden">
        <HrefLink
          href={`/drug-interactions#${new URLSearchParams({ d: ingredient.toLowerCase() })}`}
          className={buttonStyle("primary")}
        >
          Check interactions
        </HrefLink>
        <SharePage title={name} path={drug.href} />
      </p>
    </header>
  );
}
