import { connectDatabase, type Database } from "../src/platform/database/database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { loadStarterContent } from "../src/app/starter-content.ts";

/** The embedded database of a data folder as a first start leaves it. */
export async function openForFilling(dataDir: string): Promise<Database> {
  const database = await connectDatabase(
    { databaseUrl: undefined, dataDir },
    "server",
    console.error,
  );
  await migrate(database);
  await loadStarterContent(database);
  return database;
}
