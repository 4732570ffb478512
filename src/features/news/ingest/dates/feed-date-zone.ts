/** Zones as feeds write them, in minutes from UTC; of several that share a name the one that most feeds mean. */
const ZONES: Readonly<Record<string, number>> = {
  EDT: -240,
  EST: -300,
  CDT: -300,
  CST: -360,
  MDT: -360,
  MST: -420,
  PDT: -420,
  PST: -480,
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  WET: 0,
  BST: 60,
  WEST: 60,
  CET: 60,
  CEST: 120,
  MEZ: 60,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  IST: 330,
  SGT: 480,
  HKT: 480,
  AWST: 480,
  JST: 540,
  KST: 540,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
  ADT: -180,
  AST: -240,
  NDT: -150,
  NST: -210,
  BRT: -180,
  ART: -180,
  SAST: 120,
  EAT: 180,
  GST: 240,
  PKT: 300,
  PHT: 480,
  AKDT: -480,
  AKST: -540,
  HST: -600,
};
/** Zones whose offset is another in summer. */
const PLACES: Readonly<Record<string, string>> = {
  ET: "America/New_York",
  CT: "America/Chicago",
  MT: "America/Denver",
  PT: "America/Los_Angeles",
};
const PLACE = /\b[a-z]+\/[a-z_]+(?:\/[a-z_]+)?\b/i;

/**
 * Minutes from UTC that the rest of a date names; none counts as UTC.
 * @param there the clock's time as if it were UTC.
 */
export function zoneMinutes(rest: string, there: number): number {
  const signed = /(?:^|\s|GMT|UTC)([+-])(\d{1,2}):?(\d{2})?(?!\d)/i.exec(rest);
  if (signed) {
    const minutes = Number(signed[2]) * 60 + Number(signed[3] ?? 0);
    return signed[1] === "-" ? -minutes : minutes;
  }
  const place = PLACE.exec(rest)?.[0];
  if (place !== undefined) return minutesAt(place, there);
  for (const word of rest.toUpperCase().match(/[A-Z]+/g) ?? []) {
    const minutes = ZONES[word];
    if (minutes !== undefined) return minutes;
    const known = PLACES[word];
    if (known !== undefined) return minutesAt(known, there);
  }
  return 0;
}

/** By the runtime's own tables; 0 for a place that is in none. */
function minutesAt(timeZone: string, there: number): number {
  if (Number.isNaN(there)) return 0;
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    const name = format.formatToParts(there).find(({ type }) => type === "timeZoneName")?.value;
    const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name ?? "") ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  } catch {
    return 0; // What looks like a place is none.
  }
}
