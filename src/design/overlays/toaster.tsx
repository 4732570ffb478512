import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "./toast.ts";

const ToastViewport = lazy(() => import("./toast-viewport.tsx"));

const nothing = () => null;

/** Stands once in the page's frame. The library that draws toasts is fetched with the first of them. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, nothing);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport shown={shown} onDismiss={toastStore.dismiss} />
    </Suspense>
  );
}
