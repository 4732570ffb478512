import { useQueryClient } from "@tanstack/react-query";
import Bookmark from "lucide-react/icons/bookmark";
import CircleUser from "lucide-react/icons/circle-user-round";
import LogOut from "lucide-react/icons/log-out";
import { useEffect } from "react";
import { Button } from "#/design/button.tsx";
import { classNames } from "#/design/class-names.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { requestSignIn, useSession } from "#/platform/client/session.ts";
import { leaveSession, restoreSession } from "./auth.ts";
import { ProfilePicture } from "./profile/profile-picture.tsx";

const ICON_LINK =
  "inline-flex size-9 items-center justify-center rounded-control text-muted hover:bg-canvas hover:text-ink touch:size-11";

/** The header's right end: Sign In, or the picture, the bookmarks and Sign Out. */
export function AccountControls({ provider }: { provider: string | undefined }) {
  const queryClient = useQueryClient();
  const session = useSession();
  // Who is signed in is known in this browser alone, and only once the page has come alive.
  useEffect(() => {
    void restoreSession(queryClient);
    // Whoever steps back to a page that was kept sees it as the one they are now, who may have signed out since.
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void restoreSession(queryClient);
    };
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, [queryClient]);

  if (session.state !== "signed-in") {
    return (
      <Button
        variant="primary"
        // It keeps its place until it is known who is there, so that nothing beside it moves.
        className={classNames(
          "max-sm:px-2 md:whitespace-nowrap",
          session.state === "loading" && "invisible",
        )}
        onClick={() => requestSignIn()}
      >
        {provider ? (
          <>
            <span className="max-sm:hidden">Sign In</span>
            {/* On two lines, so that the search beside it keeps room for words. */}
            <span className="max-w-20 text-label leading-tight sm:hidden">{`Sign In with ${provider}`}</span>
          </>
        ) : (
          "Sign In"
        )}
      </Button>
    );
  }
  return (
    <div data-account="" className="flex items-center sm:gap-1">
      <HrefLink
        href="/profile"
        className={ICON_LINK}
        aria-label={`Profile of ${session.person.name}`}
      >
        <ProfilePicture fallback={<CircleUser className="size-5" />} />
      </HrefLink>
      <HrefLink href="/bookmarks" className={ICON_LINK} aria-label="Bookmarks">
        <Bookmark className="size-5" />
      </HrefLink>
      <Button
        variant="quiet"
        aria-label="Sign Out"
        title="Sign Out"
        className="max-sm:size-9 max-sm:p-0 md:whitespace-nowrap max-sm:touch:size-11"
        onClick={() => void leaveSession(queryClient)}
      >
        <span className="max-sm:hidden">Sign Out</span>
        <LogOut className="size-5 sm:hidden" />
      </Button>
    </div>
  );
}
