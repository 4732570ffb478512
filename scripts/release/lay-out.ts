import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importsOf, packageOf, reached } from "./reached.ts";
import { installedClosure, type Installed } from "./packages.ts";
import { globSync } from "node:fs";

/** What an operator runs besides the server, by the name that `bin/wardbook` takes. */
export const COMMANDS = [
  "ingest",
  "migrate",
  "backup",
  "restore",
  "moderate",
  "claims",
  "interop",
  "sign-out",
  "grant",
  "audit-log",
] as const;

/** Files that are started by name and imported by nobody. */
const STARTED = ["src/platform/database/embedded/owner.ts", "scripts/run.ts", "bin/run.js"];
const THREADS = "src/app/threads/*.worker.ts";
const WHOLE = [
  "dist/client",
  "dist/server",
  "dist/start",
  "dist/knowledge",
  "migrations",
  "data",
  "deploy",
  "docs",
];
const ALONE = ["package.json", "README.md"];
/** What packages bring for those who develop. */
const UNUSED =
  /\.(?:map|d\.[cm]?ts|ts|tsx|flow|markdown)$|\/(?:tests?|__tests__|docs?|examples?|\.github)\//i;

const LAUNCHER = `#!/bin/sh
# Usage: wardbook serve, or a command: ${COMMANDS.join(", ")}
set -eu
HERE=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
COMMAND=\${1:-serve}
[ $# -gt 0 ] && shift
cd "$HERE"
export NODE_ENV="\${NODE_ENV:-production}"
case "$COMMAND" in
  serve) exec "$HERE/bin/node" dist/start/main.js "$@" ;;
  ${COMMANDS.join("|")}) exec "$HERE/bin/node" --disable-warning=ExperimentalWarning "scripts/$COMMAND.ts" "$@" ;;
  *) echo "There is no command \\"$COMMAND\\"." >&2; exit 1 ;;
esac
`;

/** Puts a release into a folder: Node, the build, the commands, and the packages that both need. */
export function layOut(root: string, folder: string): Installed[] {
  const sources = reached(root, [
    ...COMMANDS.map((name) => `scripts/${name}.ts`),
    ...STARTED,
    ...globSync(THREADS, { cwd: root }),
  ]);
  const built = [
    ...globSync("dist/start/*.js", { cwd: root }),
    ...globSync("dist/server/**/*.js", { cwd: root }),
  ];
  const builtImports = built.flatMap((file) => importsOf(readFileSync(join(root, file), "utf8")));
  const names = new Set([...sources.packages, ...builtImports.map(packageOf)]);
  const packages = installedClosure(root, names);
  for (const path of [...WHOLE, ...ALONE, ...sources.files]) put(root, folder, path);
  for (const { path } of packages) {
    const inner = `${path}/node_modules/`;
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      dereference: true,
      filter: (from) => {
        const within = from.slice(root.length + 1);
        // What lies in a package's own node_modules is another one of the list.
        return (
          !within.startsWith(inner.slice(0, -1)) &&
          !UNUSED.test(from.slice(join(root, path).length))
        );
      },
    });
  }
  mkdirSync(join(folder, "bin"), { recursive: true });
  cpSync(process.execPath, join(folder, "bin/node"), { dereference: true });
  writeFileSync(join(folder, "bin/wardbook"), LAUNCHER);
  chmodSync(join(folder, "bin/wardbook"), 0o755);
  chmodSync(join(folder, "bin/node"), 0o755);
  return packages;
}

function put(root: string, folder: string, path: string): void {
  if (!existsSync(join(root, path))) throw new Error(`${path} is missing; build first.`);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true });
}
