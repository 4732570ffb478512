import type { Document } from "#/platform/http/documents.ts";

/** What a phone needs to know to install the site: its name is the configuration's, so that no file can hold it. */
export function webManifest(name: string): Document {
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description: "News, references and clinical tools for US healthcare professionals",
    lang: "en-US",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f5f7f8",
    theme_color: "#ffffff",
    categories: ["medical", "news"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Interaction checker", url: "/drug-interactions" },
      { name: "Dosage calculator", url: "/drugs/dosage-calculator" },
      { name: "NPI lookup", url: "/npi" },
    ],
  };
  return {
    path: "/manifest.webmanifest",
    contentType: "application/manifest+json; charset=utf-8",
    maxAgeSeconds: 86_400,
    body: async () => JSON.stringify(manifest),
  };
}
