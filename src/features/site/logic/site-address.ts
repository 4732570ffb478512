import type { Site } from "../site.contract.ts";

/** The address of a path of this site; what is an address already stays as it is. */
export function addressOf(site: Site, path: string): string {
  return path.startsWith("/") ? `${site.origin}${path}` : path;
}
