import type { QueryFunction, QueryKey } from "@tanstack/react-query";
import { CallError } from "./call-error.ts";
import { authorization } from "../credentials.ts";
import { send } from "./transport.ts";

/**
 * The generic data loader: GET the query key's segments joined with slashes, and parse the JSON.
 * @param on401 "throw" like any other failure, or "null" for queries that also make sense signed out.
 */
export function loadByKey(on401: "throw" | "null" = "throw"): QueryFunction<unknown, QueryKey> {
  return async ({ queryKey, signal }) => {
    const response = await send(queryKey.join("/"), {
      credentials: "include",
      headers: authorization(),
      signal,
    });
    if (response.status === 401 && on401 === "null") return null;
    if (!response.ok) throw await CallError.from(response);
    return response.json();
  };
}
