import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "#/design/empty-state.tsx";
import { Tabs } from "#/design/tabs.tsx";
import { hasRole, type Role } from "#/kernel/role.ts";
import { ownRoles } from "../admin.endpoints.ts";
import { adminQuery } from "./admin.queries.ts";
import { AuditPart } from "./audit-part.tsx";
import { Listed } from "./listed.tsx";
import { CommentsPart, MessagesPart } from "./moderation-part.tsx";
import { PeoplePart } from "./people-part.tsx";
import { JobsPart, SourcesPart } from "./running-part.tsx";

type Part = {
  readonly id: string;
  readonly label: string;
  readonly role: Role;
  readonly show: () => ReactNode;
};

const PARTS: readonly Part[] = [
  { id: "sources", label: "Sources", role: "operator", show: SourcesPart },
  { id: "jobs", label: "Jobs", role: "operator", show: JobsPart },
  { id: "users", label: "Users", role: "admin", show: PeoplePart },
  { id: "comments", label: "Comments", role: "moderator", show: CommentsPart },
  { id: "messages", label: "Messages", role: "moderator", show: MessagesPart },
  { id: "audit", label: "Audit", role: "auditor", show: AuditPart },
];

/** What those with a role look after. What is shown is by role; what may be done the server decides with each call. */
export function AdminPage({
  part,
  onPart,
}: {
  part: string | undefined;
  onPart: (part: string) => void;
}) {
  const asked = useQuery(adminQuery(ownRoles, {}));
  return (
    <>
      <h1 className="mb-4 text-h1">Administration</h1>
      <Listed asked={asked}>
        {({ roles }) => {
          const mine = PARTS.filter(({ role }) => hasRole(roles, role));
          const selected = mine.find(({ id }) => id === part) ?? mine[0];
          if (!selected) {
            return (
              <EmptyState title="Your account has no role here">
                Whoever runs this server gives roles with <code>npm run grant</code>, or an admin
                does here.
              </EmptyState>
            );
          }
          return (
            <Tabs
              label="Administration"
              selected={selected.id}
              onSelect={onPart}
              tabs={mine.map(({ id, label, show: Show }) => ({
                id,
                label,
                panel: id === selected.id ? <Show /> : null,
              }))}
            />
          );
        }}
      </Listed>
    </>
  );
}
