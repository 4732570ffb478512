import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore, TOAST_REMOVE_DELAY } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the toast store", () => {
  it("shows one at a time: a new one replaces the one before", () => {
    const store = createToastStore();
    store.show({ title: "Message sent!" });
    const first = store.current();
    store.show({ title: "Error", description: "Please try again", variant: "destructive" });
    expect(store.current()).toMatchObject({ title: "Error", open: true, variant: "destructive" });
    expect(store.current()?.id).not.toBe(first?.id);
  });

  it("keeps a dismissed toast, closed, until the removal delay is over", () => {
    const store = createToastStore();
    store.show({ title: "Signed out" });
    store.dismiss();
    expect(store.current()).toMatchObject({ title: "Signed out", open: false });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    expect(store.current()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(store.current()).toBeNull();
  });

  it("does not let an old removal take away a newer toast", () => {
    const store = createToastStore();
    store.show({ title: "First" });
    store.dismiss();
    store.show({ title: "Second" });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
    expect(store.current()).toMatchObject({ title: "Second", open: true });
  });

  it("does not start the removal anew when it is dismissed twice", () => {
    const store = createToastStore();
    store.show({ title: "First" });
    store.dismiss();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY / 2);
    store.dismiss();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY / 2);
    expect(store.current()).toBeNull();
  });

  it("tells its listeners of every change until they leave", () => {
    const store = createToastStore();
    const heard = vi.fn<() => void>();
    const leave = store.subscribe(heard);
    store.show({ title: "First" });
    store.dismiss();
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    store.show({ title: "Second" });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
