import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { AuthenticatorSetting } from "./authenticator-setting.tsx";
import { PasskeySetting } from "./passkey-setting.tsx";
import { RecoverySetting } from "./recovery-setting.tsx";
import { factorsQuery } from "./second-factor.queries.ts";

/** What an account asks for beside the password: turned on and off here. */
export function FactorSettings() {
  const factors = useQuery(factorsQuery);
  if (factors.isPending) {
    return (
      <Loading label="Loading your second factors">
        <SkeletonText />
      </Loading>
    );
  }
  if (factors.isError) {
    return (
      <ErrorState
        title="Failed to load your second factors"
        headingLevel="h3"
        onRetry={() => void factors.refetch()}
      />
    );
  }
  const { hasPassword, authenticatorSince, passkeys, recoveryCodesLeft } = factors.data;
  const on = authenticatorSince !== null || passkeys.length > 0;
  return (
    <>
      <p className="mb-3">
        {on
          ? "Signing in asks for one of these besides the first step."
          : hasPassword
            ? "Nothing but the password is asked for. An authenticator app or a passkey keeps the account closed even to somebody who knows it."
            : "Nothing but Google is asked for. An authenticator app or a passkey keeps the account closed even to somebody who gets into yours there."}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        <AuthenticatorSetting since={authenticatorSince} hasPassword={hasPassword} />
        <PasskeySetting passkeys={passkeys} hasPassword={hasPassword} />
        {on && <RecoverySetting left={recoveryCodesLeft} hasPassword={hasPassword} />}
      </ul>
    </>
  );
}
