/** The broadest and the hardest searches of each kind. */
export const SEARCHES: readonly [string, string][] = [
  ["surname, common", "lastName=Smith"],
  ["surname and state", "lastName=Smith&state=CA"],
  ["surname and given name", "lastName=Johnson&firstName=Bob"],
  ["given name", "firstName=Michael"],
  ["given name and state", "firstName=Michael&state=WY"],
  ["initial and state", "firstName=J&state=CA"],
  ["organization", "organization=MARLEN"],
  ["organization, words within", "organization=CLINIC%20MARLEN"],
  ["state", "state=CA"],
  ["state and city", "state=CA&city=Los%20Angeles"],
  ["city", "city=Los%20Angeles"],
  ["city in another state", "state=NY&city=Los%20Angeles"],
  ["ZIP", "zip=10011"],
  ["ZIP, three digits", "zip=100"],
  ["specialty", "specialty=Cardiology"],
  ["specialty of many codes", "specialty=Nurse"],
  ["specialty and state", "specialty=Internal%20Medicine&state=TX"],
  ["specialty and city", "specialty=Cardiology&city=Chicago"],
  ["specialty and surname", "specialty=Pediatrics&lastName=Patel"],
  ["specialty and given name", "specialty=Family%20Medicine&firstName=Robert"],
  ["specialty, given name and state", "specialty=Surgery&firstName=James&state=NY"],
  ["surname, letters changed", "lastName=Rodrigoez"],
  ["surname, letters swapped, and state", "lastName=Nugyen&state=CA"],
  ["surname, unknown", "lastName=Qwxyzzt"],
];

/** A provider whose values are searched for. */
export type Example = {
  readonly name1: string;
  readonly name2: string;
  readonly state: string;
  readonly city: string;
  readonly zip5: string;
  readonly code: string;
};

type Criterion = readonly [parameter: string, valueOf: (example: Example) => string];

const NAMES: readonly (readonly Criterion[])[] = [
  [],
  [["lastName", ({ name1 }) => name1]],
  [["lastName", ({ name1 }) => misspelt(name1)]],
  [["firstName", ({ name2 }) => name2]],
  [["firstName", ({ name2 }) => name2.slice(0, 1)]],
  [
    ["lastName", ({ name1 }) => name1],
    ["firstName", ({ name2 }) => name2],
  ],
  [["organization", ({ name1 }) => name1.slice(0, 3)]],
];
const STATES: readonly (readonly Criterion[])[] = [[], [["state", ({ state }) => state]]];
const CITIES: readonly (readonly Criterion[])[] = [[], [["city", ({ city }) => city]]];
const ZIPS: readonly (readonly Criterion[])[] = [
  [],
  [["zip", ({ zip5 }) => zip5]],
  [["zip", ({ zip5 }) => zip5.slice(0, 3)]],
];
const CODES: readonly (readonly Criterion[])[] = [[], [["specialty", ({ code }) => code]]];

/** Every combination of what can be asked for, but for the empty one. */
export const COMBINATIONS: readonly (readonly Criterion[])[] = NAMES.flatMap((name) =>
  STATES.flatMap((state) =>
    CITIES.flatMap((city) =>
      ZIPS.flatMap((zip) => CODES.map((code) => [...name, ...state, ...city, ...zip, ...code])),
    ),
  ),
).filter((criteria) => criteria.length > 0);

export function queryOf(criteria: readonly Criterion[], example: Example): string {
  return criteria
    .map(([parameter, valueOf]) => `${parameter}=${encodeURIComponent(valueOf(example))}`)
    .join("&");
}

/** With its third and fourth letters swapped. */
function misspelt(name: string): string {
  return name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4);
}
