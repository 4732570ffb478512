import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import { beforeAll, describe, expect, it } from "vitest";

const require = createRequire(import.meta.url);
const APP_CSS = resolve(import.meta.dirname, "app.css");

/** Names that style nothing themselves: others look at them. */
const NAMES = /^(group|peer)(\/[\w-]+)?$/;

async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith(".") ? resolve(base, id) : require.resolve(`${id}/index.css`);
  return { path, base: dirname(path), content: readFileSync(path, "utf8") };
}

/** Quoted words in such a value that are no classes: arguments, what something is compared with, keys. */
const NO_CLASSES = /\b(?!classNames\b)\w+\(\s*"[^()]*\)|[=!]==\s*"[^"]*"|\["[^"]*"\]/g;

/** What stands in quotes inside the value of each `className`, plain or an expression. */
function classesIn(source: string): string[] {
  const found: string[] = [];
  for (const { index } of source.matchAll(/className=/g)) {
    const value = source.slice(index + "className=".length);
    const quoted = value.startsWith("{")
      ? value
          .slice(0, endOfBraces(value))
          .replace(NO_CLASSES, "")
          .matchAll(/"([^"]*)"|`([^`$]*)`/g)
      : value.matchAll(/^"([^"]*)"/g);
    for (const match of quoted) found.push(...(match[1] ?? match[2] ?? "").split(/\s+/));
  }
  return found.filter(Boolean);
}

function endOfBraces(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

describe("every class that a component names", () => {
  let styles: (candidates: string[]) => (string | null)[];

  beforeAll(async () => {
    const css = readFileSync(APP_CSS, "utf8");
    const system = await loadDesignSystem(css, { base: dirname(APP_CSS), loadStylesheet });
    styles = (candidates) => system.candidatesToCss(candidates);
  });

  it("is known to this test: a token's class is, a default that was removed is not", () => {
    const [known, removed] = styles(["text-muted", "text-gray-500"]);
    expect(known).toContain("--color-muted");
    expect(removed).toBeNull();
  });

  const files = globSync("src/{design,features,routes}/**/*.tsx").filter(
    (file) => !file.includes(".test."),
  );

  it.each(files)("%s is drawn with what the tokens offer", (file) => {
    const classes = classesIn(readFileSync(file, "utf8")).filter((name) => !NAMES.test(name));
    const produced = styles(classes);
    expect(classes.filter((_, index) => produced[index] === null)).toEqual([]);
  });
});
