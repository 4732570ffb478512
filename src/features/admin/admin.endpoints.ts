import { endpoint } from "#/kernel/endpoint.ts";
import type { Done, Nothing } from "#/features/accounts/session.contract.ts";
import type * as contract from "./admin.contract.ts";

export const ownRoles = endpoint<typeof Nothing, typeof contract.OwnRoles>("GET", "/api/admin");
export const listSources = endpoint<typeof Nothing, typeof contract.SourceRows>(
  "GET",
  "/api/admin/sources",
);
export const listJobs = endpoint<typeof Nothing, typeof contract.JobRows>("GET", "/api/admin/jobs");
export const runJob = endpoint<typeof contract.JobToRun, typeof Done>(
  "POST",
  "/api/admin/jobs/run",
);
export const listPeople = endpoint<typeof contract.PersonQuery, typeof contract.PersonRows>(
  "GET",
  "/api/admin/users",
);
export const changePerson = endpoint<typeof contract.PersonChange, typeof Done>(
  "PATCH",
  "/api/admin/users/{id}",
);
export const endSessionsOf = endpoint<typeof contract.PersonId, typeof Done>(
  "DELETE",
  "/api/admin/users/{id}/sessions",
);
export const listModerated = endpoint<
  typeof contract.ModerationQuery,
  typeof contract.ModerationRows
>("GET", "/api/admin/comments");
export const moderateComment = endpoint<typeof contract.Moderation, typeof Done>(
  "PATCH",
  "/api/admin/comments/{id}",
);
export const listMessages = endpoint<typeof contract.MessageQuery, typeof contract.MessageRows>(
  "GET",
  "/api/admin/messages",
);
export const listEvents = endpoint<typeof contract.EventQuery, typeof contract.EventRows>(
  "GET",
  "/api/admin/audit",
);
export const verifyEvents = endpoint<typeof Nothing, typeof contract.ChainVerdict>(
  "GET",
  "/api/admin/audit/verdict",
);
