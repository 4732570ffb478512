/** What this site uses of Google's identity script. https://developers.google.com/identity/gsi/web/reference/js-reference */
export type GoogleIdentityApi = {
  initialize: (settings: {
    client_id: string;
    auto_select: boolean;
    callback: (answer: { credential?: string }) => void;
  }) => void;
  renderButton: (
    place: HTMLElement,
    look: { type: "standard"; theme: "outline"; size: "large"; text: string; width: number },
  ) => void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentityApi } };
  }
}

const SOURCE = "https://accounts.google.com/gsi/client";
export const SCRIPT_NOT_LOADED =
  "Failed to load sign-in options. Please check your internet connection.";
export const SCRIPT_NOT_READY = "Failed to load Google sign-in. Please refresh the page.";

let loading: Promise<GoogleIdentityApi> | undefined;

/** Loads the script when its button is first shown. A failure is forgotten, so that the next try loads it anew. */
export function loadGoogle(): Promise<GoogleIdentityApi> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<GoogleIdentityApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SOURCE;
    script.async = true;
    script.addEventListener("load", () => {
      const api = window.google?.accounts?.id;
      if (api) resolve(api);
      else reject(new Error(SCRIPT_NOT_READY));
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(SCRIPT_NOT_LOADED));
    });
    document.head.append(script);
  });
}
