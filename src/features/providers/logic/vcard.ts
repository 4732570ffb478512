import type { Provider } from "../providers.contract.ts";
import { practiceOf, primaryTaxonomy, providerName } from "./provider-words.ts";

/** A provider as a card for an address book (vCard 4.0, RFC 6350), of the practice alone. */
export function vCard(provider: Provider): string {
  const { basic, number } = provider;
  const practice = practiceOf(provider);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `KIND:${basic.organization_name === undefined ? "individual" : "org"}`,
    `FN:${escaped(providerName(provider))}`,
    `N:${[basic.last_name, basic.first_name, basic.middle_name, basic.name_prefix, basic.name_suffix].map(escaped).join(";")}`,
    ...(basic.organization_name === undefined ? [] : [`ORG:${escaped(basic.organization_name)}`]),
    ...titles(provider),
    ...(practice?.telephone_number ? [`TEL;TYPE=work:${escaped(practice.telephone_number)}`] : []),
    ...(practice?.fax_number ? [`TEL;TYPE=fax:${escaped(practice.fax_number)}`] : []),
    ...(practice
      ? [
          `ADR;TYPE=work:;${[practice.address_2, practice.address_1, practice.city, practice.state, practice.postal_code, practice.country_code].map(escaped).join(";")}`,
        ]
      : []),
    `NOTE:NPI ${number}`,
    "END:VCARD",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function titles(provider: Provider): string[] {
  const taxonomy = primaryTaxonomy(provider);
  return taxonomy === undefined ? [] : [`TITLE:${escaped(taxonomy.desc)}`];
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

const MOST_BYTES = 74;

/** Lines end after 75 bytes at most; what follows begins with a space. No character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MOST_BYTES) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
