import { useQuery } from "@tanstack/react-query";
import BadgeCheck from "lucide-react/icons/badge-check";
import type { ReactNode } from "react";
import { Badge } from "#/design/badge.tsx";
import { Card } from "#/design/card.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { Loading, Skeleton } from "#/design/skeleton.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { displayName } from "../../logic/display-name.ts";
import { AddressState } from "./address-state.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { FactorSettings } from "../second-factor/factor-settings.tsx";
import { NpiState } from "../npi/npi-state.tsx";
import { PasswordForm } from "../sign-in/password-form.tsx";
import { PictureSetting } from "./picture-setting.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { profileQuery } from "./profile.queries.ts";
import { factorsQuery } from "../second-factor/second-factor.queries.ts";
import { SessionEntries } from "./session-entries.tsx";

export function ProfilePage() {
  const profile = useQuery(profileQuery);
  const factors = useQuery(factorsQuery);
  if (profile.isPending) {
    return (
      <Loading label="Loading your profile">
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  if (profile.isError) {
    return (
      <ErrorState
        title="Failed to load your profile"
        headingLevel="h1"
        onRetry={() => void profile.refetch()}
      />
    );
  }
  const { user, email, npi } = profile.data;
  return (
    <div className="mx-auto grid max-w-column grid-cols-1 gap-6">
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-h1">{displayName(user)}</h1>
          {user.isVerified && (
            <Badge tone="fine">
              <BadgeCheck className="size-3.5" /> Verified
            </Badge>
          )}
          {npi.state === "matched" && <Badge>Claims NPI {user.npiNumber}</Badge>}
        </div>
        <p className="text-muted">{user.email}</p>
      </header>
      <AddressState email={email} />
      <NpiState npi={npi} user={user} />
      <Part title="Picture">
        <PictureSetting user={user} />
      </Part>
      <Part title="Profile">
        <ProfileForm key={user.id} user={user} />
      </Part>
      {factors.data && (
        <Part title="Password">{factors.data.hasPassword ? <PasswordForm /> : <NoPassword />}</Part>
      )}
      <Part title="Second step of signing in">
        <FactorSettings />
      </Part>
      <Part title="Where you are signed in">
        <SessionEntries />
      </Part>
      <Part title="Your data">
        <ExportData />
      </Part>
      <Part title="Delete account">
        <DeleteAccount />
      </Part>
    </div>
  );
}

function NoPassword() {
  return (
    <p>
      You sign in with Google and have no password here.{" "}
      <HrefLink className="link" href="/reset-password">
        Choose one by e-mail
      </HrefLink>{" "}
      if you want to sign in without Google, too.
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-3 text-h3">{title}</h2>
      {children}
    </Card>
  );
}
