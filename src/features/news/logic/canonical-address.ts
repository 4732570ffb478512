const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|cmp|cmpid|rss|af|ref|ref_src|dgcid|rft_dat)$/i;

/** One address for one page: no fragment, no tracking, parameters in order, http and https alike. */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const query = new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  const host = url.host.replace(/^(?:www|m|amp)\./, "");
  return `${host}${url.pathname.replace(/\/(?:amp\/?)?$/, "")}${query ? `?${query}` : ""}`;
}
