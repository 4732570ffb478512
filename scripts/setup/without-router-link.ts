import type { Plugin } from "vite";

const ROUTER = /\/@tanstack\/react-router\/dist\/esm\/[^/]+$/;
const EMPTY = "\0without-router-link";

/**
 * Leaves the router's link out of what every page loads: 2 KB (gzip) that come along because each route has one to
 * offer. Wardbook's links are of `href-link.tsx`.
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
  };
}
