import * as v from "valibot";
import { Done, Nothing } from "#/features/accounts/session.contract.ts";
import { Failure } from "#/kernel/failure.ts";
import { rolesOf } from "#/kernel/role.ts";
import { personOf, type Caller } from "#/platform/http/caller.ts";
import { serve, type Route } from "#/platform/http/serve.ts";
import * as contract from "../admin.contract.ts";
import * as endpoints from "../admin.endpoints.ts";
import type { AdminParts } from "./admin.ports.ts";

const DONE = { success: true } as const;
const SHOWN = 100;
const Detail = v.record(v.string(), v.unknown());

/** Every call names the role that it needs; each is recorded, those that only look at people among them. */
export function adminRoutes(parts: AdminParts): Route[] {
  return [
    serve(
      endpoints.ownRoles,
      { input: Nothing, output: contract.OwnRoles },
      { access: "signed-in" },
      async (_, caller) => ({ roles: rolesOf(personOf(caller).roles ?? []) }),
    ),
    ...operatorRoutes(parts),
    ...peopleRoutes(parts),
    ...moderatorRoutes(parts),
    ...auditorRoutes(parts),
  ];
}

function operatorRoutes({ sources, jobs }: AdminParts): Route[] {
  return [
    serve(
      endpoints.listSources,
      { input: Nothing, output: contract.SourceRows },
      { access: "operator", audited: false },
      async () => ({ sources: await sources() }),
    ),
    serve(
      endpoints.listJobs,
      { input: Nothing, output: contract.JobRows },
      { access: "operator", audited: false },
      async () => ({ jobs: await jobs.list() }),
    ),
    serve(
      endpoints.runJob,
      { input: contract.JobToRun, output: Done },
      { access: "operator" },
      async ({ job }, caller) => {
        caller.concerns?.(job);
        return doneUnlessMissing(await jobs.makeDue(job), "job");
      },
    ),
  ];
}

function peopleRoutes({ people }: AdminParts): Route[] {
  return [
    serve(
      endpoints.listPeople,
      { input: contract.PersonQuery, output: contract.PersonRows },
      { access: "admin" },
      ({ search = "", ...page }) => people.find(search, page),
    ),
    serve(
      endpoints.changePerson,
      { input: contract.PersonChange, output: Done },
      { access: "admin" },
      async ({ id, roles, closed }, caller) => {
        const change = {
          ...(roles !== undefined && { roles: rolesOf(roles) }),
          ...(closed !== undefined && { closed }),
        };
        caller.concerns?.(id, change);
        refuseOwn(caller, id);
        if (change.roles) doneUnlessMissing(await people.setRoles(id, change.roles), "account");
        if (closed === undefined) return DONE;
        return doneUnlessMissing(await people[closed ? "close" : "reopen"](id), "account");
      },
    ),
    serve(
      endpoints.endSessionsOf,
      { input: contract.PersonId, output: Done },
      { access: "admin" },
      async ({ id }, caller) => {
        caller.concerns?.(id);
        await people.endSessions(id);
        return DONE;
      },
    ),
  ];
}

function moderatorRoutes({ comments, messages }: AdminParts): Route[] {
  return [
    serve(
      endpoints.listModerated,
      { input: contract.ModerationQuery, output: contract.ModerationRows },
      { access: "moderator", audited: false },
      async ({ hidden }) => {
        const state = hidden === undefined ? undefined : hidden === "true";
        return { comments: await comments.newest(SHOWN, state) };
      },
    ),
    serve(
      endpoints.moderateComment,
      { input: contract.Moderation, output: Done },
      { access: "moderator" },
      async ({ id, hidden }, caller) => {
        caller.concerns?.(id, { hidden });
        return doneUnlessMissing(await comments.moderate(id, hidden), "comment");
      },
    ),
    serve(
      endpoints.listMessages,
      { input: contract.MessageQuery, output: contract.MessageRows },
      { access: "moderator" },
      (page) => messages(page),
    ),
  ];
}

function auditorRoutes({ audit }: AdminParts): Route[] {
  return [
    serve(
      endpoints.listEvents,
      { input: contract.EventQuery, output: contract.EventRows },
      { access: "auditor" },
      async (wanted) => {
        const rows = await audit.list(wanted);
        const events = rows.map(({ at, detail, ...row }) => ({
          ...row,
          at: at.toISOString(),
          detail: v.parse(Detail, JSON.parse(detail)),
        }));
        return { events };
      },
    ),
    serve(
      endpoints.verifyEvents,
      { input: Nothing, output: contract.ChainVerdict },
      { access: "auditor", limit: { calls: 10, seconds: 60, shared: true } },
      async () => {
        const { events, fault } = await audit.verify();
        return { events, fault: fault && { ...fault } };
      },
    ),
  ];
}

/** Nobody gives themselves more, and the last admin does not lock everybody out. */
function refuseOwn(caller: Caller, id: string): void {
  if (personOf(caller).id !== id) return;
  throw new Failure("forbidden", "Another admin has to change your own account.");
}

function doneUnlessMissing(isThere: boolean, what: string): typeof DONE {
  if (!isThere) throw new Failure("not-found", `There is no such ${what}.`);
  return DONE;
}
