import type { ReactNode } from "react";
import { Card } from "#/design/card.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useLinkToken } from "./link-token.ts";

/**
 * Where a link of an e-mail leads that does one thing. It is done by a button: programs that look at links in e-mails
 * before people do would use it up.
 */
export function LinkPage({
  title,
  children,
}: {
  title: string;
  children: (token: string) => ReactNode;
}) {
  const token = useLinkToken();
  return (
    <Card as="div" className="mx-auto max-w-120">
      <h1 className="mb-3 text-h2">{title}</h1>
      {token === "loading" && (
        <Loading label="Loading the link">
          <SkeletonText />
        </Loading>
      )}
      {token === "none" && <p>Open this page by the link in your e-mail.</p>}
      {token !== "loading" && token !== "none" && children(token)}
      <p className="mt-4">
        <HrefLink className="link" href="/">
          Back to Home
        </HrefLink>
      </p>
    </Card>
  );
}
