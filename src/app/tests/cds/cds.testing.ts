/** An EHR for tests: it holds made-up charts, signs its requests and calls the services as CDS Hooks 2.0 says. */
import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { CdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import type { applicationInTest } from "../../application.testing.ts";

type App = Awaited<ReturnType<typeof applicationInTest>>;

export const ORIGIN = "https://wardbook.example";
export const ISS = "https://ehr.example/fhir";
/** The door, open to whoever reaches it. */
export const OPEN = { INTEROP: "cds", CDS_AUTH: "off", HOST: "127.0.0.1" };
export const SELECT = "wardbook-interactions-select";
export const SIGN = "wardbook-interactions-sign";
export const REVIEW = "wardbook-medication-review";

const RXNORM = "http://www.nlm.nih.gov/research/umls/rxnorm";

/** An order or a statement, worded as RxNorm words it. */
export function medication(
  id: string,
  name: string,
  { resourceType = "MedicationRequest", status = "draft", ...more }: Record<string, unknown> = {},
) {
  const coding = [{ system: RXNORM, display: name }];
  return {
    resource: {
      resourceType,
      id,
      status,
      intent: "order",
      subject: { reference: "Patient/p1" },
      medicationCodeableConcept: { text: name, coding },
      ...more,
    },
  };
}

export const active = (id: string, name: string) => medication(id, name, { status: "active" });

export const bundle = (entry: readonly unknown[], link: readonly unknown[] = []) => ({
  resourceType: "Bundle",
  type: "searchset",
  total: entry.length,
  link,
  entry,
});

type Chart = {
  readonly drafts?: readonly unknown[];
  readonly selections?: readonly string[];
  readonly taken?: readonly unknown[];
  readonly statements?: readonly unknown[];
  readonly prefetch?: Readonly<Record<string, unknown>>;
  readonly settings?: Readonly<Record<string, boolean>>;
};

/** A whole request; its chart came along unless `prefetch` says otherwise. */
export function request(
  hook: string,
  { drafts = [], selections = ["MedicationRequest/d1"], taken = [], ...more }: Chart = {},
) {
  const { statements = [], prefetch, settings } = more;
  const draftOrders = { resourceType: "Bundle", type: "collection", entry: drafts };
  return {
    hook,
    hookInstance: randomUUID(),
    context: {
      userId: "Practitioner/u1",
      patientId: "p1",
      encounterId: "e1",
      ...(hook !== "patient-view" && { draftOrders }),
      ...(hook === "order-select" && { selections }),
    },
    prefetch: prefetch ?? { medications: bundle(taken), statements: bundle(statements) },
    ...(settings && { extension: { "pddi-configuration-items": settings } }),
  };
}

/** A request with a marked value in one part. It asks to keep what was shown, so that there would be something to find. */
export function markedRequest(part: string, mark: string) {
  const marked = (own: string) => (part === own ? mark : "p1");
  const { context, ...asked } = request("order-sign", {
    drafts: [
      medication(marked("reference"), "warfarin"),
      medication("d2", part === "order" ? mark : "ibuprofen"),
    ],
    statements: [medication("s", part === "statement" ? mark : "aspirin")],
    settings: { "cache-for-order-sign-filtering": true, "filter-out-repeated-alerts": true },
  });
  const userId = marked("user");
  return { ...asked, context: { ...context, userId, patientId: marked("patient") } };
}

export async function createEhr(app: App, clients: CdsClientStore, algorithm = "ES384") {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: "k1", alg: algorithm, use: "sig" };
  const client = { iss: ISS, name: "An EHR", jwks: { keys: [jwk] }, callsPerMinute: 600 };
  await clients.add(client);

  /** A token as it should be, but for what is said. */
  async function token(
    path: string,
    {
      header = {},
      claims = {},
      key = privateKey,
    }: {
      header?: Record<string, unknown>;
      claims?: Record<string, unknown>;
      key?: CryptoKey | Uint8Array;
    } = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: ISS, aud: `${ORIGIN}${path}`, iat: now, exp: now + 120 };
    return new SignJWT({ ...usual, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: algorithm, typ: "JWT", kid: "k1", ...header })
      .sign(key);
  }

  async function call(
    service: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: Answer }> {
    const path = `/cds-services/${service}`;
    const signed = headers ?? { authorization: `Bearer ${await token(path)}` };
    const answer = await app.ask("POST", path, { body, headers: signed });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as Answer,
    };
  }

  return { client, jwk, publicKey, privateKey, token, call };
}

/** What tests look at of cards. */
export type Card = {
  readonly uuid: string;
  readonly summary: string;
  readonly indicator: string;
  readonly detail: string;
  readonly source: { readonly label: string; readonly url: string; topic: { code: string } };
  readonly overrideReasons?: readonly { readonly code: string; readonly system: string }[];
  readonly suggestions?: readonly { readonly actions: readonly Record<string, unknown>[] }[];
};

export type Answer = { readonly cards: readonly Card[]; readonly detail?: string; code?: string };

/** Topic and indicator of each card. */
export const told = ({ cards }: Answer): string[] =>
  cards.map(({ source, indicator }) => `${source.topic.code}: ${indicator}`);
