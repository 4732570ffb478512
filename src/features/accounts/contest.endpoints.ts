import { endpoint } from "#/kernel/endpoint.ts";
import type { Contest } from "./contest.contract.ts";
import type { Told } from "./recovery.contract.ts";

/** Apart from its schema, which pages have no use for. */
export const contestNpi = endpoint<typeof Contest, typeof Told>("POST", "/api/npi/contest");
