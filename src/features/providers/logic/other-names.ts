import type { Provider } from "../providers.contract.ts";
import type { SearchAddress } from "./search-address.ts";
import { organizationKey } from "./search-keys.ts";

type OtherName = Provider["other_names"][number];

/** The other names of a provider, first those with the most of the words that are looked for: it may be one of them that was found. */
export function otherNamesFor(
  { other_names }: Pick<Provider, "other_names">,
  { organization = "", lastName = "" }: SearchAddress,
): OtherName[] {
  const words = organizationKey(`${organization} ${lastName}`).split(" ");
  const held = ({ name }: OtherName) => {
    const key = ` ${organizationKey(name)}`;
    return words.filter((word) => key.includes(` ${word}`)).length;
  };
  return other_names.toSorted((a, b) => held(b) - held(a));
}
