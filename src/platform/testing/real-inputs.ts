import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";

/** Public files as their publishers wrote them, shared by the checkouts beside this one. */
const FOLDER = join(import.meta.dirname, "../../../../shared/data");

/** Describes tests on the real inputs; skipped, and saying so, where the folder is not there. */
export function describeRealInputs(
  name: string,
  body: (pathOf: (file: string) => string) => void,
): void {
  const pathOf = (file: string) => join(FOLDER, file);
  const suite = existsSync(FOLDER) ? describe : describe.skip;
  const note = existsSync(FOLDER) ? "real inputs" : "the real inputs are not beside this checkout";
  suite(`${name} (${note})`, () => {
    body(pathOf);
  });
}
