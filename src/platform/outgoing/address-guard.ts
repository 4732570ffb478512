import { BlockList, isIP } from "node:net";

/** Says whether a connection to this address may be made. */
export type AddressGuard = (address: string) => boolean;

/** What IANA's special-purpose registries name as not of the public internet (RFC 6890 and its updates). */
const SPECIAL = {
  ipv4: [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
  ],
  /** Of IPv6 only 2000::/3 is handed out; these parts of it are special all the same. */
  ipv6: ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"],
} as const;

const special = listOf(SPECIAL);
const handedOut = listOf({ ipv4: [], ipv6: ["2000::/3"] });
/** Networks that reach IPv4 through IPv6 alone: the address is in the last 32 bits (RFC 6052). */
const translated = listOf({ ipv4: [], ipv6: ["64:ff9b::/96"] });

/** An address of the public internet: not private, local, link-local, multicast, reserved or a form that hides such. */
export const isPublicAddress: AddressGuard = (address) => {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  if (family !== 6 || address.includes("%")) return false;
  if (translated.check(address, "ipv6")) {
    const inner = lastFourBytes(address);
    return inner !== null && isPublicAddress(inner);
  }
  return handedOut.check(address, "ipv6") && !special.check(address, "ipv6");
};

/** For addresses that the operator typed: one that itself is of a local machine is meant, not tricked in. */
export function guardFor(addresses: readonly string[]): AddressGuard {
  return addresses.some(isOfLocalMachine) ? () => true : isPublicAddress;
}

function isOfLocalMachine(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  return host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host));
}

function listOf(networks: Record<"ipv4" | "ipv6", readonly string[]>): BlockList {
  const list = new BlockList();
  for (const family of ["ipv4", "ipv6"] as const) {
    for (const network of networks[family]) {
      const [start = "", prefix] = network.split("/");
      list.addSubnet(start, Number(prefix), family);
    }
  }
  return list;
}

/** "64:ff9b::c000:0201" and "64:ff9b::192.0.2.1" are both "192.0.2.1". */
function lastFourBytes(address: string): string | null {
  const written = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  const [low = "0", high = "0"] = written?.split("::").at(-1)?.split(":").toReversed() ?? [];
  const [a, b] = [Number.parseInt(high || "0", 16), Number.parseInt(low || "0", 16)];
  if (Number.isNaN(a) || Number.isNaN(b)) return null;
  return [a >> 8, a & 255, b >> 8, b & 255].join(".");
}
