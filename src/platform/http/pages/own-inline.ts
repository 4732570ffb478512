import { randomBytes } from "node:crypto";
import type { Inline } from "./content-security-policy.ts";

/** In an element's attributes: the renderer writes "<" as an entity there, so that one bare is another element swallowed. */
const INLINE = /<(script|style)(?=[\s>])([^<>]*)>([\s\S]*?)<\/\1>/gi;
/** A file has no text of its own, and structured data does not run. */
const RUNS_NOTHING = /\s(?:src=|type="application\/ld\+json")/i;

/** Nobody who could put a script into a page knows it: random for each process, and never sent. */
export function createMark(): string {
  return randomBytes(16).toString("hex");
}

/**
 * Tells the scripts and styles that the renderer wrote itself, by the mark that they bear as their nonce, from any
 * that got into the page by way of its content, and takes the mark off.
 */
export function takeMark(marked: string, mark: string): { html: string; own: Inline } {
  const nonce = ` nonce="${mark}"`;
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, name = "", attributes = "", text = ""] of marked.matchAll(INLINE)) {
    if (!attributes.includes(nonce) || RUNS_NOTHING.test(attributes)) continue;
    (name === "script" ? scripts : styles).push(text);
  }
  const html = marked
    .replaceAll(nonce, "")
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, "");
  return { html, own: { scripts, styles } };
}
