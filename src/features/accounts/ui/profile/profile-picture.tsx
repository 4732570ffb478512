import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { User } from "../../session.contract.ts";
import { USER_KEY } from "../auth.ts";

/** The person's picture, or the fallback where there is none or it cannot be loaded. */
export function ProfilePicture({ fallback }: { fallback: ReactNode }) {
  const user = useQueryClient().getQueryData<User>(USER_KEY);
  const [broken, setBroken] = useState(false);
  const address = user?.pictureUrl;
  if (!address || broken) return fallback;
  return (
    <img
      src={address}
      alt=""
      className="size-7 rounded-full object-cover"
      onError={() => setBroken(true)}
    />
  );
}
