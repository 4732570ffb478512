import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { ROOT } from "./setup/root.ts";

/**
 * Packs the server's code, and the packages that come as many small files, into a few files: a
 * start loads them in a fifth of the time that some nine hundred modules take.
 */
const PACKED = [/^drizzle-orm/, /^hono/, /^@hono\//, /^valibot/, /^@valibot\//, /^rate-limiter/];
const OUTPUT = join(ROOT, "dist/start");

/** Folders that code names from where it stands are named from where it was packed to. */
const keepFolders: Plugin = {
  name: "keep-folders",
  transform(code, id) {
    if (!id.startsWith(join(ROOT, "src"))) return null;
    const folder = JSON.stringify(`/${relative(OUTPUT, dirname(id))}`);
    return code.replaceAll("import.meta.dirname", `(import.meta.dirname + ${folder})`);
  },
};

/** Each by itself: what a thread shared with the server would lie in the server's own file, and start another one. */
const ENTRIES = [
  "src/main.ts",
  "src/app/threads/calculations.worker.ts",
  "src/app/threads/hold-labels.worker.ts",
];

for (const [index, entry] of ENTRIES.entries()) {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [keepFolders],
    ssr: { noExternal: PACKED },
    build: {
      ssr: entry,
      outDir: OUTPUT,
      emptyOutDir: index === 0,
      target: "node24",
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}
