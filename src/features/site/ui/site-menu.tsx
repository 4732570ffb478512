import Menu from "lucide-react/icons/menu";
import { type ReactNode, useState } from "react";
import { preloadDialog } from "#/design/overlays/dialog.tsx";
import { IconButton } from "#/design/icon-button.tsx";
import { Sheet } from "#/design/overlays/sheet.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { useHere } from "#/platform/client/use-here.ts";
import { LINK_GROUPS } from "../logic/site-map.ts";

/** The phone's menu: everything there is, from the right edge. */
export function SiteMenu({ accountMenu }: { accountMenu: ReactNode }) {
  const [open, setOpen] = useState(false);
  const here = useHere();
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={preloadDialog}
        onClick={() => setOpen(true)}
        className="-mr-2 md:hidden"
      >
        <Menu />
      </IconButton>
      <Sheet place="right" title="Menu" open={open} onOpenChange={setOpen}>
        {accountMenu}
        {LINK_GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="border-t border-line py-3 first:border-0">
            <h3 className="caps pb-1 text-muted">{title}</h3>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <HrefLink
                    href={href}
                    aria-current={here(href)}
                    onClick={() => setOpen(false)}
                    className="flex min-h-11 items-center aria-[current=page]:font-semibold aria-[current=page]:text-brand"
                  >
                    {label}
                  </HrefLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Sheet>
    </>
  );
}
