/** How src/routeTree.gen.ts is written, whether the build or the type checker asks for it. */
export const ROUTE_TREE_STYLE = { quoteStyle: "double", semicolons: true } as const;
