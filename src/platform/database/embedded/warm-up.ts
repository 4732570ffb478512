import { folderOf } from "./folder.ts";
import { reachOwner } from "./reach.ts";

/**
 * Opens the embedded database while the server's own code still loads, which takes about as long.
 * What goes wrong here is met again, and reported, by the server.
 * @returns a function that lets go of it; by then the server holds it
 */
export function warmUp(dataDir: string, durable: boolean): () => Promise<void> {
  const reached = reachOwner(folderOf(dataDir), { lingerMs: 0, durable }).catch(() => undefined);
  return async () => void (await reached)?.end();
}
