import BriefcaseMedical from "lucide-react/icons/briefcase-medical";
import House from "lucide-react/icons/house";
import IdCard from "lucide-react/icons/id-card";
import Newspaper from "lucide-react/icons/newspaper";
import Pill from "lucide-react/icons/pill";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useHere } from "#/platform/client/use-here.ts";

const ITEMS = [
  { label: "Home", href: "/", Icon: House },
  { label: "NPI", href: "/npi", Icon: IdCard },
  { label: "Drugs", href: "/drugs", Icon: Pill },
  { label: "Tools", href: "/tools", Icon: BriefcaseMedical },
  { label: "News", href: "/news", Icon: Newspaper },
];

/** The phone's navigation, under the thumb. It scrolls with the page where the screen is too low to spare it. */
export function BottomBar() {
  const here = useHere();
  return (
    <nav
      aria-label="Main, bottom"
      className="inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden tall:fixed print:hidden"
    >
      <ul className="flex">
        {ITEMS.map(({ label, href, Icon }) => (
          <li key={href} className="flex-1">
            <HrefLink
              href={href}
              aria-current={href === "/" ? here(href) : here(href, "within")}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-label text-muted -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            >
              <Icon className="size-5" />
              {label}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
