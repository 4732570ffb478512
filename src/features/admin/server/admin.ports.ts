import type { InferOutput } from "valibot";
import type { PageOf } from "#/kernel/page.ts";
import type { Role } from "#/kernel/role.ts";
import type { AuditLog } from "#/platform/audit/audit-log.store.ts";
import type { SourceState } from "#/platform/ingest/run/source-state.store.ts";
import type { JobStates } from "#/platform/jobs/job-states.store.ts";
import type { MessageRows, ModerationRows, PersonRow } from "../admin.contract.ts";

/** What administration is done with: the stores of the features that it looks after. */
export type AdminParts = {
  readonly sources: () => Promise<SourceState[]>;
  readonly jobs: JobStates;
  readonly people: {
    find(words: string, page: PageOf): Promise<{ people: PersonRow[]; total: number }>;
    setRoles(id: string, roles: readonly Role[]): Promise<boolean>;
    close(id: string): Promise<boolean>;
    reopen(id: string): Promise<boolean>;
    endSessions(id: string): Promise<void>;
  };
  readonly comments: {
    newest(
      limit: number,
      isModerated?: boolean,
    ): Promise<InferOutput<typeof ModerationRows>["comments"]>;
    moderate(id: string, isModerated: boolean): Promise<boolean>;
  };
  readonly messages: (page: PageOf) => Promise<InferOutput<typeof MessageRows>>;
  readonly audit: Pick<AuditLog, "list" | "verify">;
};
