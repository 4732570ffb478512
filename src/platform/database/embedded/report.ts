/** What a new owner process tells the process that started it. */
export type OwnerReport =
  | { readonly state: "ready" }
  | { readonly state: "busy" }
  | { readonly state: "failed"; readonly reason: string };

export function isOwnerReport(message: unknown): message is OwnerReport {
  return typeof message === "object" && message !== null && "state" in message;
}
