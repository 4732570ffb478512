import { DescriptionList } from "#/design/description-list.tsx";
import { displayName } from "#/kernel/person-name.ts";
import { addressLines, dayText, phoneText } from "../logic/provider-words.ts";
import type { Provider, ProviderAddress } from "../providers.contract.ts";

/** Everything else that the registry says. */
export function ProviderDetails({ provider }: { provider: Provider }) {
  const { basic, taxonomies, addresses, other_names, endpoints } = provider;
  const official = basic.authorized_official;
  const mailing = addresses.filter(({ address_purpose }) => address_purpose === "MAILING");
  const further = addresses.filter(({ address_purpose }) => address_purpose === "SECONDARY");
  const practice = addresses.find(({ address_purpose }) => address_purpose === "LOCATION");
  return (
    <DescriptionList
      items={[
        { term: "Specialties", value: list(taxonomies.map(taxonomyText)) },
        {
          term: "Other names",
          value: list(
            other_names.map(({ name, type }) => `${displayName(name)} (${type.toLowerCase()})`),
          ),
        },
        { term: "Fax", value: practice?.fax_number && phoneText(practice.fax_number), code: true },
        { term: "Mailing address", value: list(mailing.map(addressText)) },
        { term: "Further practices", value: list(further.map(addressText)) },
        { term: "Parent organization", value: displayName(basic.parent_organization ?? "") },
        { term: "Subpart", value: word(basic.organizational_subpart) },
        { term: "Sole proprietor", value: word(basic.sole_proprietor) },
        {
          term: "Authorized official",
          value:
            official &&
            [official.name, displayName(official.title), phoneText(official.telephone_number)]
              .filter(Boolean)
              .join(", "),
        },
        {
          term: "Endpoints",
          value: list(
            endpoints.map(({ type, address }) => [type, address].filter(Boolean).join(": ")),
          ),
        },
        { term: "Enumerated", value: day(basic.enumeration_date) },
        { term: "Last updated", value: day(basic.last_updated) },
        { term: "Deactivated", value: day(basic.deactivation_date) },
        { term: "Reactivated", value: day(basic.reactivation_date) },
        { term: "Replaced by", value: basic.replacement_npi, code: true },
      ]}
    />
  );
}

function taxonomyText({ code, desc, license, state, primary }: Provider["taxonomies"][number]) {
  const licensed = license === null ? "" : `, license ${license}${state ? ` (${state})` : ""}`;
  return `${desc} (${code})${licensed}${primary ? ", primary" : ""}`;
}

function addressText(address: ProviderAddress): string {
  const phone = phoneText(address.telephone_number);
  return [...addressLines(address), phone].filter(Boolean).join(", ");
}

function list(items: readonly string[]) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function day(date: string | undefined): string {
  return date ? dayText(date) : "";
}

function word(answer: string | undefined): string {
  return answer === "YES" ? "Yes" : answer === "NO" ? "No" : "";
}
