import { createToastStore, type ToastContent } from "./toast-store.ts";

/** The browser's one toast. It is filled by what a person does, so on the server it stays empty. */
export const toastStore = createToastStore();

/** Tells the person how something went: `toast({ title: "Message sent!", description: "..." })`. */
export function toast(content: ToastContent): void {
  toastStore.show(content);
}
