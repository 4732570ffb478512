import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { formularyAsJson } from "./scripts/setup/formulary-as-json.ts";
import { reactFirst } from "./scripts/setup/react-first.ts";
import { ROUTE_TREE_STYLE } from "./scripts/setup/route-tree.ts";
import { routerAsUsed } from "./scripts/setup/router-as-used.ts";
import { shapesOfIcons } from "./scripts/setup/shapes-of-icons.ts";
import { withoutRouterLink } from "./scripts/setup/without-router-link.ts";

/** Small parts that most pages have, and those that lists and forms have. */
const EVERYDAY =
  /\/src\/(kernel\/thousands|design\/(badge|breadcrumbs|card|disclosure|mark|notice|skeleton|tone-style))\.tsx?$/;
const OF_LISTS =
  /\/src\/(platform\/client\/remembered|design\/(empty-state|pagination|fields\/(field|select-field|select-options|text-field)))\.tsx?$/;
/** Buttons that stand together: what can be shared can be printed. */
const SHARING = /\/src\/design\/share-page\.tsx$|\/icons\/printer\./;
/** Runs before the entry, in a task of its own. */
const REACT =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/platform\/client\/react-root\.ts$/;
/** Every page has them before it can ask for anything. */
const HERE = /^assets\/(react|rolldown-runtime|index)-[\w-]+\.js$/;
const ICON_OF = join(import.meta.dirname, "src/design/icon-of.ts");

export default defineConfig(({ command }) => ({
  // What renders pages comes in a few files, with the packages as they are for production.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  resolve: {
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ICON_OF },
      // React has what the shim brings.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector",
      },
    ],
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: ROUTE_TREE_STYLE,
      importProtection: {
        client: {
          files: ["**/*.server.*", "**/server/**", "**/ingest/**", "**/platform/database/**"],
        },
      },
    }),
    react(),
    formularyAsJson(),
    reactFirst(),
    withoutRouterLink(),
    routerAsUsed(),
    shapesOfIcons(),
  ],
  // What a tool's engine needs now and then comes when it is needed, as it does on the page.
  worker: { format: "es" },
  build: { target: "es2022", sourcemap: false, cssMinify: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // A part is asked for in the same moment as what it needs.
        modulePreload: {
          resolveDependencies: (file, needed) =>
            needed.filter((one) => one !== file && !HERE.test(one)),
        },
        rolldownOptions: {
          // Contracts are made of plain objects: reading a field of one is no reason to keep it.
          treeshake: { propertyReadSideEffects: false },
          // What every page loads comes in one file, which compresses better than its parts do.
          output: {
            // Hashes do not compress, and the entry names a hundred files.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                { name: "react", test: REACT, tags: ["$initial"], priority: 2 },
                { name: "index", tags: ["$initial"], priority: 1 },
                { name: "design", test: EVERYDAY },
                { name: "lists", test: OF_LISTS },
                { name: "share", test: SHARING },
              ],
            },
          },
        },
      },
    },
  },
}));
