import { ensureKnowledge } from "./knowledge.ts";
import { ROOT } from "./root.ts";

/** Tests read packed knowledge: it is packed before the first of them. */
export default async function setup(): Promise<void> {
  await ensureKnowledge(ROOT);
}
