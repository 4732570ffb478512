import type { HumanName, Practitioner, PractitionerQualification } from "fhir/r4.js";
import { displayName } from "#/kernel/person-name.ts";
import type { Provider } from "../../../interop.ports.ts";
import { withMeta } from "../meta.ts";
import { PROFILE, SYSTEM, type Mapped } from "../systems.ts";
import { aboutProvider, exclusionsOf, npiOf } from "./about-provider.ts";
import { addressOf, telecomsOf } from "./contact.ts";

const GENDERS: Readonly<Record<string, Practitioner["gender"]>> = { M: "male", F: "female" };

export function practitionerOf(provider: Provider, mapped: Mapped): Practitioner {
  const { number, basic, addresses, taxonomies } = provider;
  const names = [ownName(provider), ...otherNames(provider)];
  const conforms = names.every(({ family }) => family);
  const resource: Practitioner = {
    resourceType: "Practitioner",
    id: number,
    extension: exclusionsOf(provider, mapped),
    identifier: npiOf(provider),
    active: basic.status === "A",
    name: names,
    telecom: telecomsOf(addresses),
    address: addresses.map(addressOf),
    gender: GENDERS[basic.sex ?? ""],
    qualification: taxonomies.map(qualificationOf),
  };
  return withMeta(
    resource,
    aboutProvider(provider, mapped, conforms ? PROFILE.Practitioner : undefined),
  );
}

/** What to call somebody in a text. */
export function nameOf({ basic }: Provider): string {
  if (basic.organization_name !== undefined) return basic.organization_name;
  return displayName([basic.first_name, basic.last_name].filter(Boolean).join(" "));
}

function ownName({ basic }: Provider): HumanName {
  const { first_name, middle_name, last_name, name_prefix, name_suffix, credential } = basic;
  return {
    use: "official",
    family: displayName(last_name),
    given: [first_name, middle_name].map(displayName),
    prefix: [name_prefix],
    suffix: [name_suffix, credential],
  };
}

/** The registry has it as one text: what follows the given name that is known is the other surname. */
function otherNames({ basic, other_names }: Provider): HumanName[] {
  return other_names.map(({ type, name }) => {
    const bare = name.split(",")[0] ?? "";
    const first = displayName(basic.first_name);
    const isKnown = first !== "" && bare.startsWith(`${first} `);
    const words = isKnown ? bare.slice(first.length + 1).split(" ") : [];
    const isMiddle = words.length > 1 && words[0] === displayName(basic.middle_name);
    return {
      use: type === "Former name" ? ("old" as const) : ("usual" as const),
      text: name,
      family: (isMiddle ? words.slice(1) : words).join(" "),
      given: isKnown ? [first] : [],
    };
  });
}

/** Codes with our own words: the texts of the code set are its owner's. */
function qualificationOf({ code, desc, license, state }: Provider["taxonomies"][number]) {
  const qualification: PractitionerQualification = {
    code: { coding: [{ system: SYSTEM.nucc, code }], text: desc },
    identifier: license === null ? [] : [{ value: license, assigner: { display: state ?? "" } }],
  };
  return qualification;
}
