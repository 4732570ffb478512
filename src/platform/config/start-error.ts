/** Why Wardbook cannot start. The message is one sentence for the operator; no stack belongs beside it. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
