/** The product's name where nothing else is configured. */
export const PRODUCT_NAME = "Wardbook";

/** What the pages say about the site they belong to. */
export type Site = {
  readonly name: string;
  /** Where the site is reached, without a slash at its end; empty where that is not configured. */
  readonly origin: string;
  readonly supportEmail: string | null;
};

export const DEFAULT_SITE: Site = { name: PRODUCT_NAME, origin: "", supportEmail: null };

/** The address of a path of this site, absolute where the origin is known. */
export function addressOf(site: Site, path: string): string {
  return path.startsWith("/") ? `${site.origin}${path}` : path;
}
