import { GoogleButton, type GoogleButtonProps } from "./google-button.tsx";

/** The identity provider's button above the forms; nothing at all where no client id is configured. */
export function GoogleSignIn({
  clientId,
  ...rest
}: Omit<GoogleButtonProps, "clientId"> & { clientId: string | null }) {
  if (clientId === null) return null;
  return (
    <div className="mb-4">
      <GoogleButton clientId={clientId} {...rest} />
      <p className="mt-4 flex items-center gap-3 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with your email
      </p>
    </div>
  );
}
