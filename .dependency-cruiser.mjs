// @ts-check

const TEST = "\\.(test|testing)\\.tsx?$|^src/platform/testing/";
const GENERATED = "^src/routeTree\\.gen\\.ts$";
const ENTRY = "^src/(main|server|client|router)\\.tsx?$|^src/app/";
const OURS = "^src/";
const VOCABULARY = "^src/features/substances/([^/]+$|logic/|data/)";
/** What lies in a feature's own folder, or in that of a provider of it: its contracts and the schemas of its records. */
const CONTRACT = "^src/features/[^/]+/(?:providers/[^/]+/|)[^/]+$";
const TABLE = "\\.table\\.ts$";
const KERNEL = "^src/kernel/";

/** The same feature as the importing file's, which its rule captured as $1. */
const own = (/** @type {string} */ parts) => `^src/features/$1/(?:providers/[^/]+/|)${parts}`;
const OWN_CONTRACT = own("[^/]+$");
const OWN_RULES = own("(logic|data)/");

/**
 * The import table of ARCHITECTURE.md: from here, nothing of ours but that.
 * @param {string} name
 * @param {string} from
 * @param {string[]} allowed
 * @param {string} comment
 */
const onlyFrom = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: /** @type {const} */ ("error"),
  from: { path: from, pathNot: TEST },
  to: { path: OURS, pathNot: allowed },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    onlyFrom(
      "kernel",
      KERNEL,
      [KERNEL],
      "The kernel runs anywhere and is what all else stands on.",
    ),
    onlyFrom(
      "design",
      "^src/design/",
      [KERNEL, "^src/design/"],
      "A button that knew a domain word could not be used for another.",
    ),
    onlyFrom(
      "platform",
      "^src/platform/",
      [KERNEL, "^src/platform/"],
      "The platform serves every feature alike, so it knows none.",
    ),
    {
      name: "client-without-server",
      comment: "Server code in the browser is a leak, or a bundle that does not load.",
      severity: "error",
      from: { path: "^src/platform/client/", pathNot: TEST },
      to: { path: "^src/platform/", pathNot: "^src/platform/client/" },
    },
    {
      name: "server-without-client",
      comment: "The server answers calls; what makes them belongs to the browser.",
      severity: "error",
      from: { path: "^src/platform/", pathNot: ["^src/platform/client/", TEST] },
      to: { path: "^src/platform/client/" },
    },
    onlyFrom(
      "contract",
      CONTRACT,
      [KERNEL, CONTRACT],
      "A contract is shared by both sides, so it may pull in neither.",
    ),
    onlyFrom(
      "logic",
      "^src/features/([^/]+)/(?:logic|data)/",
      [KERNEL, OWN_CONTRACT, OWN_RULES, VOCABULARY],
      "Rules are pure and run on both sides; what several features share is the vocabulary.",
    ),
    onlyFrom(
      "server",
      "^src/features/([^/]+)/(?:providers/[^/]+/|)(?:server|ingest)/",
      [
        KERNEL,
        CONTRACT,
        TABLE,
        VOCABULARY,
        OWN_RULES,
        own("(server|ingest)/"),
        "^src/platform/(?!client/)",
      ],
      "A feature reaches another's rows by foreign key and its calls by contract, and nothing else of it.",
    ),
    onlyFrom(
      "ui",
      "^src/features/([^/]+)/(?:providers/[^/]+/|)ui/",
      [KERNEL, OWN_CONTRACT, OWN_RULES, own("ui/"), "^src/design/", "^src/platform/client/"],
      "Features never embed each other: a route passes one's component into another's slot.",
    ),
    onlyFrom(
      "routes",
      "^src/routes/",
      [
        KERNEL,
        CONTRACT,
        "^src/features/[^/]+/ui/",
        "^src/features/site/logic/",
        "^src/design/",
        "^src/platform/client/",
        "^src/routes/",
      ],
      "A route ties an address to components and to the head of its page; rules and tables are behind them.",
    ),
    {
      name: "pages-without-schemas",
      comment:
        "Calls are in *.endpoints.ts and constants in *.terms.ts; a form that is sent imports its contract then.",
      severity: "error",
      from: {
        path: "/ui/|^src/routes/|^src/platform/client/|\\.(endpoints|terms)\\.ts$",
        pathNot: TEST,
      },
      to: { path: "\\.contract\\.ts$", dynamic: false, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "knowledge",
      comment: "What is served reads packed knowledge; checking and packing belong to the build.",
      severity: "error",
      from: { path: OURS, pathNot: TEST },
      to: { path: "^knowledge/" },
    },
    {
      name: "tests-stay-tests",
      comment: "What helps tests has no place in what is served.",
      severity: "error",
      from: { path: OURS, pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: "composition-on-top",
      comment: "What composes everything is imported by nothing.",
      severity: "error",
      from: { path: OURS, pathNot: [ENTRY, GENERATED, TEST] },
      to: { path: ENTRY },
    },
    {
      name: "no-cycle",
      comment: "Files that need each other are one file, or lack a third.",
      severity: "error",
      // The generated route tree declares the router's type, which is made from the tree.
      from: { pathNot: GENERATED },
      to: { circular: true, viaOnly: { pathNot: GENERATED } },
    },
    {
      name: "no-orphan",
      comment:
        "A file that nothing imports and that imports nothing is dead. (Tables are read by name.)",
      severity: "warn",
      from: { orphan: true, path: OURS, pathNot: [TEST, ENTRY, TABLE, "^src/routes/"] },
      to: {},
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere hides from every other rule.",
      severity: "error",
      from: { pathNot: GENERATED },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // The TypeScript compiler's own parser is refused from version 7 on.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    includeOnly: { path: ["^src/", "^knowledge/", "^#/", "^\\.{1,2}/"] },
    enhancedResolveOptions: { conditionNames: ["import", "node", "default"], extensions: [] },
  },
};
