import { Generator, getConfig } from "@tanstack/router-generator";
import { ROUTE_TREE_STYLE } from "./setup/route-tree.ts";

/** Writes src/routeTree.gen.ts from the files in src/routes, as the build does, for the type checker alone. */
const root = process.cwd();
const footer = [
  'import type { getRouter } from "./router.tsx";',
  'import type { createStart } from "@tanstack/react-start";',
  'declare module "@tanstack/react-start" {',
  "  interface Register {",
  "    ssr: true;",
  "    router: Awaited<ReturnType<typeof getRouter>>;",
  "  }",
  "}",
];
const config = getConfig(
  { ...ROUTE_TREE_STYLE, disableLogging: true, routeTreeFileFooter: footer },
  root,
);
await new Generator({ config, root }).run();
