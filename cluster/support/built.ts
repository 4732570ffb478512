import { ensureBuilt } from "../../scripts/setup/build.ts";
import { ROOT } from "../../scripts/setup/root.ts";

/** The servers of these tests are those that `npm start` would start. */
export async function setup(): Promise<void> {
  await ensureBuilt(ROOT);
}
