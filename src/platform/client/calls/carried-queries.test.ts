import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { packQueries, unpackQueries } from "./carried-queries.ts";

test("what was answered is carried, and what is under way is left for the browser to ask", async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await server.prefetchQuery({ queryKey: ["answered"], queryFn: async () => ({ total: 3 }) });
  await server.prefetchQuery({
    queryKey: ["refused"],
    queryFn: async () => Promise.reject(new Error("refused")),
  });
  void server.prefetchQuery({
    queryKey: ["under way"],
    queryFn: () => new Promise<string>(() => {}),
  });

  const browser = new QueryClient();
  unpackQueries(browser, packQueries(server));

  expect(browser.getQueryData(["answered"])).toEqual({ total: 3 });
  expect(browser.getQueryState(["refused"])?.status).toBe("error");
  expect(browser.getQueryState(["under way"])).toBeUndefined();
  expect(await browser.fetchQuery({ queryKey: ["under way"], queryFn: async () => "new" })).toBe(
    "new",
  );
});
