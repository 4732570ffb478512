import { BlockList, isIP } from "node:net";
import type { AddressOf } from "./begin.ts";

type Connection = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * Walks X-Forwarded-For from the right and stops at the first address that is not a trusted proxy.
 * Without trusted proxies the header is ignored, because anybody can send one.
 * @param trustedProxies addresses or CIDR ranges.
 */
export function clientAddress(trustedProxies: readonly string[]): AddressOf {
  const trusted = new BlockList();
  for (const range of trustedProxies) addRange(trusted, range);
  return (connection, forwardedFor) => {
    const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
    let address = plain(
      (connection as Connection | undefined)?.incoming?.socket?.remoteAddress ?? "",
    );
    while (isTrusted(trusted, address)) {
      const hop = hops.pop();
      if (!hop || !isIP(hop)) break;
      address = hop;
    }
    return address;
  };
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function isTrusted(trusted: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? "ipv6" : "ipv4");
}

function addRange(list: BlockList, range: string): void {
  const [address = "", prefix] = range.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}
