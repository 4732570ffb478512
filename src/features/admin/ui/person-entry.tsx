import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Badge } from "#/design/badge.tsx";
import { Button } from "#/design/button.tsx";
import { Checkbox } from "#/design/fields/checkbox.tsx";
import { ROLES } from "#/kernel/role.ts";
import type { PersonRow } from "../admin.contract.ts";
import { changePerson, endSessionsOf } from "../admin.endpoints.ts";
import { adminMutation } from "./admin.queries.ts";
import { momentOf } from "./listed.tsx";

/** One account. Each change is made at once, and is in the audit log. */
export function PersonEntry({ person }: { person: PersonRow }) {
  const { id, email, name, roles, closedAt, sessions, lastLoginAt } = person;
  const queryClient = useQueryClient();
  const change = useMutation(adminMutation(queryClient, changePerson, `${email} is changed`));
  const end = useMutation(adminMutation(queryClient, endSessionsOf, `${email} is signed out`));
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {name !== email && <span className="text-muted wrap-anywhere">{email}</span>}
        {closedAt !== null && <Badge tone="info">Closed since {momentOf(closedAt)}</Badge>}
      </div>
      <p className="text-small text-muted">
        Last signed in: {momentOf(lastLoginAt)} · signed in at {sessions}{" "}
        {sessions === 1 ? "browser" : "browsers"}
      </p>
      <fieldset className="flex flex-wrap gap-x-5" disabled={change.isPending}>
        <legend className="sr-only">Roles of {email}</legend>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            label={role}
            checked={roles.includes(role)}
            onChange={({ target }) =>
              change.mutate({
                id,
                roles: target.checked ? [...roles, role] : roles.filter((one) => one !== role),
              })
            }
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={`Sign Out ${email}`}
          disabled={sessions === 0}
          loading={end.isPending}
          onClick={() => end.mutate({ id })}
        >
          Sign Out
        </Button>
        <Button
          size="small"
          aria-label={`${closedAt === null ? "Close" : "Open"} Account of ${email}`}
          loading={change.isPending}
          onClick={() => change.mutate({ id, closed: closedAt === null })}
        >
          {closedAt === null ? "Close Account" : "Open Account"}
        </Button>
      </div>
    </li>
  );
}
