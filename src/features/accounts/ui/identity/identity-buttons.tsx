import { type ComponentType, lazy, Suspense } from "react";
import { GoogleButton } from "../../providers/google/ui/google-button.tsx";
import type { ShownProvider } from "../../identity-provider.contract.ts";
import type { ProviderButtonProps } from "./provider-button.ts";

/** Few have set such a provider up: who has not loads nothing for it. */
const OidcButton = lazy(async () => ({
  default: (await import("../../providers/oidc/ui/oidc-button.tsx")).OidcButton,
}));

/** The button of each provider, by its id. */
const BUTTONS: Readonly<Record<string, ComponentType<ProviderButtonProps>>> = {
  google: GoogleButton,
  oidc: OidcButton,
};

/** The identity providers' buttons above the forms; nothing at all where none is set up. */
export function IdentityButtons({
  providers,
  alone = false,
  ...rest
}: Omit<ProviderButtonProps, "provider"> & {
  providers: readonly ShownProvider[];
  /** No form stands below. */
  alone?: boolean;
}) {
  if (providers.length === 0) return null;
  return (
    <div className="mb-4">
      <div className="grid gap-3">
        {providers.map((provider) => {
          const Button = BUTTONS[provider.id];
          return (
            Button && (
              <Suspense key={provider.id} fallback={<div className="h-11" />}>
                <Button provider={provider} {...rest} />
              </Suspense>
            )
          );
        })}
      </div>
      {!alone && (
        <p className="mt-4 flex items-center gap-3 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or with your email
        </p>
      )}
    </div>
  );
}
