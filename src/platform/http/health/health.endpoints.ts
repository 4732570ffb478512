import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./health.contract.ts";

export const getHealth = endpoint<typeof contract.Nothing, typeof contract.Health>(
  "GET",
  "/api/health",
);

export const getLiveness = endpoint<typeof contract.Nothing, typeof contract.Liveness>(
  "GET",
  "/api/live",
);

export const getReadiness = endpoint<typeof contract.Nothing, typeof contract.Readiness>(
  "GET",
  "/api/ready",
);

export const getDescription = endpoint<typeof contract.Nothing, typeof contract.Description>(
  "GET",
  "/api/openapi.json",
);
