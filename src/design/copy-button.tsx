import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { LiveRegion } from "./live-region.tsx";

type CopyState = "idle" | "copied" | "failed";

const SAID: Record<CopyState, string> = {
  idle: "",
  copied: "Copied",
  failed: "Could not copy",
};

/** Puts a text on the clipboard and says so. `label` names what is copied: "Copy number". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<CopyState>("idle");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  return (
    <>
      <IconButton label={label} onClick={copy} onBlur={() => setState("idle")}>
        {state === "copied" ? <Check /> : <Copy />}
      </IconButton>
      <LiveRegion message={SAID[state]} />
    </>
  );
}
