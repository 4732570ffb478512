/** What a record may write once or several times. */
export function listOf<One extends string | object>(
  value: One | readonly One[] | undefined,
): readonly One[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

const isList = <One>(value: One | readonly One[]): value is readonly One[] => Array.isArray(value);
