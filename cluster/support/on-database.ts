import { Client } from "pg";

/** The rows of one statement, on a connection of its own. */
export async function onDatabase(
  url: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}
