/** FHIR knows no empty text, list or object: what is empty is not there. */
export function withoutNothing<Value>(value: Value): Value {
  return (stripped(value) ?? {}) as Value; // of the same shape, with less in it
}

function stripped(value: unknown): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  if (Array.isArray(value)) {
    const items = value.map(stripped).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = stripped(inner);
    return kept === undefined ? [] : [[name, kept]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
