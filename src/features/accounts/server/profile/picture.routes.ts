import { Failure } from "#/kernel/failure.ts";
import { personOf, type Person } from "#/platform/http/caller.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import { LARGEST_UPLOAD, PictureUpload } from "../../picture.contract.ts";
import { removePicture, uploadPicture } from "../../picture.endpoints.ts";
import { Profile } from "../../profile.contract.ts";
import { Nothing } from "../../session.contract.ts";
import type { AccountParts } from "../account-parts.ts";

type Parts = Pick<AccountParts, "accounts" | "pictures" | "takePicture">;

const CHANGE: Policy = { access: "signed-in", limit: { calls: 30, seconds: 600 } };

/** A person's picture as a file. By its address it comes with the profile. */
export function pictureRoutes({ accounts, pictures, takePicture }: Parts): Route[] {
  /** A picture of one's own, or none, is no longer the one of an address. */
  const withoutAddress = async ({ id }: Person): Promise<Profile> => {
    await accounts.change(id, { profileImageUrl: null });
    const profile = await accounts.profile(id);
    if (!profile) throw new Failure("unauthenticated", "Please sign in again.");
    return profile;
  };
  return [
    serve(
      uploadPicture,
      { input: PictureUpload, output: Profile },
      { ...CHANGE, maxBody: LARGEST_UPLOAD + 1000 },
      async ({ image }, caller) => {
        const person = personOf(caller);
        await takePicture.fromUpload(person.id, Buffer.from(image, "base64"));
        return withoutAddress(person);
      },
    ),
    serve(removePicture, { input: Nothing, output: Profile }, CHANGE, async (_, caller) => {
      const person = personOf(caller);
      await pictures.remove(person.id);
      return withoutAddress(person);
    }),
  ];
}
