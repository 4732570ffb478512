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

export function send(path: string, init: RequestInit): Promise<Response> {
  return current(new Request(new URL(path, base()), init));
}
