import X from "lucide-react/icons/x";
import { Toast } from "radix-ui";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { MarkShape } from "../mark-shape.tsx";
import {
  type ShownToast,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD,
} from "./toast-store.ts";

const HOTKEY = [TOAST_HOTKEY];

export default function ToastViewport({
  shown,
  onDismiss,
}: {
  shown: ShownToast;
  onDismiss: () => void;
}) {
  const failed = shown.variant === "destructive";
  return (
    // One provider for each toast: it remembers that the last one was closed from inside (the focus pauses its clock)
    // and would never start the next one's.
    <Toast.Provider
      key={shown.id}
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      <Toast.Root
        open={shown.open}
        onOpenChange={(open) => {
          if (!open) onDismiss();
        }}
        className={classNames(
          "flex items-start gap-3 rounded-card border border-l-4 bg-paper p-3 shadow-float",
          "data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in",
          "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
          "data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] [--slide-x:1rem]",
          failed ? "border-major" : "border-line border-l-brand",
        )}
      >
        {failed && <MarkShape tone="major" className="mt-1" />}
        <div className="min-w-0 flex-1 py-1">
          <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
          {shown.description !== undefined && (
            <Toast.Description className="text-muted">{shown.description}</Toast.Description>
          )}
        </div>
        <Toast.Close asChild>
          <IconButton label="Close">
            <X />
          </IconButton>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={HOTKEY}
        className="fixed right-0 bottom-14 z-60 w-full max-w-105 p-4 outline-none md:bottom-0 print:hidden"
      />
    </Toast.Provider>
  );
}
