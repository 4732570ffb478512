import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { InferInput } from "valibot";
import { toast } from "#/design/overlays/toast.ts";
import { call } from "#/platform/client/calls/call.ts";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import type { PasswordChange, Profile, ProfileChange } from "../../profile.contract.ts";
import * as endpoints from "../../profile.endpoints.ts";
import { removePicture, uploadPicture } from "../../picture.endpoints.ts";
import { forgetSession, holdUser } from "../auth.ts";

/** What the query client holds of one person, and drops when they sign out. */
const PERSONAL = { personal: true };

export const profileQuery = queryOptions({
  queryKey: ["/api/profile"],
  queryFn: ({ signal }) => call(endpoints.getProfile, {}, { signal }),
  meta: PERSONAL,
});

export const sessionsQuery = queryOptions({
  queryKey: ["/api/auth/sessions"],
  queryFn: ({ signal }) => call(endpoints.listSessions, {}, { signal }),
  meta: PERSONAL,
});

function showProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  holdUser(queryClient, profile.user);
}

/** A file as the new picture; null takes the picture away. */
export function pictureMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["profile", "picture"],
    retry: false,
    mutationFn: async (file: File | null) =>
      file === null
        ? call(removePicture, {})
        : call(uploadPicture, { image: await asBase64(file) }),
    onSuccess: (profile) => showProfile(queryClient, profile),
  });
}

async function asBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  // Byte for byte: as arguments of one call a picture would be too many.
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export function changeProfileMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["profile", "change"],
    mutationFn: (change: InferInput<typeof ProfileChange>) => call(endpoints.changeProfile, change),
    onSuccess: (profile) => {
      showProfile(queryClient, profile);
      toast({ title: "Profile saved", description: "Your profile is up to date." });
    },
    onError: (error) =>
      toast({
        title: "Profile not saved",
        description: wordsFor(error, "Please try again"),
        variant: "destructive",
      }),
  });
}

export function changePasswordMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["profile", "password"],
    mutationFn: (change: InferInput<typeof PasswordChange>) =>
      call(endpoints.changePassword, change),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast({
        title: "Password changed",
        description: "You have been signed out everywhere else.",
      });
    },
  });
}

/** One session, every other one, or all. */
export type EndedSessions = { id?: string; which?: "others" | "all" };

export function endSessionsMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ["profile", "sessions"],
    retry: false,
    mutationFn: (ended: EndedSessions & { password: string }) =>
      call(endpoints.endSessionsWithProof, ended),
    onSuccess: (_, { which }) => {
      if (which !== "all") {
        return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      }
      forgetSession(queryClient);
      toast({ title: "Signed out", description: "You have been signed out everywhere" });
      return undefined;
    },
  });
}

/** `leave` takes the person to another page, because this one was theirs. */
export function deleteAccountMutation(queryClient: QueryClient, leave: () => Promise<void>) {
  return mutationOptions({
    mutationKey: ["profile", "delete"],
    retry: false,
    mutationFn: (password: string) =>
      call(endpoints.deleteAccountWithProof, { confirm: "DELETE", password }),
    onSuccess: async () => {
      await leave();
      forgetSession(queryClient);
      toast({ title: "Account deleted", description: "Everything that was yours is gone." });
    },
  });
}

export const exportMutation = mutationOptions({
  mutationKey: ["profile", "export"],
  mutationFn: () => call(endpoints.exportProfile, {}),
  onError: (error) =>
    toast({
      title: "Export failed",
      description: wordsFor(error, "Please try again"),
      variant: "destructive",
    }),
});
