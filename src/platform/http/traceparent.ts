/** https://www.w3.org/TR/trace-context/#traceparent-header: version 00, and an id that is not all zeros. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace that a request belongs to, as whoever asked names it; undefined where the header is missing or not valid. */
export function traceOf(traceparent: string | undefined): string | undefined {
  return TRACEPARENT.exec(traceparent ?? "")?.[1];
}
