import type { ComponentType } from "react";
import { GoogleButton } from "../../providers/google/ui/google-button.tsx";
import { OidcButton } from "../../providers/oidc/ui/oidc-button.tsx";
import type { ShownProvider } from "../../identity-provider.contract.ts";
import type { ProviderButtonProps } from "./provider-button.ts";

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
          return Button && <Button key={provider.id} provider={provider} {...rest} />;
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
