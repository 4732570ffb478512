import { useRouter } from "@tanstack/react-router";
import { type ComponentProps, type MouseEvent, useRef } from "react";
import { addressParts } from "./address-parts.ts";

export type HrefLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & {
  /** An address of this site as one string: "/news?search=cardiology". */
  href: string;
  /** Makes no entry in the history. */
  replace?: boolean;
};

/**
 * A link to an address that is data: a suggestion, a search's hit, an entry of a list of links. A page has dozens; the
 * router's own link works out for each, as the page comes alive, where it would lead and whether that is here.
 */
export function HrefLink({ href, replace, children, ...rest }: HrefLinkProps) {
  const router = useRouter();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const preload = () => {
    const { path, search, hash } = addressParts(href);
    // What cannot be fetched ahead is fetched, or fails, when somebody goes there.
    router.preloadRoute({ to: path, search, hash }).catch(() => undefined);
  };
  const forget = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  };
  const consider = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      preload();
    }, router.options.defaultPreloadDelay);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    forget();
    void router.navigate({ href, ...(replace && { replace }) });
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onFocus={consider}
      onBlur={forget}
      onMouseEnter={consider}
      onMouseLeave={forget}
      onTouchStart={preload}
    >
      {children}
    </a>
  );
}

function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
