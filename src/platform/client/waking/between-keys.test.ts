import { expect, test, vi } from "vitest";
import { betweenKeys } from "./between-keys.ts";

test("what can wait is done when nobody has typed for a moment, and at once after that", async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  try {
    let done = 0;
    const start = () => void betweenKeys().then(() => (done += 1));
    start();
    for (let letter = 0; letter < 10; letter++) {
      page.dispatchEvent(new Event("keydown"));
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(done).toBe(0);
    await vi.advanceTimersByTimeAsync(51);
    expect(done).toBe(1);
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(2);
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
