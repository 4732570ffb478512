/** What a request, or the record of the client that sends it, may set: the codes of the PDDI-CDS guide, and one of ours. */
import * as v from "valibot";
import type { CdsRequest } from "../../interop.contract.ts";

export const SETTINGS = [
  {
    code: "cache-for-order-sign-filtering",
    type: "boolean",
    default: false,
    name: "Remember what is shown while ordering",
    description: "So that filter-out-repeated-alerts can leave it out at signing.",
  },
  {
    code: "filter-out-repeated-alerts",
    type: "boolean",
    default: false,
    name: "Do not repeat at signing what was shown while ordering",
    description: "For eight hours, for the same user, patient, order and finding.",
  },
  {
    code: "alert-non-serious",
    type: "boolean",
    default: false,
    name: "Show moderate interactions",
    description: "As information. Minor ones are never shown.",
  },
  {
    code: "show-evidence-support",
    type: "boolean",
    default: true,
    name: "List the sources",
    description: "Labels, lists and guidelines that a finding rests on.",
  },
  {
    code: "never-filter-critical",
    type: "boolean",
    default: false,
    name: "Always repeat critical alerts",
    description: "Also where repeated alerts are left out.",
  },
] as const;

type Code = (typeof SETTINGS)[number]["code"];
export type Settings = Readonly<Record<Code, boolean>>;

const Stated = v.record(v.string(), v.unknown());

const KEYS = ["pddi-configuration-items", "configuration-items"];

/** The request's word, else the client's, else the default. */
export function settingsOf(
  { extension }: Pick<CdsRequest, "extension">,
  ofClient: Readonly<Record<string, unknown>>,
): Settings {
  const stated = KEYS.map((key) => extension[key]).filter((value) => v.is(Stated, value));
  const sources = [...stated, ofClient];
  const valueOf = (code: Code, usual: boolean): boolean => {
    const values = sources.map((source) => source[code]);
    return values.find((value) => typeof value === "boolean") ?? usual;
  };
  return {
    "cache-for-order-sign-filtering": valueOf("cache-for-order-sign-filtering", false),
    "filter-out-repeated-alerts": valueOf("filter-out-repeated-alerts", false),
    "alert-non-serious": valueOf("alert-non-serious", false),
    "show-evidence-support": valueOf("show-evidence-support", true),
    "never-filter-critical": valueOf("never-filter-critical", false),
  };
}
