import { displayName } from "#/kernel/person-name.ts";
import { readNpi } from "#/kernel/npi.ts";
import { dayText } from "../logic/provider-words.ts";
import type { NpiCheck, NpiChecks, Provider } from "../providers.contract.ts";
import type { InferOutput } from "valibot";
import { personName } from "./present-provider.ts";
import type { ProviderServices } from "./find-providers.ts";

type Answer = InferOutput<typeof NpiChecks>;

/** Says of each number in a list what it is. The answer keeps the list's order and its repetitions. */
export async function checkNpis(
  { lookup, sources }: ProviderServices,
  typed: readonly string[],
): Promise<Answer> {
  const readings = typed.map((text) => ({ text, reading: readNpi(text) }));
  const numbers = readings.flatMap(({ reading }) =>
    reading.state === "valid" ? [Number(reading.npi)] : [],
  );
  const [{ answers, exclusionsAsOf }, providers] = await Promise.all([
    sources.loaded(),
    lookup.byNumbers([...new Set(numbers)]),
  ]);
  const known = new Map(providers.map((provider) => [provider.number, provider]));
  const results = readings.map(({ text, reading }): NpiCheck => {
    const blank = { npi: text.trim(), name: null, specialty: null, note: null, excluded: false };
    if (reading.state === "not-ten-digits") return { ...blank, status: "not-an-npi" };
    if (reading.state === "wrong-check-digit") {
      const note = `the last digit should be ${reading.shouldEndIn}`;
      return { ...blank, npi: reading.npi, status: "wrong-check-digit", note };
    }
    const provider = known.get(reading.npi);
    return provider === undefined
      ? { ...blank, npi: reading.npi, status: "unknown" }
      : checkOf(provider);
  });
  const source = answers ?? { kind: "samples", as_of: "", exclusions_as_of: exclusionsAsOf };
  return { results, source };
}

function checkOf(provider: Provider): NpiCheck {
  const { basic, taxonomies, exclusions, number } = provider;
  const primary = taxonomies.find((taxonomy) => taxonomy.primary) ?? taxonomies[0];
  const since = basic.deactivation_date;
  const excluded = exclusions.some(({ matched_by }) => matched_by === "npi");
  const notes = [
    basic.status === "D" && since !== undefined && `deactivated on ${dayText(since)}`,
    !excluded && exclusions.length > 0 && "possible match by name on OIG's exclusion list",
  ];
  return {
    npi: number,
    status: basic.status === "A" ? "active" : "deactivated",
    name: nameOf(provider) || null,
    specialty: primary?.desc ?? null,
    note: notes.filter(Boolean).join("; ") || null,
    excluded,
  };
}

function nameOf({ basic }: Provider): string {
  if (basic.organization_name !== undefined) return displayName(basic.organization_name);
  return personName({
    first: basic.first_name,
    middle: basic.middle_name,
    last: basic.last_name,
    suffix: basic.name_suffix,
    credential: basic.credential,
  });
}
