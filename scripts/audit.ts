import * as v from "valibot";
import { npmFailure } from "../bin/node-package.js";
import { runNpm } from "../bin/npm.js";
import { ROOT } from "./setup/root.ts";

const Severity = v.picklist(["info", "low", "moderate", "high", "critical"]);
const Report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ severity: Severity, range: v.string(), isDirect: v.boolean() }),
  ),
});
/** Such an advisory stops a release. */
const GRAVE = new Set(["high", "critical"]);
const NOT_CHECKED = 2;

/** `npm run audit`: what is known against the packages that a release holds. Ends with 1 for a grave one, with 2 where nobody answered. */
function audit(): number {
  const { output } = runNpm(["audit", "--omit=dev", "--json"], ROOT);
  const report = v.safeParse(Report, parsed(output));
  if (!report.success) {
    console.error(`Nothing was checked: ${npmFailure(output)}, or it knows no advisories.`);
    return NOT_CHECKED;
  }
  const found = Object.entries(report.output.vulnerabilities);
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`);
  console.log(`${found.length} packages have advisories.`);
  return found.some(([, { severity }]) => GRAVE.has(severity)) ? 1 : 0;
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

process.exitCode = audit();
