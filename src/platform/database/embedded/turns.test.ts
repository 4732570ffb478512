import { expect, test, vi } from "vitest";
import { eventually } from "#/platform/testing/eventually.ts";
import { createTurns } from "./turns.ts";
import type { Client, Session } from "./turns.ts";

/** A session that only knows BEGIN and COMMIT, and writes down what it was asked for. */
function createScript() {
  const ran: string[] = [];
  let open = false;
  const session: Session = {
    async execute(bytes) {
      const statement = Buffer.from(bytes).toString();
      ran.push(statement);
      await new Promise((resolve) => setImmediate(resolve));
      if (statement === "unreadable") throw new Error("unreadable");
      if (statement.endsWith("BEGIN")) open = true;
      if (statement.endsWith("COMMIT")) open = false;
    },
    inTransaction: () => open,
    async rollback() {
      ran.push("ROLLBACK");
      open = false;
    },
  };
  return { session, ran };
}

function createClient() {
  return { answer: vi.fn<Client["answer"]>(), evict: vi.fn<Client["evict"]>() };
}

const LONG_MS = 60_000;

test("a transaction keeps the session until it ends; then the others come in their order", async () => {
  const { session, ran } = createScript();
  const turns = createTurns(session, LONG_MS);
  const [first, second, third] = [createClient(), createClient(), createClient()];
  const ask = (client: Client, statement: string) =>
    turns.enter(client, Buffer.from(statement), false);
  ask(first, "1 BEGIN");
  ask(second, "2 SELECT");
  ask(third, "3 SELECT");
  await eventually(() => expect(ran).toEqual(["1 BEGIN"]));
  ask(first, "1 INSERT");
  ask(first, "1 COMMIT");
  await eventually(() =>
    expect(ran).toEqual(["1 BEGIN", "1 INSERT", "1 COMMIT", "2 SELECT", "3 SELECT"]),
  );
});

test("an exchange that is still open keeps the session too", async () => {
  const { session, ran } = createScript();
  const turns = createTurns(session, LONG_MS);
  const [first, second] = [createClient(), createClient()];
  turns.enter(first, Buffer.from("1 flushed"), true);
  turns.enter(second, Buffer.from("2"), false);
  await eventually(() => expect(ran).toEqual(["1 flushed"]));
  turns.enter(first, Buffer.from("1 synced"), false);
  await eventually(() => expect(ran).toEqual(["1 flushed", "1 synced", "2"]));
});

test("a client that leaves takes back its transaction and what it still asked for", async () => {
  const { session, ran } = createScript();
  const turns = createTurns(session, LONG_MS);
  const [leaving, staying] = [createClient(), createClient()];
  turns.enter(leaving, Buffer.from("1 BEGIN"), false);
  turns.enter(leaving, Buffer.from("1 INSERT"), false);
  turns.enter(staying, Buffer.from("2 SELECT"), false);
  await turns.leave(leaving);
  await eventually(() => expect(ran).toEqual(["1 BEGIN", "ROLLBACK", "2 SELECT"]));
});

test("a client that idles in a transaction while others wait is evicted, and not before", async () => {
  const { session } = createScript();
  const turns = createTurns(session, 20);
  const [idler, waiter] = [createClient(), createClient()];
  turns.enter(idler, Buffer.from("1 BEGIN"), false);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(idler.evict).not.toHaveBeenCalled();
  const asking = setInterval(() => turns.enter(waiter, Buffer.from("2 SELECT"), false), 5);
  await eventually(() => expect(idler.evict).toHaveBeenCalledOnce());
  clearInterval(asking);
});

test("a client that sends what cannot be read is evicted; the others go on", async () => {
  const { session, ran } = createScript();
  const turns = createTurns(session, LONG_MS);
  const [broken, sound] = [createClient(), createClient()];
  turns.enter(broken, Buffer.from("unreadable"), false);
  turns.enter(sound, Buffer.from("2 SELECT"), false);
  await eventually(() => expect(ran).toEqual(["unreadable", "2 SELECT"]));
  expect(broken.evict).toHaveBeenCalledOnce();
});
