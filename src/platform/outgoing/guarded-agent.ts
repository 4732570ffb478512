import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { Failure } from "#/kernel/failure.ts";
import type { AddressGuard } from "./address-guard.ts";

const CONNECT_MS = 10_000;
const FIRST_BYTE_MS = 20_000;
const SILENCE_MS = 30_000;
const CONNECTIONS_PER_HOST = 2;

/**
 * Connections to addresses that the guard lets through, and to no other: looked at when a connection is made, on the very
 * addresses that it is made to, so that neither a redirect nor a name that changes its answer leads elsewhere.
 */
export function guardedAgent(isAllowed: AddressGuard): Agent {
  const connect = buildConnector({ timeout: CONNECT_MS, lookup: guardedLookup(isAllowed) });
  return new Agent({
    connections: CONNECTIONS_PER_HOST,
    headersTimeout: FIRST_BYTE_MS,
    bodyTimeout: SILENCE_MS,
    connect: (options, callback) => {
      // An address in place of a name is connected to without being looked up.
      const host = options.hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) !== 0 && !isAllowed(host)) callback(refusal(host), null);
      else connect(options, callback);
    },
  });
}

function guardedLookup(isAllowed: AddressGuard): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(refusal(host), []);
      const [first] = addresses;
      if (options.all || !first) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function refusal(host: string): Failure {
  return new Failure("forbidden", `${host} is not an address of the public internet.`);
}
