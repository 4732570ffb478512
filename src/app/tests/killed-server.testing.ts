/**
 * A process that stands for a server that is killed at the worst moment: it takes one creating call, says when it has come to
 * that moment, and stays there. Run as `node killed-server.testing.ts CALL`, CALL being JSON.
 */
import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { commentRoutes } from "../../features/comments/server/comment.routes.ts";
import { createCommentStore } from "../../features/comments/server/comment.store.ts";
import { contactRoutes } from "../../features/contact/server/contact.routes.ts";
import { createContactStore } from "../../features/contact/server/contact.store.ts";
import {
  connectDatabase,
  type Database,
  type DatabaseSource,
} from "../../platform/database/database.ts";
import type { Route } from "../../platform/http/serve.ts";
import { createApiClient } from "../../platform/testing/api-client.ts";

export type CreatingCall = {
  readonly source: DatabaseSource;
  readonly moment: "the work is done" | "the answer is kept";
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  readonly personId: string | null;
};

/** What is created, and must not be created twice. */
export function creatingRoutes(database: Database): Route[] {
  return [
    ...contactRoutes(createContactStore(database)),
    ...commentRoutes(createCommentStore(database)),
  ];
}

const HOUR = 3_600_000;

async function stay(): Promise<void> {
  writeSync(1, "here\n");
  await sleep(HOUR);
}

const hanging = (route: Route): Route => ({
  ...route,
  handle: async (input, caller) => {
    const made = await route.handle(input, caller);
    await stay();
    return made;
  },
});

async function takeCall(call: CreatingCall): Promise<void> {
  const database = await connectDatabase(call.source, "command", () => undefined);
  const routes = creatingRoutes(database);
  const { personId } = call;
  const ask = createApiClient(
    database,
    call.moment === "the work is done" ? routes.map(hanging) : routes,
    { identify: async () => (personId === null ? null : { id: personId, sessionId: "1" }) },
  );
  await ask("POST", call.path, {
    headers: { "idempotency-key": call.key, authorization: "Bearer token" },
    body: call.body,
  });
  await stay();
}

const [call] = process.argv.slice(2);
if (call?.startsWith("{")) await takeCall(JSON.parse(call));
