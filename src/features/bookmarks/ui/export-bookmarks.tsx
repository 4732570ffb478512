import { useMutation } from "@tanstack/react-query";
import { Button } from "#/design/button.tsx";
import { toast } from "#/design/overlays/toast.ts";
import { MAX_LIMIT } from "#/kernel/page.ts";
import { call } from "#/platform/client/calls/call.ts";
import type { Bookmark } from "../bookmarks.contract.ts";
import { listBookmarks } from "../bookmarks.endpoints.ts";

/** Saves all of the person's bookmarks as a JSON file. */
export function ExportBookmarks() {
  const all = useMutation({
    mutationFn: everyBookmark,
    onSuccess: (bookmarks) => save(JSON.stringify(bookmarks, null, 2)),
    onError: () =>
      toast({ title: "Export failed", description: "Please try again", variant: "destructive" }),
  });
  return (
    <Button loading={all.isPending} onClick={() => all.mutate()}>
      Export
    </Button>
  );
}

async function everyBookmark(): Promise<Bookmark[]> {
  const found: Bookmark[] = [];
  for (let page = 1; ; page += 1) {
    // One page after the other: the next is only asked for when there is one.
    const { bookmarks, total } = await call(listBookmarks, { page, limit: MAX_LIMIT });
    found.push(...bookmarks);
    if (bookmarks.length === 0 || found.length >= total) return found;
  }
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "bookmarks.json";
  link.click();
  URL.revokeObjectURL(address);
}
