import * as v from "valibot";
import { ROLES } from "#/kernel/role.ts";
import { optionalText, paging, requiredText, wholeNumber } from "#/kernel/schema.ts";

const Id = v.pipe(v.string(), v.uuid("Must be an id"));
const Roles = v.array(v.picklist(ROLES, `Must be of ${ROLES.join(", ")}`));
const Time = v.nullable(v.string());

/** What the one who asks may do here. */
export const OwnRoles = v.object({ roles: Roles });

export const SourceRows = v.object({
  sources: v.array(
    v.object({
      name: v.string(),
      title: v.string(),
      contentOn: Time,
      updatedAt: Time,
      lookedAt: Time,
      failedAt: Time,
      failure: v.nullable(v.string()),
      nextLookAt: Time,
    }),
  ),
});

const JobRow = v.object({
  job: v.string(),
  isRunning: v.boolean(),
  lastRunAt: Time,
  lastFailure: v.nullable(v.string()),
  failures: v.number(),
});
export const JobRows = v.object({ jobs: v.array(JobRow) });
export type JobRow = v.InferOutput<typeof JobRow>;
export const JobToRun = v.object({ job: requiredText("job is required", 200) });

export const PersonQuery = v.object({ search: optionalText(100), ...paging(20) });
const PersonRow = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  roles: Roles,
  /** Since when nobody gets in here; null for everybody else. */
  closedAt: Time,
  sessions: v.number(),
  createdAt: v.string(),
  lastLoginAt: Time,
});
export const PersonRows = v.object({ people: v.array(PersonRow), total: v.number() });
export const PersonChange = v.object({
  id: Id,
  roles: v.optional(Roles),
  closed: v.optional(v.boolean("Must be true or false")),
});
export const PersonId = v.object({ id: Id });

export const ModerationQuery = v.object({
  hidden: v.optional(v.picklist(["true", "false"], "Must be true or false")),
});
export const ModerationRows = v.object({
  comments: v.array(
    v.object({
      id: v.string(),
      authorName: v.nullable(v.string()),
      content: v.string(),
      createdAt: v.string(),
      isModerated: v.boolean(),
    }),
  ),
});
export const Moderation = v.object({ id: Id, hidden: v.boolean("Must be true or false") });

export const MessageQuery = v.object(paging(20));
export const MessageRows = v.object({
  messages: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      organization: v.nullable(v.string()),
      message: v.string(),
      submittedAt: v.string(),
    }),
  ),
  total: v.number(),
});

export const EventQuery = v.object({
  /** Of one account or thing. */
  about: optionalText(200),
  /** The number that a page of older events begins before. */
  before: v.optional(wholeNumber(1, 999_999_999)),
  limit: v.optional(wholeNumber(1, 100), 50),
});
export const EventRows = v.object({
  events: v.array(
    v.object({
      seq: v.number(),
      at: v.string(),
      action: v.string(),
      outcome: v.string(),
      actor: v.nullable(v.string()),
      object: v.nullable(v.string()),
      detail: v.record(v.string(), v.unknown()),
      network: v.string(),
      requestId: v.string(),
    }),
  ),
});
export const ChainVerdict = v.object({
  events: v.number(),
  fault: v.nullable(v.object({ seq: v.number(), what: v.string() })),
});

export type PersonRow = v.InferOutput<typeof PersonRow>;
