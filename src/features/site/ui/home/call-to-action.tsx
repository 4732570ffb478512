import { Button } from "#/design/button.tsx";
import { buttonStyle } from "#/design/button-style.ts";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { requestSignIn, useSession } from "#/platform/client/session.ts";

/** An account is optional: this says what it adds, and to whoever has one where it leads. */
export function CallToAction() {
  const signedIn = useSession().state === "signed-in";
  return (
    <section
      aria-labelledby="account"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-brand-tint p-4 md:p-6"
    >
      <div className="max-w-column">
        <h2 id="account" className="text-h2">
          Keep what you read
        </h2>
        <p className="mt-1">
          A free professional account saves articles, matches your NPI and lets you join the
          discussion.
        </p>
      </div>
      {signedIn ? (
        <HrefLink href="/bookmarks" className={buttonStyle("primary", "large")}>
          Your Bookmarks
        </HrefLink>
      ) : (
        <Button variant="primary" size="large" onClick={() => requestSignIn(undefined, "register")}>
          Create an Account
        </Button>
      )}
    </section>
  );
}
