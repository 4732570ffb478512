import { createHmac, randomUUID } from "node:crypto";
import { exportSPKI, generateKeyPair } from "jose";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCdsClientStore } from "#/features/interop/server/cds-client.store.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { applicationInTest } from "../../application.testing.ts";
import {
  active,
  createEhr,
  ISS,
  medication,
  ORIGIN,
  request,
  SELECT,
  SIGN,
  told,
} from "./cds.testing.ts";

const PATH = `/cds-services/${SELECT}`;
const BODY = request("order-select", {
  drafts: [medication("d1", "ketorolac tromethamine 10 MG Oral Tablet")],
  taken: [active("a", "warfarin sodium 5 MG Oral Tablet")],
});

const now = () => Math.floor(Date.now() / 1000);
const unsigned = (header: object, claims: object) =>
  [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
const claims = () => ({
  iss: ISS,
  aud: `${ORIGIN}${PATH}`,
  iat: now(),
  exp: now() + 120,
  jti: randomUUID(),
});

describeEachDatabase("clients of CDS Hooks", (database) => {
  let app: Awaited<ReturnType<typeof applicationInTest>>;
  let ehr: Awaited<ReturnType<typeof createEhr>>;
  const clients = () => createCdsClientStore(database());
  beforeAll(async () => {
    app = await applicationInTest(database(), { PUBLIC_URL: ORIGIN, INTEROP: "cds" });
  });
  beforeEach(async () => {
    ehr = await createEhr(app, clients());
  });
  /** From an address of its own: those that are refused are counted by address. */
  let last = 0;
  const send = (authorization: string | undefined, headers: Record<string, string> = {}) => {
    last += 1;
    return app.ask("POST", PATH, {
      body: BODY,
      headers: { ...(authorization !== undefined && { authorization }), ...headers },
      peer: `198.51.100.${last}`,
    });
  };
  const bearer = async (...how: Parameters<typeof ehr.token>) =>
    `Bearer ${await ehr.token(...how)}`;

  test.each(["ES384", "RS384", "ES256", "PS256", "EdDSA"])(
    "a token signed with %s is taken",
    async (algorithm) => {
      const other = await createEhr(app, clients(), algorithm);
      expect((await other.call(SELECT, BODY)).status).toBe(200);
    },
  );

  test("a token for several services is taken, and one of any other address is not", async () => {
    expect(
      (
        await send(
          await bearer(PATH, { claims: { aud: ["https://other.example", `${ORIGIN}${PATH}`] } }),
        )
      ).status,
    ).toBe(200);
    expect((await send(await bearer(`/cds-services/${SIGN}`))).status).toBe(401);
    expect((await send(await bearer("/cds-services"))).status).toBe(401);
  });

  const ATTACKS: readonly (readonly [string, () => Promise<string | undefined>])[] = [
    ["no token", async () => undefined],
    ["what is no token", async () => "Bearer a.b.c"],
    ["another scheme", async () => `Basic ${await ehr.token(PATH)}`],
    [
      "alg none",
      async () => `Bearer ${unsigned({ alg: "none", typ: "JWT", kid: "k1" }, claims())}.`,
    ],
    [
      "alg none with a signature",
      async () => `Bearer ${unsigned({ alg: "none", typ: "JWT", kid: "k1" }, claims())}.AAAA`,
    ],
    [
      "HS256 with the public key as its secret",
      async () => {
        const secret = await exportSPKI(ehr.publicKey);
        const text = unsigned({ alg: "HS256", typ: "JWT", kid: "k1" }, claims());
        return `Bearer ${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
      },
    ],
    [
      "a key of somebody else",
      async () => bearer(PATH, { key: (await generateKeyPair("ES384")).privateKey }),
    ],
    ["an unknown key", () => bearer(PATH, { header: { kid: "k2" } })],
    ["no kid", () => bearer(PATH, { header: { kid: undefined } })],
    ["its own key in the header", () => bearer(PATH, { header: { jwk: ehr.jwk } })],
    ["a key set elsewhere", () => bearer(PATH, { header: { jku: "https://evil.example/jwks" } })],
    [
      "a certificate elsewhere",
      () => bearer(PATH, { header: { x5u: "https://evil.example/cert" } }),
    ],
    ["another type", () => bearer(PATH, { header: { typ: "at+jwt" } })],
    ["an unknown client", () => bearer(PATH, { claims: { iss: "https://other.example" } })],
    ["no issuer", () => bearer(PATH, { claims: { iss: undefined } })],
    [
      "another audience",
      () => bearer(PATH, { claims: { aud: "https://other.example/cds-services/x" } }),
    ],
    ["no audience", () => bearer(PATH, { claims: { aud: undefined } })],
    ["ten minutes of life", () => bearer(PATH, { claims: { exp: now() + 600 } })],
    ["no end", () => bearer(PATH, { claims: { exp: undefined } })],
    ["no beginning", () => bearer(PATH, { claims: { iat: undefined } })],
    ["an end that is past", () => bearer(PATH, { claims: { iat: now() - 300, exp: now() - 120 } })],
    ["a beginning to come", () => bearer(PATH, { claims: { iat: now() + 120, exp: now() + 240 } })],
    ["not before later", () => bearer(PATH, { claims: { nbf: now() + 120 } })],
    ["no jti", () => bearer(PATH, { claims: { jti: undefined } })],
    ["an empty jti", () => bearer(PATH, { claims: { jti: "" } })],
    [
      "a changed claim",
      async () => {
        const [header, , signature] = (await ehr.token(PATH)).split(".");
        const body = Buffer.from(JSON.stringify(claims())).toString("base64url");
        return `Bearer ${header}.${body}.${signature}`;
      },
    ],
  ];

  test.each(ATTACKS)("%s is refused", async (_, authorization) => {
    const answer = await send(await authorization());
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    expect(await answer.json()).toMatchObject({ code: "unauthenticated" });
    expect(app.lines.some((line) => line.includes("cds token refused"))).toBe(true);
  });

  test("a token works once, of two at the same time too", async () => {
    const authorization = await bearer(PATH);
    const answers = await Promise.all([
      send(authorization),
      send(authorization),
      send(authorization),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await send(authorization)).status).toBe(401);
  });

  test("a disabled client is refused at once, and may come back", async () => {
    expect(await clients().disable(ISS)).toBe(true);
    expect((await send(await bearer(PATH))).status).toBe(401);
    expect(await clients().disable(ISS)).toBe(false);
    await clients().add(ehr.client);
    expect((await send(await bearer(PATH))).status).toBe(200);
  });

  test("a client calls the services that are its own", async () => {
    await clients().add({ ...ehr.client, services: [SIGN] });
    expect((await send(await bearer(PATH))).status).toBe(403);
  });

  test("calls are counted by client, wherever they come from", async () => {
    await clients().add({ ...ehr.client, callsPerMinute: 2 });
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await send(await bearer(PATH))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test("who sends many without a token that holds waits", async () => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < 61; sent += 1) {
      const answer = await app.ask("POST", PATH, { body: BODY, peer: "203.0.113.9" });
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([401, 429]);
  });

  test("pages of listed origins may call", async () => {
    const origin = "https://pages.ehr.example";
    const ask = (asked: string) => app.ask("OPTIONS", PATH, { headers: { origin: asked } });
    await clients().add({ ...ehr.client, origins: [origin] });
    expect((await ask(origin)).headers.get("access-control-allow-origin")).toBe(origin);
    expect(
      (await ask("https://evil.example")).headers.get("access-control-allow-origin"),
    ).toBeNull();
    const answer = await send(await bearer(PATH), { origin });
    expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
    const other = await send(await bearer(PATH), { origin: "https://evil.example" });
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });

  const feedback = (body: unknown) => ehr.call(`${SELECT}/feedback`, body);
  const rows = async () =>
    (await database().execute("SELECT rule, outcome, reason, iss FROM cds_feedback ORDER BY at"))
      .rows;
  const shown = async () => (await ehr.call(SELECT, BODY)).body.cards[0];

  describe("feedback", () => {
    test("is counted by rule, with one of our reasons and without what was written", async () => {
      const card = await shown();
      const reason = { code: "will-monitor", system: "x" };
      const overrideReason = { reason, userComment: "Mrs Example knows" };
      const given = {
        card: card?.uuid,
        outcome: "overridden",
        overrideReason,
        outcomeTimestamp: "2026-01-01T00:00:00Z",
      };
      expect((await feedback({ feedback: [given] })).status).toBe(200);
      const kept = await rows();
      expect(kept).toEqual([
        {
          rule: expect.stringMatching(/^[0-9a-f]{8}$/),
          outcome: "overridden",
          reason: "will-monitor",
          iss: ISS,
        },
      ]);
    });

    test("about the same finding is about the same rule, and cards are told apart", async () => {
      const [one, other] = [await shown(), await shown()];
      expect(one?.uuid).not.toBe(other?.uuid);
      const both = [one, other].map((card) => ({ card: card?.uuid, outcome: "overridden" }));
      await feedback({ feedback: both });
      const kept = await rows();
      expect([kept.length, new Set(kept.map(({ rule }) => rule)).size]).toEqual([2, 1]);
    });

    test.each([
      [
        "a card that nobody gave",
        { feedback: [{ card: randomUUID(), outcome: "accepted" }] },
        /feedback\.0\.card/,
      ],
      [
        "a card that is no id",
        { feedback: [{ card: "x", outcome: "accepted" }] },
        /feedback\.0\.card/,
      ],
      ["no outcome", { feedback: [{ card: randomUUID() }] }, /outcome/],
      ["no list", {}, /feedback/],
      [
        "too many",
        {
          feedback: Array.from({ length: 101 }, () => ({
            card: randomUUID(),
            outcome: "accepted",
          })),
        },
        /feedback/,
      ],
    ])("of %s is refused and not kept", async (_, body, named) => {
      const { status, body: problem } = await feedback(body);
      expect([status, problem.detail]).toEqual([400, expect.stringMatching(named)]);
      expect(await rows()).toEqual([]);
    });

    test("of another client's card is refused", async () => {
      const card = await shown();
      const iss = "https://second.example";
      await clients().add({ ...ehr.client, iss });
      const authorization = await bearer(`${PATH}/feedback`, { claims: { iss } });
      const body = { feedback: [{ card: card?.uuid, outcome: "accepted" }] };
      expect((await ehr.call(`${SELECT}/feedback`, body, { authorization })).status).toBe(400);
    });
  });

  test("without tokens only where nobody else can reach it", async () => {
    const config = { INTEROP: "cds", CDS_AUTH: "off" };
    await expect(applicationInTest(database(), config)).rejects.toThrow("CDS_AUTH may be off only");
    const open = await applicationInTest(database(), { ...config, HOST: "127.0.0.1" });
    const answer = await open.ask("POST", PATH, { body: BODY });
    expect(told((await answer.json()) as never)).toEqual(["interaction: warning"]);
  });

  test("there is no door unless it is asked for", async () => {
    const closed = await applicationInTest(database(), { PUBLIC_URL: ORIGIN });
    expect((await closed.ask("POST", PATH, { body: BODY })).status).toBe(405);
  });
});
