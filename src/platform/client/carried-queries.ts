import { dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";

/**
 * What the loaders were answered on the server, as one text for the browser: JSON can hold all of it, since it came
 * from the API, and a text costs the page less than a program that builds the same values.
 */
export function packQueries(queryClient: QueryClient): string {
  return JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: () => true }));
}

/** Takes over what the server was answered, so that nothing is asked twice. */
export function unpackQueries(queryClient: QueryClient, packed: string): void {
  hydrate(queryClient, JSON.parse(packed));
}
