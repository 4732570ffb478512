import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { Button } from "./button.tsx";
import { toast } from "./overlays/toast.ts";

/**
 * Hands a page to whatever the device shares with, by its canonical path; without such a thing its address is copied. And
 * prints it.
 */
export function SharePage({ title, path }: { title: string; path: string }) {
  const share = async () => {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url }).catch(ended);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toast({ title: "Link copied", description: "It is ready to be pasted." }),
      () => toast({ title: "Error", description: `Copy this link: ${url}` }),
    );
  };
  return (
    <>
      <Button onClick={() => void share()}>
        <Share2 className="size-4" />
        Share
      </Button>
      <Button onClick={() => window.print()}>
        <Printer className="size-4" />
        Print
      </Button>
    </>
  );
}

/** Who closes the device's dialog has decided; nothing failed. */
function ended(error: unknown): void {
  if (error instanceof Error && error.name === "AbortError") return;
  toast({ title: "Error", description: "This device could not share the page." });
}
