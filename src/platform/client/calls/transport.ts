import { noteKept } from "../offline/kept-store.ts";
import { KEPT_SINCE } from "../offline/names.ts";

/** What is read of an answer: a response is one, and so is what the server hands over without making a response. */
export type Answer = Pick<Response, "ok" | "status" | "statusText" | "headers" | "text" | "json">;

/** Carries a request to the API: over the network in the browser, in process while a page is rendered. */
export type Transport = (path: string, init: RequestInit) => Promise<Answer>;

const overNetwork: Transport = (path, init) => fetch(new URL(path, location.origin), init);

let current = overNetwork;

/** Used once by the rendering server. Every request it renders is anonymous, so one transport serves them all. */
export function connectTransport(transport: Transport): void {
  current = transport;
}

export async function send(path: string, init: RequestInit): Promise<Answer> {
  const answer = await current(path, init);
  noteKept(answer.headers.get(KEPT_SINCE));
  return answer;
}
