import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Installed } from "./packages.ts";

const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;
const RULE = "=".repeat(78);

/** The licences of all that goes along, in full where a package brings its text. */
export function noticeOf(
  root: string,
  packages: readonly Installed[],
  nodeLicence: string,
): string {
  const texts = packages.map((one) => {
    const folder = join(root, one.path);
    const files = existsSync(folder)
      ? readdirSync(folder).filter((name) => LICENCE.test(name))
      : [];
    const said = files.map((name) => readFileSync(join(folder, name), "utf8").trim());
    const text = said.length > 0 ? said.join("\n\n") : "It comes without a text of its licence.";
    return `${RULE}\n${one.name} ${one.version} (${one.license ?? "licence not stated"})\n\n${text}\n`;
  });
  return [
    "Wardbook comes with the following software of others, each under its own licence.\n",
    `${RULE}\nNode.js\n\n${nodeLicence}\n`,
    ...texts,
  ].join("\n");
}
