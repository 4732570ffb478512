import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { LiveRegion } from "#/design/live-region.tsx";

/**
 * What a browser does when it loads a page, done for pages that the router changes: the focus goes to the content,
 * and the new title is read out. Who has begun to write meanwhile, in the header's search, goes on writing.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return;
        if (!isWriting()) document.getElementById("main")?.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    [router],
  );
  return <LiveRegion message={title} />;
}

function isWriting(): boolean {
  return document.activeElement?.matches("input, textarea") ?? false;
}
