import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./reviews.contract.ts";

/** Statements whose label changed since they were held against it, and no longer supports them; worst first. */
export const listReviews = endpoint<typeof contract.ReviewQuery, typeof contract.ReviewList>(
  "GET",
  "/api/evidence/reviews",
);
