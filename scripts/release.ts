import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartError } from "#/platform/config/start-error.ts";
import packageJson from "../package.json" with { type: "json" };
import { layOut } from "./release/lay-out.ts";
import { noticeOf } from "./release/notice.ts";
import { sbomOf } from "./release/sbom.ts";
import { ensureBuilt } from "./setup/build.ts";
import { ensureKnowledge } from "./setup/knowledge.ts";
import { ROOT } from "./setup/root.ts";

const USAGE = `Usage: npm run release -- [FOLDER] [--key MINISIGN_KEY]
Makes an archive that needs no network and no npm: Node, the build, production packages, migrations, starter content.`;

/** `npm run release`: archive, parts (SBOM), licences, checksums and, with a key, their signature. */
async function release(folder: string, key: string | undefined): Promise<void> {
  await ensureKnowledge(ROOT);
  await ensureBuilt(ROOT);
  const name = `wardbook-${packageJson.version}-${process.platform}-${process.arch}`;
  const place = resolve(folder);
  const tree = join(place, name);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const packages = layOut(ROOT, tree);
  const at = builtAt();
  const about = { version: packageJson.version, nodeVersion: process.versions.node, at };
  const sbom = `${JSON.stringify(sbomOf(packages, about), null, 1)}\n`;
  const notice = noticeOf(ROOT, packages, nodeLicence());
  for (const where of [tree, place]) {
    writeFileSync(join(where, "sbom.cdx.json"), sbom);
    writeFileSync(join(where, "NOTICE"), notice);
  }
  const archive = `${name}.tar.gz`;
  pack(place, name, archive, at);
  rmSync(tree, { recursive: true });
  const files = [archive, "sbom.cdx.json", "NOTICE"];
  writeFileSync(join(place, "SHA256SUMS"), files.map((file) => sumOf(place, file)).join(""));
  if (key === undefined) {
    console.warn(
      "SHA256SUMS is not signed: give --key a minisign key for a release that others fetch.",
    );
  } else
    run(
      "minisign",
      ["-S", "-s", resolve(key), "-m", "SHA256SUMS", "-t", `wardbook ${packageJson.version}`],
      place,
    );
  console.log(`${join(place, archive)} is made, of ${packages.length} packages.`);
}

/** As the last commit, so that the same sources make the same bytes. */
function builtAt(): Date {
  const said = process.env["SOURCE_DATE_EPOCH"];
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return new Date(Number(said ?? stdout.trim()) * 1000);
}

function pack(place: string, name: string, archive: string, at: Date): void {
  const alike = [
    "--sort=name",
    `--mtime=@${at.getTime() / 1000}`,
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--mode=u+rwX,go=rX",
  ];
  run("tar", [...alike, "-I", "gzip -n", "-cf", archive, name], place);
}

function sumOf(place: string, file: string): string {
  const sum = createHash("sha256")
    .update(readFileSync(join(place, file)))
    .digest("hex");
  return `${sum}  ${basename(file)}\n`;
}

function nodeLicence(): string {
  const beside = join(dirname(process.execPath), "../LICENSE");
  const text = existsSync(beside) ? readFileSync(beside, "utf8").trim() : undefined;
  return (
    text ?? "MIT; the texts of what Node.js holds: https://github.com/nodejs/node/blob/main/LICENSE"
  );
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: "inherit" });
  if (status !== 0) throw new StartError(`${program} failed${error ? `: ${error.message}` : ""}.`);
}

const { values, positionals } = parseArgs({
  options: { key: { type: "string" } },
  allowPositionals: true,
});
try {
  if (positionals.length > 1) throw new StartError(USAGE);
  await release(positionals[0] ?? "dist/release", values.key);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
