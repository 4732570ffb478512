export type ToastVariant = "default" | "destructive";

export type ToastContent = {
  title: string;
  description?: string;
  variant?: ToastVariant;
};

export type ShownToast = ToastContent & { readonly id: number; readonly open: boolean };

/** How long a toast stays, in ms. */
export const TOAST_DURATION = 5000;
/** How far it is swiped to the right before it goes, in px. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** The key that takes the focus to it. */
export const TOAST_HOTKEY = "F8";
/** When a dismissed toast leaves the store, in ms: late, so that its way out is never cut short. */
export const TOAST_REMOVE_DELAY = 1_000_000;

export type ToastStore = ReturnType<typeof createToastStore>;

/** Holds one toast at most: showing another replaces it. */
export function createToastStore() {
  let current: ShownToast | null = null;
  let count = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (next: ShownToast | null) => {
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    current: (): ShownToast | null => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(content: ToastContent): void {
      clearTimeout(removal);
      count += 1;
      change({ ...content, id: count, open: true });
    },
    /** Closes it; after `TOAST_REMOVE_DELAY` it is forgotten too. */
    dismiss(): void {
      if (!current?.open) return;
      change({ ...current, open: false });
      removal = setTimeout(() => change(null), TOAST_REMOVE_DELAY);
    },
  };
}
