/// <reference types="vite/client" />
import url from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** Address of the one font file, for the document's head to preload. */
export const FONT_URL: string = url;

/** The `<link>` that fetches the font before the style sheet asks for it. */
export const FONT_PRELOAD = {
  rel: "preload",
  href: FONT_URL,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
} as const;
