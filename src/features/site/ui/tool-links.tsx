import Calculator from "lucide-react/icons/calculator";
import ChevronRight from "lucide-react/icons/chevron-right";
import GitCompareArrows from "lucide-react/icons/git-compare-arrows";
import ScanSearch from "lucide-react/icons/scan-search";
import Sigma from "lucide-react/icons/sigma";
import Stethoscope from "lucide-react/icons/stethoscope";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { TOOLS, type ToolId } from "../logic/site-map.ts";
import { TOOL_PURPOSES } from "../logic/tool-purposes.ts";

const ICONS: Record<ToolId, typeof Calculator> = {
  interactions: GitCompareArrows,
  "pill-identifier": ScanSearch,
  "dosage-calculator": Calculator,
  calculators: Sigma,
  "symptom-checker": Stethoscope,
};

/** The tools, each with what it takes and gives. */
export function ToolLinks() {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {TOOLS.map(({ id, label, href }) => {
        const Icon = ICONS[id];
        return (
          <li key={id}>
            <HrefLink
              href={href}
              className="group flex h-full items-start gap-4 rounded-card border border-line bg-paper p-4 transition-colors hover:border-brand"
            >
              <Icon className="mt-0.5 size-6 shrink-0 text-brand" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold group-hover:text-brand">{label}</span>
                <span className="mt-0.5 block text-small text-muted">{TOOL_PURPOSES[id]}</span>
              </span>
              <ChevronRight className="mt-1 size-4 shrink-0 text-control" />
            </HrefLink>
          </li>
        );
      })}
    </ul>
  );
}
