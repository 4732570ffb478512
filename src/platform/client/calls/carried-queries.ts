import { dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";

/**
 * What the loaders were answered on the server, as one text for the browser: JSON can hold all of it, since it came
 * from the API, and a text costs the page less than a program that builds the same values. What was still under way
 * when the page was written (a page that is not there waits for nothing) is asked for by the browser.
 */
export function packQueries(queryClient: QueryClient): string {
  return JSON.stringify(
    dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== "pending" }),
  );
}

/** Takes over what the server was answered, so that nothing is asked twice. */
export function unpackQueries(queryClient: QueryClient, packed: string): void {
  hydrate(queryClient, JSON.parse(packed));
}
