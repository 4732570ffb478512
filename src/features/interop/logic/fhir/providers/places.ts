import type { Provider, ProviderAddress } from "../../../interop.ports.ts";
import { shortHash } from "../short-hash.ts";

/** A place where somebody practises, and what its resources are called. */
export type Place = {
  readonly address: ProviderAddress;
  readonly roleId: string;
  readonly locationId: string;
};

/** The main practice first. Letters go to a mailing address, and nobody is seen there. */
export function placesOf({ number, addresses }: Provider): Place[] {
  const places = addresses.flatMap((address): Place[] => {
    if (address.address_purpose === "MAILING") return [];
    if (address.address_purpose === "LOCATION") {
      return [{ address, roleId: number, locationId: `${number}-p` }];
    }
    const id = `${number}-${shortHash(JSON.stringify(address))}`;
    return [{ address, roleId: id, locationId: id }];
  });
  return [...new Map(places.map((place) => [place.locationId, place])).values()];
}
