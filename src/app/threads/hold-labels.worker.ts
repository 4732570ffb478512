import { holdStoredLabels } from "./hold-labels.ts";
import { readConfig } from "../../platform/config/config.ts";
import { connectDatabase } from "../../platform/database/database.ts";

const database = await connectDatabase(readConfig(process.env), "command", () => undefined);
try {
  await holdStoredLabels(database);
} finally {
  await database.close();
}
