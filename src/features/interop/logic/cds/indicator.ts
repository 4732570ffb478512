/** How loud a finding is told, as the client's record has it or as is usual. */
import type { MedicationFinding } from "../../interop.ports.ts";
import type { Settings } from "./settings.ts";

export type Indicator = "critical" | "warning" | "info";
export type Level = Indicator | "off";

/** What a client may set a level for, besides single rules. */
export const KINDS = [
  "contraindicated",
  "major",
  "moderate",
  "duplicate",
  "allergy",
  "dose",
] as const;
type Kind = (typeof KINDS)[number];

export const LEVELS: readonly Level[] = ["critical", "warning", "info", "off"];

/** Levels by kind or by rule. */
export type Overrides = Readonly<Record<string, Level>>;

const USUAL: Readonly<Record<Kind, Level>> = {
  contraindicated: "critical",
  major: "warning",
  moderate: "info",
  duplicate: "warning",
  allergy: "critical",
  dose: "warning",
};

function kindOf({ kind, severity, grounds, contraindicated }: MedicationFinding): Kind | undefined {
  if (kind === "duplicate" && severity !== "minor") return "duplicate";
  if (contraindicated) return "contraindicated";
  if (severity === "minor") return undefined;
  if (severity === "moderate") return "moderate";
  return grounds.length > 0 ? "contraindicated" : "major";
}

/** @returns "off" for what is not shown: minor findings, moderate ones that were not asked for, what the client turned off. */
export function levelOf(
  finding: MedicationFinding,
  settings: Settings,
  overrides: Overrides,
): Level {
  const kind = kindOf(finding);
  if (kind === undefined) return "off";
  const set = overrides[finding.rule] ?? overrides[kind];
  if (set !== undefined) return set;
  return kind === "moderate" && !settings["alert-non-serious"] ? "off" : USUAL[kind];
}

/** How loud what no rule of interactions makes is told. */
export function levelOfTopic(topic: "allergy" | "dose", overrides: Overrides): Level {
  return overrides[topic] ?? USUAL[topic];
}

/** Most severe first. */
export const louder = (a: Indicator, b: Indicator): number => LEVELS.indexOf(a) - LEVELS.indexOf(b);
