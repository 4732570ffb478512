import { BlockList, isIP } from "node:net";
import type { AddressOf } from "../begin.ts";

type Connection = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * Walks X-Forwarded-For from the right and stops at the first address that is not a trusted proxy.
 * Without trusted proxies the header is ignored, because anybody can send one.
 * @param trustedProxies addresses or CIDR ranges.
 */
export function clientAddress(trustedProxies: readonly string[]): AddressOf {
  const trusted = listOf(trustedProxies);
  return (connection, forwardedFor) => {
    const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
    let address = peerOf(connection);
    while (isTrusted(trusted, address)) {
      const hop = hops.pop();
      if (!hop || !isIP(hop)) break;
      address = hop;
    }
    return address;
  };
}

/** Whether a connection comes from one of these proxies: then its headers are believed. */
export function fromTrustedProxy(
  trustedProxies: readonly string[],
): (connection: unknown) => boolean {
  const trusted = listOf(trustedProxies);
  return (connection) => isTrusted(trusted, peerOf(connection));
}

function peerOf(connection: unknown): string {
  return plain((connection as Connection | undefined)?.incoming?.socket?.remoteAddress ?? "");
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  return list;
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
