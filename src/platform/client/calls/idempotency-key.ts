import { useRef } from "react";

/** 128 random bits. `crypto.randomUUID` is missing where a hospital serves its pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The key of what a person is about to create. It stays the same over every repeat,
 * so that a second click or a lost answer creates nothing twice; `renew` it after success.
 */
export function useIdempotencyKey(): { current: () => string; renew: () => void } {
  const key = useRef<string | undefined>(undefined);
  return {
    current: () => (key.current ??= newKey()),
    renew: () => {
      key.current = undefined;
    },
  };
}
