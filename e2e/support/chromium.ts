import { existsSync } from "node:fs";
import { join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const FOLDERS = [
  ...(process.env["PATH"] ?? "").split(":"),
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

/** The browser to test in: CHROMIUM where it is set, else the first that is installed. */
export function findChromium(): string {
  const named = process.env["CHROMIUM"];
  const found = named ?? candidates().find((path) => existsSync(path));
  if (!found) throw new Error("No Chromium found: install one, or set CHROMIUM to its path.");
  return found;
}

function candidates(): string[] {
  const names = [...NAMES, "Google Chrome", "Chromium"];
  return FOLDERS.flatMap((folder) => names.map((name) => join(folder, name)));
}
