import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "vitest";

/** Public files as their publishers wrote them, shared by the checkouts beside this one. */
const FOLDER = join(import.meta.dirname, "../../../../shared/data");

/** Describes tests on the real inputs; where the folder is not there, one skipped test says so. */
export function describeRealInputs(
  name: string,
  body: (pathOf: (file: string) => string) => void,
): void {
  describe(`${name} (real inputs)`, () => {
    if (existsSync(FOLDER)) body((file) => join(FOLDER, file));
    else test.skip("are not beside this checkout");
  });
}
