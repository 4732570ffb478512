import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  // What renders pages comes in a few files, with the packages as they are for production.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: { quoteStyle: "double", semicolons: true },
      importProtection: {
        client: {
          files: ["**/*.server.*", "**/server/**", "**/ingest/**", "**/platform/database/**"],
        },
      },
    }),
    react(),
  ],
  build: { target: "es2022", sourcemap: false, cssMinify: true, assetsInlineLimit: 0 },
}));
