import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { syntheticNpi } from "../ingest/registry.testing.ts";
import type { ProviderQuery } from "../providers.contract.ts";
import { createNppesClient } from "./nppes-client.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that gives these answers one after the other, the last one for ever. */
async function upstream(...answers: (unknown | "silence")[]) {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(new URL(request.url ?? "", "http://upstream").searchParams);
    if (answer !== "silence")
      response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const place = server.address();
  const port = typeof place === "object" ? place?.port : 0;
  return { asked, address: `http://127.0.0.1:${port}/api/` };
}

const QUERY: ProviderQuery = {
  npi: undefined,
  lastName: "Sample",
  firstName: undefined,
  organization: undefined,
  state: undefined,
  city: undefined,
  zip: undefined,
  specialty: undefined,
  page: 1,
  limit: 5,
};

const EMPTY = { result_count: 0, results: [] };
const ADDRESS = {
  address_purpose: "LOCATION",
  address_1: "1 SAMPLE ST",
  city: "RENO",
  state: "NV",
};

function individual(number: number, more: Record<string, unknown> = {}) {
  return {
    number: syntheticNpi(number),
    enumeration_type: "NPI-1",
    created_epoch: "1389230978000",
    last_updated_epoch: "1389917053000",
    basic: { first_name: "ANA", last_name: "SAMPLE", name_prefix: "--", sex: "F", status: "A" },
    addresses: [{ ...ADDRESS, address_purpose: "MAILING", state: "CA" }, ADDRESS],
    taxonomies: [{ code: "207Q00000X", desc: "Family Medicine", primary: true, license: null }],
    other_names: [],
    practiceLocations: [],
    endpoints: [],
    ...more,
  };
}

const ONE = { result_count: 1, results: [individual(1)] };

test("an answer is read, the practice before the mail, and kept", async () => {
  const { address, asked } = await upstream(ONE);
  const client = createNppesClient({ fetch, address });
  const { providers, total, source } = await client.find(QUERY);
  expect(total).toBe(1);
  expect(source.kind).toBe("nppes-api");
  expect(providers[0]).toMatchObject({
    number: syntheticNpi(1),
    basic: { last_name: "SAMPLE", name_prefix: "", sex: "F", status: "A" },
    created_epoch: 1389230978000,
    addresses: [{ address_purpose: "LOCATION" }, { address_purpose: "MAILING" }],
  });
  await client.find(QUERY);
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    version: "2.1",
    limit: "200",
    last_name: "Sample",
  });
});

test("the older shape is read too: numbers as numbers, seconds, gender", async () => {
  const older = individual(2, {
    number: Number(syntheticNpi(2)),
    created_epoch: 1389230978,
    basic: { first_name: "BO", last_name: "SAMPLE", gender: "M", status: "A" },
  });
  const { address } = await upstream({ result_count: 1, results: [older] });
  const { providers } = await createNppesClient({ fetch, address }).find(QUERY);
  expect(providers[0]).toMatchObject({ created_epoch: 1389230978000, basic: { sex: "M" } });
});

test("a refusal, which comes with status 200, is one", async () => {
  const Errors = [
    { description: "Field state requires additional search criteria", field: "state" },
  ];
  const { address } = await upstream({ Errors });
  const asking = createNppesClient({ fetch, address }).find({ ...QUERY, state: "NV" });
  await expect(asking).rejects.toMatchObject({
    code: "invalid-input",
    message: expect.stringContaining("requires additional search criteria"),
  });
});

test("an empty answer is asked for again, and not kept", async () => {
  const flapping = await upstream(EMPTY, ONE);
  const found = await createNppesClient({ fetch, address: flapping.address }).find(QUERY);
  expect(found.total).toBe(1);
  const empty = await upstream(EMPTY);
  const client = createNppesClient({ fetch, address: empty.address });
  expect((await client.find(QUERY)).total).toBe(0);
  await client.find(QUERY);
  expect(empty.asked).toHaveLength(4);
});

test("somebody who only gets letters there does not practise there", async () => {
  const { address } = await upstream(ONE);
  const client = createNppesClient({ fetch, address });
  expect((await client.find({ ...QUERY, state: "CA" })).total).toBe(0);
  expect((await client.find({ ...QUERY, state: "NV" })).total).toBe(1);
});

test("who has no practice any more is found where no place is asked for", async () => {
  const { address } = await upstream({
    result_count: 1,
    results: [individual(1, { addresses: [] })],
  });
  const client = createNppesClient({ fetch, address });
  expect((await client.find(QUERY)).total).toBe(1);
  expect((await client.find({ ...QUERY, state: "NV" })).total).toBe(0);
});

function block(from: number) {
  const results = Array.from({ length: 200 }, (_, number) => individual(from + number));
  return { result_count: 200, results };
}

test("pages come out of blocks of two hundred, and a block that repeats the last one ends them", async () => {
  const { address, asked } = await upstream(block(0), block(200), block(200));
  const client = createNppesClient({ fetch, address });
  const second = await client.find({ ...QUERY, page: 2 });
  expect(second.providers.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9].map(syntheticNpi));
  expect(second).toMatchObject({ total: 200, capped: true });
  const later = await client.find({ ...QUERY, page: 41 });
  expect(later.providers[0]?.number).toBe(syntheticNpi(200));
  expect(await client.find({ ...QUERY, page: 81 })).toMatchObject({
    providers: [],
    total: 400,
    capped: false,
  });
  expect(asked.map((parameters) => parameters.get("skip"))).toEqual([null, "200", "400"]);
});

test("pages are full although not everybody in a block practises there", async () => {
  const results = Array.from({ length: 200 }, (_, number) =>
    individual(number, number < 197 ? { addresses: [{ ...ADDRESS, state: "CA" }] } : {}),
  );
  const more = [individual(300), individual(301), individual(302)];
  const { address } = await upstream(
    { result_count: 200, results },
    { result_count: 3, results: more },
  );
  const client = createNppesClient({ fetch, address });
  const first = await client.find({ ...QUERY, state: "NV" });
  expect(first.providers).toHaveLength(5);
  expect(first).toMatchObject({ total: 6, capped: false });
  expect((await client.find({ ...QUERY, state: "NV", page: 2 })).providers).toHaveLength(1);
});

test("the beginning of an organization or a ZIP is asked for as such, an initial not at all", async () => {
  const { address, asked } = await upstream(ONE);
  const client = createNppesClient({ fetch, address });
  await client.find({ ...QUERY, lastName: undefined, organization: "Sample Clinic", zip: "895" });
  expect(asked[0]?.get("organization_name")).toBe("Sample Clinic*");
  expect(asked[0]?.get("postal_code")).toBe("895*");
  expect((await client.find({ ...QUERY, firstName: "a" })).total).toBe(1);
  expect((await client.find({ ...QUERY, firstName: "B" })).total).toBe(0);
  expect(asked.at(-1)?.has("first_name")).toBe(false);
});

test("an asterisk at the end of a name is asked as one, and anywhere else not at all", async () => {
  const { address, asked } = await upstream(ONE);
  const client = createNppesClient({ fetch, address });
  await client.find({ ...QUERY, lastName: "S*am*", city: "Ren*" });
  expect(asked[0]?.get("last_name")).toBe("Sam*");
  expect(asked[0]?.get("city")).toBe("Ren");
});

test.each([
  ["what is no JSON", "<html>busy</html>"],
  ["another shape", { results: "none" }],
  ["silence", "silence"],
])("%s is a failure of the API", async (_, answer) => {
  const { address } = await upstream(answer);
  const asking = createNppesClient({ fetch, address, timeoutMs: 200 }).find(QUERY);
  await expect(asking).rejects.toMatchObject({ code: "upstream-failed" });
});

test("this server does not ask more often than it allows itself", async () => {
  const { address } = await upstream(ONE);
  const client = createNppesClient({ fetch, address, callsAMinute: 2 });
  const find = (lastName: string) => client.find({ ...QUERY, lastName });
  await find("One");
  await find("Two");
  await expect(find("Three")).rejects.toMatchObject({ code: "unavailable" });
});
