import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUILT_SERVER } from "../../scripts/setup/build.ts";
import { ROOT } from "../../scripts/setup/root.ts";
import { DATA_DIR } from "./data-folder.ts";

/** The production server on a fresh data folder, as the browser tests want it: starter content, never online. */
rmSync(DATA_DIR, { recursive: true, force: true });
Object.assign(process.env, {
  DATA_DIR,
  HOST: "127.0.0.1",
  NO_SYNC: "1",
  LIMITS: "off",
  LOG_LEVEL: process.env["LOG_LEVEL"] ?? "error",
});
await import(pathToFileURL(join(ROOT, BUILT_SERVER)).href);
