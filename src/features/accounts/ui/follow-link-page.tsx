import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { Notice } from "#/design/notice.tsx";
import { wordsFor } from "#/platform/client/call-error.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { Told } from "../recovery.contract.ts";
import { useLinkToken } from "./link-token.ts";
import { NOT_DONE } from "./recovery.queries.ts";

/**
 * Where a link of an e-mail leads that does one thing. It is done by a button: programs that look at links in e-mails
 * before people do would use it up.
 */
export function FollowLinkPage({
  title,
  words,
  action,
  mutation,
}: {
  title: string;
  words: string;
  action: string;
  mutation: UseMutationOptions<Told, Error, string>;
}) {
  const token = useLinkToken();
  const follow = useMutation(mutation);
  return (
    <Card as="div" className="mx-auto max-w-120">
      <h1 className="mb-3 text-h2">{title}</h1>
      {follow.isSuccess ? (
        <Notice tone="fine" live="polite">
          {follow.data.message}
        </Notice>
      ) : (
        <div className="grid gap-4">
          {follow.isError && (
            <Notice tone="major" live="assertive">
              {wordsFor(follow.error, NOT_DONE)}
            </Notice>
          )}
          <p>{token === "none" ? "Open this page by the link in your e-mail." : words}</p>
          {token !== "none" && (
            <Button
              variant="primary"
              loading={follow.isPending}
              disabled={token === "loading"}
              onClick={() => follow.mutate(token)}
            >
              {action}
            </Button>
          )}
        </div>
      )}
      <p className="mt-4">
        <HrefLink className="link" href="/">
          Back to Home
        </HrefLink>
      </p>
    </Card>
  );
}
