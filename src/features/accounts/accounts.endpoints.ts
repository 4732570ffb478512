import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./accounts.contract.ts";

export const register = endpoint<typeof contract.Registration, typeof contract.SignedIn>(
  "POST",
  "/api/auth/register",
);

export const login = endpoint<typeof contract.Login, typeof contract.SignedIn>(
  "POST",
  "/api/auth/login",
);
