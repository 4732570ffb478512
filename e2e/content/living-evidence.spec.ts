import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/setup/root.ts";
import { startOwnServer } from "../support/own-server.ts";
import { expect, passGate, test, untilInteractive } from "../support/test.ts";

const run = promisify(execFile);
const REVIEWED = /a label changed, being reviewed/;
const NOTE = /The label changed on Feb 2, 2026: this is being reviewed\./;

type Cited = { readonly id: string; readonly support: { readonly version?: number } };

/** The label that supports this statement, of which the imported file is to be a later version. */
async function citedLabel(statement: string): Promise<{ setId: string; version: number }> {
  const file = join(ROOT, "dist/knowledge/evidence/cited.json");
  const cited: Record<string, Cited[]> = JSON.parse(await readFile(file, "utf8"));
  for (const [setId, statements] of Object.entries(cited)) {
    const found = statements.find(({ id }) => id.startsWith(statement));
    if (found !== undefined) return { setId, version: found.support.version ?? 0 };
  }
  throw new Error(`no label supports ${statement}`);
}

type Version = { readonly of: string; readonly later: number };

async function importVersion(dataDir: string, name: string, { of, later }: Version): Promise<void> {
  const { setId, version } = await citedLabel(of);
  const text = await readFile(join(ROOT, "fixtures/drugs", name), "utf8");
  const folder = await mkdtemp(join(tmpdir(), "wardbook-label-"));
  const path = join(folder, name);
  await writeFile(
    path,
    text
      .replace("00000000-0000-4000-8000-000000000004", setId)
      .replace(/versionNumber value="\d+"/, `versionNumber value="${version + later}"`),
  );
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, ["bin/run.js", "scripts/ingest.ts", "spl", path], { cwd: ROOT, env });
  await rm(folder, { recursive: true });
}

const ACORAMIDIS = "acoramidis/dosing/";
const ATORVASTATIN = "atorvastatin/monograph/interactions/";
const DOSE =
  "/drugs/dosage-calculator#patientType=adult&weight=70&age=60&medication=Acoramidis&indication=Transthyretin+amyloid+cardiomyopathy";

test("pages say beside a statement that its label changed, until a label supports it again @phone", async ({
  page,
  expectAccessible,
}, { project }) => {
  test.setTimeout(240_000);
  const { url, dataDir, stop } = await startOwnServer();
  await passGate(page.context(), url);
  const show = async (path: string) => {
    await page.goto(`${url}${path}`);
    // What was asked before is asked anew.
    await page.reload();
    await untilInteractive(page);
  };
  const showDose = async () => {
    await show(DOSE);
    await page.getByRole("button", { name: /^Calculate/ }).click();
    await expect(page.getByRole("heading", { name: /^Dose of Acoramidis/ })).toBeVisible();
  };
  const screen = (name: string) => `test-results/living-${name}-${project.name}.png`;
  try {
    await importVersion(dataDir, "spl-changed-1.xml", { of: ACORAMIDIS, later: 1 });
    await showDose();
    await expect(page.getByText(NOTE)).toHaveCount(0);

    await importVersion(dataDir, "spl-changed-2.xml", { of: ACORAMIDIS, later: 2 });
    await show("/drug-interactions#d=acoramidis&d=warfarin");
    await page
      .getByRole("button", { name: /^Check/ })
      .first()
      .click();
    const card = page.getByRole("article", { name: /acoramidis/i }).first();
    await expect(card.getByText(NOTE)).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: screen("interaction"), fullPage: true });
    await show("/evidence");
    const part = page.getByRole("region", { name: "Under review now" });
    await expect(part).toContainText("2 statements are under review");
    await part.screenshot({ path: screen("evidence") });
    await showDose();
    await expect(page.getByText(NOTE)).toHaveCount(1);
    await expectAccessible();
    await page.screenshot({ path: screen("dose"), fullPage: true });
    await page.getByRole("link", { name: "What changed" }).click();
    const history = page.getByRole("region", { name: "What changed" });
    await expect(history).toBeInViewport();
    await history.getByText(/^2 Dosage/i).click();
    await expect(history.getByText(/356 mg/)).toBeVisible();
    await page.screenshot({ path: screen("history") });

    await importVersion(dataDir, "spl-changed-1.xml", { of: ACORAMIDIS, later: 3 });
    await showDose();
    await expect(page.getByText(NOTE)).toHaveCount(0);

    await show("/drugs/ingredients/atorvastatin");
    await expect(page.getByText(REVIEWED)).toHaveCount(0);
    await importVersion(dataDir, "spl-changed-2.xml", { of: ATORVASTATIN, later: 1 });
    await show("/drugs/ingredients/atorvastatin");
    await page.getByText(REVIEWED).click();
    await expect(page.getByText(NOTE).first()).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: screen("monograph"), fullPage: true });
  } finally {
    await stop();
  }
});
