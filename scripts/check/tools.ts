import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findChromium } from "../../e2e/support/chromium.ts";
import { findPostgresBinaries } from "#/platform/testing/postgres-binaries.ts";

/**
 * Installs what the tests need and the machine lacks, where that is possible: Debian's packages, as
 * root. Tests say themselves what they cannot do without; nothing here fails.
 */
export function installTestTools(): void {
  const missing = [
    ...(findPostgresBinaries() === undefined ? ["postgresql"] : []),
    ...(hasChromium() ? [] : ["chromium"]),
  ];
  if (missing.length === 0) return;
  if (!isDebianRoot()) {
    console.log(`Not installed here: ${missing.join(", ")}. On Debian: apt-get install them.`);
    return;
  }
  console.log(`Installing ${missing.join(" and ")} (once)...`);
  if (!aptGet("install", missing)) {
    aptGet("update", []);
    if (!aptGet("install", missing)) console.log(`apt-get could not install them.`);
  }
}

function hasChromium(): boolean {
  try {
    return existsSync(findChromium());
  } catch {
    return false;
  }
}

function isDebianRoot(): boolean {
  const release = "/etc/os-release";
  if (process.getuid?.() !== 0 || !existsSync(release)) return false;
  return /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

function aptGet(command: "install" | "update", packages: readonly string[]): boolean {
  const args = [command, "-y", "-qq", "--no-install-recommends", ...packages];
  const { status } = spawnSync("apt-get", command === "install" ? args : ["update", "-qq"], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
