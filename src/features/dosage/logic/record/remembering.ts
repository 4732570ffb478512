/** A reader of the records' phrases that reads each phrase once: there are some thousands, asked for again and again. */
export function remembering<Phrase extends string, Read>(
  read: (phrase: Phrase) => Read,
): (phrase: Phrase) => Read {
  const known = new Map<Phrase, Read>();
  return (phrase) => {
    const found = known.get(phrase);
    if (found !== undefined) return found;
    const result = read(phrase);
    known.set(phrase, result);
    return result;
  };
}
