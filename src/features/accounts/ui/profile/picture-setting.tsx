import { useMutation, useQueryClient } from "@tanstack/react-query";
import CircleUser from "lucide-react/icons/circle-user-round";
import { useRef, useState } from "react";
import { Button } from "#/design/button.tsx";
import { Notice } from "#/design/notice.tsx";
import { wordsFor } from "#/platform/client/calls/call-error.ts";
import type { User } from "../../session.contract.ts";
import { pictureMutation } from "./profile.queries.ts";

const LARGEST = 5 * 1024 * 1024;
const TOO_LARGE = "Choose a picture of at most 5 MB";

/** The person's picture, to be uploaded or taken away. */
export function PictureSetting({ user: { pictureUrl, profileImageUrl } }: { user: User }) {
  const picker = useRef<HTMLInputElement>(null);
  const picture = useMutation(pictureMutation(useQueryClient()));
  const [tooLarge, setTooLarge] = useState(false);

  function take(file: File | undefined) {
    if (!file) return;
    setTooLarge(file.size > LARGEST);
    if (file.size <= LARGEST) picture.mutate(file);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      {pictureUrl === null ? (
        <CircleUser aria-hidden="true" className="size-16 text-muted" strokeWidth={1} />
      ) : (
        <img src={pictureUrl} alt="Your profile" className="size-16 rounded-full object-cover" />
      )}
      <div className="grid min-w-0 flex-1 gap-2">
        {(tooLarge || picture.isError) && (
          <Notice tone="major" live="assertive">
            {tooLarge ? TOO_LARGE : wordsFor(picture.error, "This did not work. Please try again.")}
          </Notice>
        )}
        {profileImageUrl && pictureUrl === null && (
          <Notice>No picture could be loaded from the address below.</Notice>
        )}
        <p className="text-small text-muted">
          Drawn anew by us, small and without what else the file holds. JPEG, PNG, WebP or GIF, at
          most 5 MB.
        </p>
        <div className="flex flex-wrap gap-2">
          <input
            ref={picker}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-label="Picture file"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <Button loading={picture.isPending} onClick={() => picker.current?.click()}>
            Upload a Picture
          </Button>
          {pictureUrl !== null && (
            <Button variant="quiet" onClick={() => picture.mutate(null)}>
              Remove
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
