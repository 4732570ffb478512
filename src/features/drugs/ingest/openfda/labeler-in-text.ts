/**
 * Who stands behind a product by the words before its name, the labeler before the maker: "Repackaged by",
 * "Distributed by", "Manufactured for", "Manufactured by".
 */
const ROLES = [
  String.raw`(?:re-?packaged|re-?labell?ed|packaged)(?:\s+and\s+distributed)?\s*by`,
  String.raw`(?:distributed|dist\.|marketed)\s*by`,
  String.raw`(?:manufactured|mfd\.?|made)\s*for`,
  String.raw`(?:manufactured|mfd\.?|made)\s*by`,
];

const COMPANY = String.raw`(?:Inc\b\.?|LLC|L\.L\.C\.|Ltd\b\.?|Limited|LTD\b\.?|INC\b\.?|Corp(?:oration\b|\b\.?)|CORP(?:ORATION\b|\b\.?)|Company|Co\.|GmbH|AG|AB|S\.A\.|S\.p\.A\.?|LP|L\.P\.|Laboratories|LABORATORIES|Pharmaceuticals?|PHARMACEUTICALS?|Pharmacy|PHARMACY)`;
const WORD = String.raw`[A-Z0-9][\p{L}\d&.'’/-]*`;

const PATTERNS = ROLES.map(
  (role) =>
    new RegExp(
      String.raw`\b(?:${insensitive(role)})\s*:?\s*((?:${WORD},?\s+|\([A-Z]\w+\)\s+){1,6}?${COMPANY}(?:,?\s+(?:USA|US|U\.S\.)?,?\s*${COMPANY})*)`,
      "u",
    ),
);

/** The labeler that a label's text names; nothing where it names none by one of these roles. */
export function labelerInText(text: string): string | undefined {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found.replace(/\s+/g, " ").trim();
  }
  return undefined;
}

/** Letters of a pattern in either case, while the company's own words keep theirs. */
function insensitive(pattern: string): string {
  return pattern.replace(/\\?[a-z]/g, (letter) =>
    letter.startsWith("\\") ? letter : `[${letter}${letter.toUpperCase()}]`,
  );
}
