import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error.ts";
import { loadByKey } from "./loader.ts";

const MINUTE = 60_000;

/** Delay before repeat number `attempt` (from 0) in ms: 1 s, doubling, never above 30 s. */
export function backOff(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** Repeats a failed call so many times, but not one that the server has refused, nor without a network. */
export function retries(times: number) {
  return (failures: number, error: Error): boolean =>
    failures < times && !(error instanceof CallError && error.status < 500) && !isOffline();
}

function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}

/** One query client: for each rendered request on the server, for the life of the page in the browser. */
export function createQueryClient({ onServer }: { onServer: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadByKey(),
        staleTime: MINUTE,
        gcTime: 5 * MINUTE,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchOnMount: true,
        refetchInterval: false,
        // What was kept answers without a network too; the library would not even ask then.
        networkMode: "always",
        retry: onServer ? false : retries(2),
        retryDelay: backOff,
      },
      mutations: { retry: retries(1), retryDelay: backOff },
    },
  });
}
