import { expect, test } from "vitest";
import { StartError } from "#/platform/config/start-error.ts";
import { connectDatabase } from "./database.ts";

test.each([
  ["postgres://ward:s3cret@127.0.0.1:1/book", "127.0.0.1:1/book", "nothing listens there"],
  ["postgres:///book?host=/nowhere&user=ward&password=s3cret", "/nowhere:5432/book", "nothing"],
])("an unreachable database is one sentence without the password: %s", async (url, place, why) => {
  const refused = connectDatabase(
    { databaseUrl: url, dataDir: ".data" },
    "server",
    () => undefined,
  );
  const error = await refused.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toContain(`The PostgreSQL database of DATABASE_URL (${place})`);
  expect(String(error)).toContain(why);
  expect(String(error)).not.toContain("s3cret");
});
