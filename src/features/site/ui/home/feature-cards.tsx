import ChevronRight from "lucide-react/icons/chevron-right";
import IdCard from "lucide-react/icons/id-card";
import Newspaper from "lucide-react/icons/newspaper";
import Pill from "lucide-react/icons/pill";
import { HrefLink } from "#/platform/client/href-link.tsx";

const FEATURES = [
  {
    title: "NPI",
    href: "/npi",
    icon: IdCard,
    text: "Look up a provider in the national registry by NPI number, name, place or specialty.",
  },
  {
    title: "Drug Info",
    href: "/drugs",
    icon: Pill,
    text: "FDA labeling by brand, generic, NDC or labeler: dose, boxed warning, renal notes.",
  },
  {
    title: "Medical News",
    href: "/news",
    icon: Newspaper,
    text: "What was published in your specialty, each story once, with its source.",
  },
] as const;

/** The three ways in. */
export function FeatureCards() {
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {FEATURES.map(({ title, href, icon: Icon, text }) => (
        <li key={href}>
          <HrefLink
            href={href}
            className="group flex h-full items-start gap-4 rounded-card border border-line bg-paper p-4 transition-colors hover:border-brand"
          >
            <Icon className="mt-0.5 size-6 shrink-0 text-brand" />
            <span className="min-w-0 flex-1">
              <span className="block text-h3 group-hover:text-brand">{title}</span>
              <span className="mt-1 block text-small text-muted">{text}</span>
            </span>
            <ChevronRight className="mt-1 size-4 shrink-0 text-control" />
          </HrefLink>
        </li>
      ))}
    </ul>
  );
}
