import { isIPv6 } from "node:net";

/** What calls are counted by: whoever has one IPv6 address usually has its whole /64. */
export function networkOf(ipAddress: string): string {
  if (!isIPv6(ipAddress)) return ipAddress;
  const [left = "", right] = ipAddress.split("::");
  const missing = 8 - groups(left).length - groups(right ?? "").length;
  const zeros = Array.from({ length: right === undefined ? 0 : missing }, () => "0");
  const whole = [...groups(left), ...zeros, ...groups(right ?? "")];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

function groups(text: string): string[] {
  return text.split(":").filter(Boolean);
}
