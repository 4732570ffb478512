import type { Provider } from "#/features/providers/providers.contract.ts";
import type { RegistryEntry } from "../../logic/npi-match.ts";

/** What a claim is held against; made-up sample providers match nobody. */
export function registryEntry(provider: Provider | undefined): RegistryEntry | null {
  if (!provider || provider.sample) return null;
  const { basic, enumeration_type: kind, other_names: others } = provider;
  return {
    organization: kind === "NPI-2",
    active: basic.status === "A",
    names: [
      { first: basic.first_name, last: basic.last_name },
      ...others.map(({ name }) => partsOf(name)),
    ],
  };
}

/** Other names come as one line: "Maria E. Garcia-Lopez, MD". */
function partsOf(name: string) {
  const words = (name.split(",")[0] ?? "").trim().split(/\s+/);
  return { first: words[0] ?? "", last: words.length > 1 ? (words.at(-1) ?? "") : "" };
}
