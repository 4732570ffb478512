import { QueryClient } from "@tanstack/react-query";
import { loadByKey } from "./loader.ts";

const MINUTE = 60_000;

/** Delay before repeat number `attempt` (from 0) in ms: 1 s, doubling, never above 30 s. */
export function backOff(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
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
        retry: onServer ? false : 2,
        retryDelay: backOff,
      },
      mutations: { retry: 1, retryDelay: backOff },
    },
  });
}
