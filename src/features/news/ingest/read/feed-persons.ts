const PERSON = /^<(\/?)(?:author|managingeditor|webmaster)\b/i;
/** Text, a tag, or something in which tags mean nothing; each goes on to the end where it is not closed. */
const PIECE = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<[^>]*(?:>|$)|[^<]+/g;
const CDATA = "<![CDATA[";
/** Longer than any name with its address. */
const LONGEST_PERSON = 500;

/** Tags in a name, escaped or not: an address in such brackets, which is none of them, has a sign of at. */
const MARKUP = /(?:&lt;|<)\/?[a-z][\w-]*(?:\s[^<>@]*?)?(?:&gt;|>)/gi;

function withoutMarkup(piece: string): string {
  if (piece.startsWith(CDATA)) return CDATA + piece.slice(CDATA.length).replace(MARKUP, " ");
  return piece.startsWith("<") ? piece : piece.replace(MARKUP, " ");
}

/**
 * RSS in which nobody's name has markup in it or is longer than names are: its reader takes names with brackets in them
 * apart, in a time that grows with the square of their length.
 */
export function withShortPersons(text: string): string {
  if (!/<(?:author|managingeditor|webmaster)\b/i.test(text)) return text;
  let room = Number.POSITIVE_INFINITY;
  return text.replace(PIECE, (piece) => {
    const [tag, end] = PERSON.exec(piece) ?? [];
    if (tag !== undefined) room = end === "/" ? Number.POSITIVE_INFINITY : LONGEST_PERSON;
    if (tag !== undefined || room === Number.POSITIVE_INFINITY) return piece;
    if (piece.length <= room) {
      room -= piece.length;
      return withoutMarkup(piece);
    }
    const kept = room;
    room = 0;
    if (piece.startsWith(CDATA)) return kept > CDATA.length ? `${piece.slice(0, kept)}]]>` : "";
    return piece.startsWith("<") ? piece : piece.slice(0, kept);
  });
}
