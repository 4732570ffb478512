import type { QueryClient } from "@tanstack/react-query";
import { toast } from "#/design/overlays/toast.ts";
import { call } from "#/platform/client/calls/call.ts";
import { forgetToken, storedToken, storeToken } from "#/platform/client/credentials.ts";
import { leavingSinceNow } from "#/platform/client/page-lifecycle.ts";
import { setSession } from "#/platform/client/session.ts";
import type { SignedIn } from "../accounts.contract.ts";
import { displayName } from "../logic/display-name.ts";
import type { User } from "../session.contract.ts";
import { logout, verify } from "../session.endpoints.ts";

/** Under this key the query client holds the signed-in user. */
export const USER_KEY = ["account", "user"];

/**
 * At the start: a stored token is verified; whatever comes but a user removes it, silently. A page that is left
 * before the answer has come knows nothing of the token, and leaves it to the next one.
 */
export async function restoreSession(queryClient: QueryClient): Promise<void> {
  if (!storedToken()) return forgetSession(queryClient);
  const isLeft = leavingSinceNow();
  try {
    const { user } = await call(verify, {});
    holdUser(queryClient, user);
  } catch {
    if (!(await isLeft())) forgetSession(queryClient);
  }
}

/**
 * After a login, a registration or an identity sign-in that succeeded.
 * @throws TypeError for an answer that does not say so, or brings no token: it signs nobody in, and nothing is stored.
 */
export function enterSession(queryClient: QueryClient, { success, token, user }: SignedIn): void {
  const said: readonly unknown[] = [success, typeof token, typeof user?.id];
  if (said.join() !== "true,string,string") throw new TypeError("No session came with the answer");
  storeToken(token);
  holdUser(queryClient, user);
}

/** Ends the session here whatever the server says; a token that nobody has is as good as none. */
export async function leaveSession(queryClient: QueryClient): Promise<void> {
  setSession({ state: "loading" });
  const told = call(logout, {}).catch(() => undefined);
  // The call has taken it along: however long the answer takes, nobody finds it here.
  forgetToken();
  await told;
  forgetSession(queryClient);
  toast({ title: "Signed out", description: "You have been signed out successfully" });
}

/** Takes everything of the person out of this browser. */
export function forgetSession(queryClient: QueryClient): void {
  forgetToken();
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.["personal"] === true });
  queryClient.removeQueries({ queryKey: USER_KEY });
  setSession({ state: "signed-out" });
}

/** Shows this user as the one who is signed in. */
export function holdUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(USER_KEY, user);
  const person = { id: user.id, name: displayName(user), verified: user.isVerified };
  setSession({ state: "signed-in", person });
}
