import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "#/design/badge.tsx";
import { Button } from "#/design/button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { pageCount } from "#/kernel/page.ts";
import { listMessages, listModerated, moderateComment } from "../admin.endpoints.ts";
import { adminMutation, adminQuery } from "./admin.queries.ts";
import { Listed, momentOf } from "./listed.tsx";
import { Pager } from "./pager.tsx";

const LIMIT = 20;

/** The newest comments; one that is hidden is there for its author alone. */
export function CommentsPart() {
  const asked = useQuery(adminQuery(listModerated, {}));
  const moderate = useMutation(adminMutation(useQueryClient(), moderateComment, "Done"));
  return (
    <Listed asked={asked}>
      {({ comments }) =>
        comments.length === 0 ? (
          <EmptyState title="No comments yet" />
        ) : (
          <ul className="divide-y divide-line">
            {comments.map(({ id, authorName, content, createdAt, isModerated }) => (
              <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
                <div className="min-w-0 flex-1">
                  <p className="text-small text-muted">
                    {authorName ?? "Deleted account"} · {momentOf(createdAt)}{" "}
                    {isModerated && <Badge tone="info">Hidden</Badge>}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{content}</p>
                </div>
                <Button
                  size="small"
                  loading={moderate.isPending && moderate.variables.id === id}
                  onClick={() => moderate.mutate({ id, hidden: !isModerated })}
                >
                  {isModerated ? "Show" : "Hide"}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Listed>
  );
}

/** What people wrote with the contact form, errors that they found among it. */
export function MessagesPart() {
  const [page, setPage] = useState(1);
  const asked = useQuery(adminQuery(listMessages, { page, limit: LIMIT }));
  return (
    <Listed asked={asked}>
      {({ messages, total }) =>
        total === 0 ? (
          <EmptyState title="No messages" />
        ) : (
          <>
            <ul className="divide-y divide-line">
              {messages.map(({ id, name, email, organization, message, submittedAt }) => (
                <li key={id} className="py-3">
                  <p className="text-small text-muted wrap-anywhere">
                    {[name, email, organization, momentOf(submittedAt)].filter(Boolean).join(" · ")}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{message}</p>
                </li>
              ))}
            </ul>
            <Pager page={page} pages={pageCount(total, LIMIT)} onPage={setPage} />
          </>
        )
      }
    </Listed>
  );
}
