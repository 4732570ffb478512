import Baby from "lucide-react/icons/baby";
import Brain from "lucide-react/icons/brain";
import Bug from "lucide-react/icons/bug";
import Calculator from "lucide-react/icons/calculator";
import FlaskConical from "lucide-react/icons/flask-conical";
import GitCompareArrows from "lucide-react/icons/git-compare-arrows";
import HeartPulse from "lucide-react/icons/heart-pulse";
import IdCard from "lucide-react/icons/id-card";
import Ribbon from "lucide-react/icons/ribbon";
import ScanSearch from "lucide-react/icons/scan-search";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { newsSearchHref } from "../../logic/header-search.ts";

const TILES = [
  { label: "Cardiology", href: newsSearchHref("Cardiology"), icon: HeartPulse },
  { label: "Neurology", href: newsSearchHref("Neurology"), icon: Brain },
  { label: "Oncology", href: newsSearchHref("Oncology"), icon: Ribbon },
  { label: "Pediatrics", href: newsSearchHref("Pediatrics"), icon: Baby },
  { label: "Infectious Disease", href: newsSearchHref("Infectious Disease"), icon: Bug },
  { label: "Medical Research", href: newsSearchHref("Medical Research"), icon: FlaskConical },
  { label: "Drug Interactions", href: "/drug-interactions", icon: GitCompareArrows },
  { label: "NPI Lookup", href: "/npi", icon: IdCard },
  { label: "Dosage Calculator", href: "/drugs/dosage-calculator", icon: Calculator },
  { label: "Pill Identifier", href: "/drugs/pill-identifier", icon: ScanSearch },
] as const;

/** Ten tiles: six specialties' news and four tools. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick links">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {TILES.map(({ label, href, icon: Icon }) => (
          <li key={label}>
            <HrefLink
              href={href}
              className="flex h-full min-h-12 items-center gap-2.5 rounded-card border border-line bg-paper px-3 py-2 font-medium transition-colors hover:border-brand hover:text-brand"
            >
              <Icon className="size-5 shrink-0 text-brand" />
              <span className="min-w-0">{label}</span>
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
