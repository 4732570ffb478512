import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { LiveRegion } from "#/design/live-region.tsx";

/** Below this a page comes at once for those who wait for it. */
const SLOW_MS = 300;

/**
 * What a browser does when it loads a page, done for pages that the router changes: a bar says that a slow one is on its
 * way, the focus goes to the content, and the new title is read out. Who has begun to write meanwhile, in the header's
 * search, goes on writing.
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
  const slow = useSlowPage();
  return (
    <>
      <LiveRegion message={title} />
      {slow && (
        <progress
          aria-label="Loading the page"
          className="fixed top-0 left-0 z-50 h-1 w-1/3 animate-pass appearance-none bg-brand print:hidden [&::-webkit-progress-bar]:bg-brand"
        />
      )}
    </>
  );
}

/** Whether the next page is on its way for so long that it must be said; the last one stands there meanwhile. */
function useSlowPage(): boolean {
  const router = useRouter();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopBefore = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      clearTimeout(timer);
      if (pathChanged) timer = setTimeout(setSlow, SLOW_MS, true);
    });
    const stopAfter = router.subscribe("onResolved", () => {
      clearTimeout(timer);
      setSlow(false);
    });
    return () => {
      clearTimeout(timer);
      stopBefore();
      stopAfter();
    };
  }, [router]);
  return slow;
}

function isWriting(): boolean {
  return document.activeElement?.matches("input, textarea") ?? false;
}
