import { isIP } from "node:net";
import { ROLES, type Role } from "#/kernel/role.ts";

/** Reads the text of one environment variable. `undefined` says that the text is not allowed. */
export type Reader<Value> = (text: string) => Value | undefined;

export function wholeNumber(least: number, most: number): Reader<number> {
  return (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
  };
}

export function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value> {
  return (text) => values.find((value) => value === text);
}

/** Some of these values, separated by commas. */
export function listOf<const Value extends string>(
  values: readonly Value[],
): Reader<readonly Value[]> {
  return (text) => {
    const read = text.split(",").map((part) => oneOf(values)(part.trim()));
    const known = read.filter((value) => value !== undefined);
    return known.length === read.length ? Object.freeze(known) : undefined;
  };
}

export function matching(pattern: RegExp): Reader<string> {
  return (text) => (pattern.test(text) ? text : undefined);
}

/** An address with one of these schemes, kept as it was written. */
export function addressOf(...schemes: readonly string[]): Reader<string> {
  return (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : undefined;
}

/** An http or https address without a path: `https://wardbook.example` */
export function origin(text: string): string | undefined {
  if (addressOf("http:", "https:")(text) === undefined) return undefined;
  const url = new URL(text);
  return url.pathname === "/" && url.search === "" && url.hash === "" ? url.origin : undefined;
}

/** The address of an identity provider, as it names itself: https, but for one on loopback. */
export function issuer(text: string): string | undefined {
  if (addressOf("http:", "https:")(text) === undefined) return undefined;
  const { protocol, hostname, search, hash } = new URL(text);
  if (search !== "" || hash !== "") return undefined;
  return protocol === "https:" || isLoopback(hostname) ? text : undefined;
}

/** IP addresses and CIDR ranges, separated by commas. */
export function networks(text: string): readonly string[] | undefined {
  const entries = text.split(",").map((entry) => entry.trim());
  return entries.every(isNetwork) ? Object.freeze(entries) : undefined;
}

function isNetwork(entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || wholeNumber(0, family === 4 ? 32 : 128)(prefix) !== undefined;
}

/** Pairs of a name and a web address, "nppes=https://mirror.example/files.html", separated by spaces. */
export function namedAddresses(text: string): ReadonlyMap<string, string> | undefined {
  const named = new Map<string, string>();
  for (const pair of text.split(/\s+/)) {
    const [, name = "", address = ""] = /^([a-z-]+)=(.+)$/.exec(pair) ?? [];
    if (addressOf("http:", "https:")(address) === undefined) return undefined;
    named.set(name, address);
  }
  return named;
}

/** `Wardbook-Admins=admin,Ward 3=moderator`: the role that each group gives; one group may give several. */
export function groupRoles(text: string): readonly (readonly [string, Role])[] | undefined {
  const pairs = text.split(",").map((pair) => {
    const cut = pair.lastIndexOf("=");
    const role = oneOf(ROLES)(pair.slice(cut + 1).trim());
    const group = pair.slice(0, Math.max(cut, 0)).trim();
    return role === undefined || group === "" ? undefined : ([group, role] as const);
  });
  const known = pairs.filter((pair) => pair !== undefined);
  return known.length === pairs.length ? Object.freeze(known) : undefined;
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}
