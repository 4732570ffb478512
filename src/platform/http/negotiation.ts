export type Encoding = "br" | "gzip";

const TAKES = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\b)/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/i,
};

/** Whether an Accept-Encoding header asks for it. */
export function takes(accepted: string | null | undefined, encoding: Encoding): boolean {
  return TAKES[encoding].test(accepted ?? "");
}

/** Whether an If-None-Match header names the tag. */
export function knows(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim() === tag);
}
