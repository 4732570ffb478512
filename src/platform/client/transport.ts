import { noteKept } from "./offline/kept-store.ts";
import { KEPT_SINCE } from "./offline/names.ts";

/** Carries a request to the API: over the network in the browser, in process while a page is rendered. */
export type Transport = (request: Request) => Promise<Response>;

const overNetwork: Transport = (request) => fetch(request);

let current = overNetwork;

/** Used once by the rendering server. Every request it renders is anonymous, so one transport serves them all. */
export function connectTransport(transport: Transport): void {
  current = transport;
}

/** Where relative API paths start: this page's origin, or any name when no socket is involved. */
function base(): string {
  return typeof location === "undefined" ? "http://in.process" : location.origin;
}

export async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await current(new Request(new URL(path, base()), init));
  noteKept(response.headers.get(KEPT_SINCE));
  return response;
}
