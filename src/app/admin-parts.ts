import { displayName } from "../features/accounts/logic/display-name.ts";
import type { AccountParts } from "../features/accounts/server/account-parts.ts";
import type { AdminParts } from "../features/admin/server/admin.ports.ts";
import { createCommentStore } from "../features/comments/server/comment.store.ts";
import { createContactStore } from "../features/contact/server/contact.store.ts";
import { createAuditLog } from "../platform/audit/audit-log.store.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import { sourceStates } from "../platform/ingest/run/source-state.store.ts";
import { createJobStates } from "../platform/jobs/job-states.store.ts";
import { sealerOf } from "../platform/secrets/configured-sealer.ts";
import { KNOWN_SOURCES } from "./sync/sources.ts";

/** What administration looks after, feature by feature. */
export function adminParts(
  config: Config,
  database: Database,
  { standing, sessions }: AccountParts,
): AdminParts {
  return {
    sources: () => sourceStates(database, KNOWN_SOURCES),
    jobs: createJobStates(database),
    people: {
      ...standing,
      endSessions: sessions.endAll,
      find: async (words, page) => {
        const { rows, total } = await standing.find(words, page);
        const people = rows.map(({ user, open }) => ({
          id: user.id,
          email: user.email,
          name: displayName(user),
          roles: user.roles,
          closedAt: user.disabledAt?.toISOString() ?? null,
          sessions: open ?? 0,
          createdAt: user.createdAt.toISOString(),
          lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
        }));
        return { people, total };
      },
    },
    comments: createCommentStore(database),
    messages: createContactStore(database).newest,
    audit: createAuditLog(database, sealerOf(config)),
  };
}
