import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";

/** `npm run migrate`: brings the database up to date without serving it. A start does the same by itself. */
const database = await connectDatabase(readConfig(process.env), "command", console.error);
const count = await migrate(database).finally(() => database.close());
console.log(count === 0 ? "The database is up to date." : `Applied ${count} migrations.`);
