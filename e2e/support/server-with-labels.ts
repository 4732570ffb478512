import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILT_SERVER } from "../../scripts/setup/build.ts";
import { ROOT } from "../../scripts/setup/root.ts";

const SILENT = ["--disable-warning=ExperimentalWarning"];
const STARTS_WITHIN_MS = 120_000;

const aLabel = (setId: string, name: string, ndc: string, interactions: string) => ({
  set_id: setId,
  id: setId.replace(/.$/, "f"),
  version: "4",
  effective_time: "20260115",
  drug_interactions: [`7 DRUG INTERACTIONS ${interactions}`],
  openfda: {
    brand_name: [`Exampla ${name.toLowerCase()}`],
    generic_name: [name],
    substance_name: [name],
    manufacturer_name: ["Example Laboratories"],
    product_ndc: [ndc],
    product_type: ["HUMAN PRESCRIPTION DRUG"],
    route: ["ORAL"],
  },
});

/** Labels of our own making: the first names the other drug, the second does not. */
const LABELS = {
  results: [
    aLabel(
      "3f0e9c52-0d0c-4d7c-9a53-2f7c1b6f2a10",
      "WARFARIN SODIUM",
      "9991-0001",
      "Check the INR more often when aspirin is added. Keep meals regular.",
    ),
    aLabel(
      "5b7c2d14-6a1e-4b0f-8d6b-7d1f0c9e4b20",
      "ASPIRIN",
      "9991-0002",
      "Antacids may change its absorption.",
    ),
  ],
};

export type ServerWithLabels = { readonly url: string; readonly stop: () => Promise<void> };

/** A second server, on a data folder into which two labels were imported with the import command. */
export async function startServerWithLabels(port: number): Promise<ServerWithLabels> {
  const folder = mkdtempSync(join(tmpdir(), "wardbook-labels-"));
  const file = join(folder, "labels.json");
  writeFileSync(file, JSON.stringify(LABELS));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATA_DIR: join(folder, "data"),
    HOST: "127.0.0.1",
    PORT: String(port),
    NO_SYNC: "1",
    LIMITS: "off",
    LOG_LEVEL: "error",
  };
  const imported = spawnSync(process.execPath, [...SILENT, "scripts/ingest.ts", "drugs", file], {
    cwd: ROOT,
    env,
    encoding: "utf8",
  });
  if (imported.status !== 0) throw new Error(imported.stderr);
  const server = spawn(process.execPath, [...SILENT, BUILT_SERVER], { cwd: ROOT, env });
  await ready(url);
  return {
    url,
    stop: async () => {
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(url: string): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  throw new Error("The server with labels did not start.");
}

async function stopped(server: ChildProcess): Promise<void> {
  await new Promise((resolve) => {
    server.once("exit", resolve);
    server.kill("SIGTERM");
  });
}
