import type { Plugin } from "vite";

const ROUTER = /\/@tanstack\/react-router\/dist\/esm\/[^/]+$/;
const EMPTY = "\0without-router-link";
const BOUNDARY = /\/@tanstack\/react-router\/dist\/esm\/CatchBoundary\.js$/;
/** What the router shows of an error where nobody else does. */
const ITS_FAILURE = /function ErrorComponent\(\{ error \}\) \{[\s\S]*?\n\}/;

/**
 * Leaves the router's link and its own page of an error out of what every page loads: 2.3 KB (gzip) that come along
 * because each route has them to offer. Wardbook's links are of `href-link.tsx`, and its router names `RouteFailure`.
 */
export function withoutRouterLink(): Plugin {
  return {
    name: "without-router-link",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) =>
      source === "./link.js" && ROUTER.test(importer ?? "") ? EMPTY : null,
    load: (id) =>
      id === EMPTY
        ? "export const Link = null, createLink = null, linkOptions = null, useLinkProps = null;"
        : null,
    transform(code, id) {
      if (!BOUNDARY.test(id)) return null;
      if (!ITS_FAILURE.test(code))
        this.error("The router's own page of an error is written otherwise now.");
      return code.replace(ITS_FAILURE, "function ErrorComponent() { return null; }");
    },
  };
}
