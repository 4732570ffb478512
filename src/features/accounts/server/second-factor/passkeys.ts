import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Passkey } from "./passkey.store.ts";

/** The site as passkeys know it: they work at this origin alone. */
export type PasskeySite = { readonly name: string; readonly origin: string };

/** Some 40 modules that only those need who use a passkey. */
const library = () => import("@simplewebauthn/server");

const idOf = ({ origin }: PasskeySite) => new URL(origin).hostname;
const described = (keys: readonly Passkey[]) =>
  keys.map(({ id, transports }) => ({ id, transports: transports.filter(isTransport) }));

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
type Transport = (typeof TRANSPORTS)[number];

function isTransport(text: string): text is Transport {
  return TRANSPORTS.some((known) => known === text);
}

export async function newPasskeyOptions(
  site: PasskeySite,
  person: { id: string; email: string; name: string },
  known: readonly Passkey[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: idOf(site),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: "none",
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** @returns null for a response that does not answer the challenge at this site. */
export async function readNewPasskey(
  site: PasskeySite,
  challenge: string,
  response: object,
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    // The library parses every part of it and throws for what is wrong.
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: idOf(site),
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transports.filter(isTransport),
  };
}

export async function passkeyOptions(site: PasskeySite, known: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: idOf(site),
    allowCredentials: described(known),
    userVerification: "preferred",
  });
}

/** @returns the authenticator's count of uses; null where the response does not hold for this passkey and challenge. */
export async function countOfUse(
  site: PasskeySite,
  challenge: string,
  passkey: Passkey,
  response: object,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id, publicKey, counter } = passkey;
  const verified = await verifyAuthenticationResponse({
    // The library parses every part of it and throws for what is wrong.
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: idOf(site),
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
