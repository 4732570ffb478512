import { useSyncExternalStore } from "react";

/** The signed-in person as far as every part of the site may need them. */
export type SessionPerson = {
  readonly id: string;
  readonly name: string;
  readonly verified: boolean;
};

/** "loading" at the start and during each call that signs in or out; the server always renders it so. */
export type Session =
  | { readonly state: "loading" }
  | { readonly state: "signed-out" }
  | { readonly state: "signed-in"; readonly person: SessionPerson };

export type SignInTab = "login" | "register";

type Request = {
  readonly onSuccess: ((person: SessionPerson) => void) | undefined;
  readonly tab: SignInTab;
};

const LOADING: Session = { state: "loading" };
const listeners = new Set<() => void>();
let session: Session = LOADING;
let request: Request | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

export function setSession(next: Session): void {
  session = next;
  changed();
}

/** Who is signed in, for parts of the page that show something else to them. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => LOADING,
  );
}

/** Opens the sign-in modal; `onSuccess` does what the person wanted once they are signed in. */
export function requestSignIn(
  onSuccess?: (person: SessionPerson) => void,
  tab: SignInTab = "login",
): void {
  request = { onSuccess, tab };
  changed();
}

/** Does what only a signed-in person can: at once, as soon as it is known who is there, or after the sign-in modal. */
export function whenSignedIn(act: () => void): void {
  if (session.state === "signed-in") return act();
  if (session.state === "signed-out") return requestSignIn(act);
  const stop = subscribe(() => {
    if (session.state === "loading") return;
    stop();
    whenSignedIn(act);
  });
}

export function closeSignIn(): void {
  request = null;
  changed();
}

/** Closes the modal after a sign-in, and lets whoever opened it go on with the person. */
export function meetSignIn(): void {
  const met = request;
  closeSignIn();
  if (session.state === "signed-in") met?.onSuccess?.(session.person);
}

/** The request that the sign-in modal answers; null while nobody asked. */
export function useSignInRequest(): Request | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
}
