import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { addressParts } from "./address-parts.ts";

export type HrefLinkProps = Omit<
  ComponentProps<typeof Link>,
  "to" | "search" | "hash" | "params" | "href"
> & {
  /** An address of this site as one string: "/news?search=cardiology". */
  href: string;
};

/** The router's link for addresses that are data: a suggestion, a search's hit, an entry of a list of links. */
export function HrefLink({ href, ...rest }: HrefLinkProps) {
  const { path, search, hash } = addressParts(href);
  return <Link {...rest} to={path} search={search} {...(hash && { hash })} />;
}
