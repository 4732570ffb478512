/** Endings of what lies in the repository; what is named with another one is no file of ours. */
const FILE = /\.(?:tsx?|mjs|js|json|md|ya?ml|css|sql|sh)$/;

/**
 * The paths that a text names in code marks, as patterns: `<name>` stands for any name. A name without a slash is a
 * word for files of a kind, and so is one that begins with "." or "/", an address.
 */
export function namedPathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([\w.@#$<>{},*/-]+)`/g)].map(([, path = ""]) => path);
  return [
    ...new Set(
      named
        .filter((path) => path.includes("/") && (FILE.test(path) || path.endsWith("/")))
        .filter((path) => !/^[/.#@]|^(?:dist|node_modules)\//.test(path))
        .map((path) => path.replaceAll(/<[^>]+>/g, "*")),
    ),
  ];
}

/** The names of the scripts of package.json that a text tells to run. */
export function commandsIn(text: string): string[] {
  const run = [...text.matchAll(/npm (?:run (?:-s )?|(?=start\b|test\b))([a-z][\w:-]*)/g)];
  return [...new Set(run.map(([, name = ""]) => name))];
}
