import { vi } from "vitest";

/** Longer than anything takes, also on a machine that has much else to do. */
const PATIENCE_MS = 20_000;

/** Tries until what is expected holds. */
export async function eventually(expected: () => unknown, patienceMs = PATIENCE_MS): Promise<void> {
  await vi.waitFor(expected, patienceMs);
}
