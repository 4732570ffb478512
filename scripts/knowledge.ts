/** `npm run knowledge`: checks the records of `knowledge/` and packs what changed. */
import { KnowledgeError } from "../knowledge/schema/files.ts";
import { packKnowledge } from "./setup/knowledge.ts";
import { ROOT } from "./setup/root.ts";

try {
  const packed = await packKnowledge(ROOT);
  console.log(packed.length === 0 ? "Nothing changed." : `Packed: ${packed.join(", ")}.`);
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
