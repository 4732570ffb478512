import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { InferInput } from "valibot";
import type { NewPasskey, PasskeyOptions } from "../../second-factor.contract.ts";

type Options = InferInput<typeof PasskeyOptions>["options"];
type Answer = InferInput<typeof NewPasskey>["passkey"];

/** Passkeys work on secure pages, under a name and not under an IP address. */
export function passkeysWork(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return "PublicKeyCredential" in window && isSecureContext && named;
}

/** The library is loaded by those alone who use a passkey. */
export async function makePasskey(options: Options): Promise<Answer> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  // The server's library has made them for this call.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return plain(await startRegistration({ optionsJSON }));
}

export async function answerWithPasskey(options: Options): Promise<Answer> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  // The server's library has made them for this call.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return plain(await startAuthentication({ optionsJSON }));
}

const HAS_ONE = "This device has a passkey for this account already.";
const NOT_USED =
  "No passkey was given: it was called off, is not on this device, or took too long.";

/** What the browser says by a name alone, for people; the fallback for failures of any other kind. */
export function wordsOfPasskey(error: unknown, fallback: string): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return HAS_ONE;
  return name === "NotAllowedError" || name === "AbortError" ? NOT_USED : fallback;
}

function plain(credential: {
  id: string;
  rawId: string;
  type: "public-key";
  response: object;
  clientExtensionResults: object;
}): Answer {
  const { response, clientExtensionResults, ...rest } = credential;
  return {
    ...rest,
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
  };
}
