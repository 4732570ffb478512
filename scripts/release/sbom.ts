import { createHash } from "node:crypto";
import type { Installed } from "./packages.ts";

type About = { readonly version: string; readonly nodeVersion: string; readonly at: Date };

/** The parts of a release as CycloneDX 1.6: Node, and every package that goes along. */
export function sbomOf(packages: readonly Installed[], { version, nodeVersion, at }: About) {
  const own = { type: "application", "bom-ref": "wardbook", name: "wardbook", version };
  const node = {
    type: "platform",
    "bom-ref": `pkg:generic/node@${nodeVersion}`,
    name: "node",
    version: nodeVersion,
    purl: `pkg:generic/node@${nodeVersion}`,
    licenses: [{ license: { id: "MIT" } }],
  };
  const components = [node, ...packages.map(componentOf)];
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(components))}`,
    version: 1,
    metadata: { timestamp: at.toISOString(), component: own },
    components,
    dependencies: [
      { ref: "wardbook", dependsOn: components.map((one) => one["bom-ref"]).toSorted() },
    ],
  };
}

function componentOf({ name, version, integrity, license, path }: Installed) {
  const purl = `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;
  const hash = /^sha512-(.+)$/.exec(integrity ?? "")?.[1];
  return {
    type: "library",
    "bom-ref": `${purl}#${path}`,
    name,
    version,
    purl,
    ...(license !== undefined && { licenses: [licenseOf(license)] }),
    ...(hash !== undefined && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }],
    }),
  };
}

function licenseOf(text: string) {
  return /[() ]/.test(text) ? { expression: text } : { license: { id: text } };
}

/** The same parts have the same number. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
