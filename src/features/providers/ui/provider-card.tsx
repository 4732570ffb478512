import Download from "lucide-react/icons/download";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { Badge } from "#/design/badge.tsx";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { CopyButton } from "#/design/copy-button.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { Mark } from "#/design/mark.tsx";
import { contestAddress } from "#/kernel/npi-claim.ts";
import { displayName } from "#/kernel/person-name.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { otherNamesFor } from "../logic/other-names.ts";
import {
  addressLines,
  dayText,
  mapHref,
  phoneText,
  practiceOf,
  primaryTaxonomy,
  providerName,
} from "../logic/provider-words.ts";
import type { SearchAddress } from "../logic/search-address.ts";
import { vCard } from "../logic/vcard.ts";
import type { Provider, ProviderAddress } from "../providers.contract.ts";
import { ExclusionMarks } from "./exclusion-marks.tsx";
import { ProviderDetails } from "./provider-details.tsx";
import { saveFile } from "./save-file.ts";

/** The others stand below, with the details. */
const MOST_OTHER_NAMES = 2;

type ProviderCardProps = {
  provider: Provider;
  /** What it was found by. */
  search: SearchAddress;
  open: boolean;
};

/** A provider as an index card: what one looks for first, and the rest opened in place. */
export function ProviderCard({ provider, search, open }: ProviderCardProps) {
  const name = providerName(provider);
  const practice = practiceOf(provider);
  const taxonomy = primaryTaxonomy(provider);
  const save = () => saveFile(`npi-${provider.number}.vcf`, "text/vcard", vCard(provider));
  return (
    <Card as="article" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-h2">{name}</h3>
          <p className="text-muted">{taxonomy?.desc ?? "No specialty registered"}</p>
          {otherNamesFor(provider, search)
            .slice(0, MOST_OTHER_NAMES)
            .map(({ type, name: other }) => (
              <p key={`${type} ${other}`} className="text-small text-muted">
                Also known as {displayName(other)} ({type.toLowerCase()})
              </p>
            ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {provider.sample && <Badge tone="info">Sample</Badge>}
          <Badge>{kindOf(provider)}</Badge>
          <Status provider={provider} />
        </div>
      </div>
      <ExclusionMarks exclusions={provider.exclusions} />
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(11rem,1fr)_2fr_minmax(12rem,1fr)]">
        <Fact term="NPI" copy={provider.number} copyLabel={`Copy NPI of ${name}`}>
          <span className="code text-h3">{provider.number}</span>
        </Fact>
        <Fact
          term="Practice"
          copy={practice && addressLines(practice).join("\n")}
          copyLabel={`Copy address of ${name}`}
        >
          {practice ? <Place address={practice} /> : "Not registered"}
        </Fact>
        <Fact
          term="Phone"
          copy={practice?.telephone_number && phoneText(practice.telephone_number)}
          copyLabel={`Copy phone of ${name}`}
        >
          {practice?.telephone_number ? (
            <a className="link code" href={`tel:+1${practice.telephone_number.replace(/\D/g, "")}`}>
              {phoneText(practice.telephone_number)}
            </a>
          ) : (
            "Not registered"
          )}
        </Fact>
      </dl>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-2 border-t border-line pt-2">
        <Disclosure summary="All details" open={open} className="min-w-0 flex-1 basis-80">
          <ProviderDetails provider={provider} />
        </Disclosure>
        {provider.enumeration_type !== "NPI-2" && (
          <HrefLink
            className="link py-1.5 text-small print:hidden"
            href={contestAddress(provider.number)}
          >
            My NPI, used by somebody else here?
          </HrefLink>
        )}
        <Button variant="quiet" size="small" className="print:hidden" onClick={save}>
          <Download className="size-4" />
          vCard
        </Button>
      </div>
    </Card>
  );
}

function kindOf({ enumeration_type }: Provider): string {
  if (enumeration_type === "") return "Blanked by the registry";
  return enumeration_type === "NPI-1" ? "Individual" : "Organization";
}

function Status({ provider: { basic } }: { provider: Provider }) {
  if (basic.status === "A") return <Mark tone="fine">Active</Mark>;
  const since = basic.deactivation_date;
  return <Mark tone="major">{since ? `Deactivated since ${dayText(since)}` : "Deactivated"}</Mark>;
}

function Place({ address }: { address: ProviderAddress }) {
  return (
    <address className="not-italic">
      {addressLines(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <a
        className="link inline-flex items-center gap-1 print:hidden"
        href={mapHref(address)}
        target="_blank"
        rel="noreferrer"
      >
        <MapPin aria-hidden="true" className="size-4" />
        Map
        <span className="sr-only"> (opens OpenStreetMap)</span>
      </a>
    </address>
  );
}

function Fact({
  term,
  copy,
  copyLabel,
  children,
}: {
  term: string;
  copy: string | undefined;
  copyLabel: string;
  children: ReactNode;
}) {
  return (
    <div className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2">
      <dt className="w-20 shrink-0 text-small leading-[1.375rem] text-muted">{term}</dt>
      <dd className="flex min-w-0 flex-1 basis-44 flex-wrap items-start gap-1">
        <div className="min-w-0">{children}</div>
        {copy ? (
          <span className="-my-1.5 print:hidden touch:-my-2.5">
            <CopyButton text={copy} label={copyLabel} />
          </span>
        ) : null}
      </dd>
    </div>
  );
}
