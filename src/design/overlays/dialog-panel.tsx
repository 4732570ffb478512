import X from "lucide-react/icons/x";
import { Dialog as Radix } from "radix-ui";
import { useState } from "react";
import { classNames } from "../class-names.ts";
import type { DialogPlace, DialogProps } from "./dialog-props.ts";
import { IconButton } from "../icon-button.tsx";

const PLACES: Record<DialogPlace, string> = {
  center:
    "inset-0 m-auto h-fit max-h-[min(44rem,calc(100dvh-2rem))] w-[calc(100vw-2rem)] max-w-dialog rounded-card [--slide-y:0.5rem]",
  right: "inset-y-0 right-0 w-[calc(100vw-3rem)] max-w-sheet [--slide-x:2rem]",
  bottom:
    "inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-3rem)] max-w-column rounded-t-card pb-[env(safe-area-inset-bottom)] [--slide-y:2rem]",
};

/**
 * The ground is our own and not the library's overlay: that one locks the scrolling through a style element made by
 * script, which the content security policy forbids. Here the style sheet locks it (`data-modal`).
 */
export default function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  place = "center",
  footer,
  children,
}: DialogProps) {
  const opener = useOpener(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-state={open ? "open" : "closed"}
          className="fixed inset-0 z-40 bg-ink/50 data-[state=closed]:animate-vanish data-[state=open]:animate-appear print:hidden"
        />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          data-modal=""
          {...(description === undefined && { "aria-describedby": undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whoever has taken the focus meanwhile keeps it: a link in the layer that led to another page.
            const lost = document.activeElement === document.body;
            if (lost) placeFor(opener)?.focus();
          }}
          className={classNames(
            "fixed z-50 flex flex-col bg-paper shadow-float outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in",
            PLACES[place],
          )}
        >
          <div className="flex items-start gap-4 px-4 pt-4 pb-2">
            <div className="min-w-0 flex-1 pt-1">
              <Radix.Title className="text-h3">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-small text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-4">
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line p-4">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What had the focus before the layer opened, to have it again afterwards. */
type Opener = { readonly button: Element | null; readonly around: Element | null };

function useOpener(open: boolean): Opener {
  const [seen, setSeen] = useState<Opener & { open: boolean }>({
    open: false,
    button: null,
    around: null,
  });
  if (open !== seen.open) {
    const button = document.activeElement;
    const around = button?.closest("section, main") ?? null;
    setSeen(open ? { open, button, around } : { ...seen, open });
  }
  return seen;
}

/** What opened the layer; where that is gone, as with a row that was removed in it, the first button beside it. */
function placeFor({ button, around }: Opener): HTMLElement | null {
  const place = button?.isConnected ? button : around?.querySelector("button");
  return place instanceof HTMLElement ? place : null;
}
