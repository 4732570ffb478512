/** The pages that show something of each source; the age of all is on one. */
export const SHOWN_AT = withAges({
  drugs: ["/drugs", "/search", "/drug-interactions"],
  spl: ["/drugs", "/search"],
  directory: ["/drugs", "/search"],
  labels: ["/drugs", "/search"],
  "opened labels": ["/drugs"],
  "labels read again": ["/drugs"],
  "controlled status": ["/drugs"],
  recalls: ["/drugs"],
  pills: ["/drugs"],
  rxnorm: [],
  "orange-book": ["/drugs"],
  "label-changes": ["/drugs"],
  shortages: ["/drugs"],
  providers: ["/npi", "/search"],
  deactivations: ["/npi", "/search"],
  taxonomy: ["/npi", "/search"],
  exclusions: ["/npi"],
  news: ["/", "/news", "/search"],
});

function withAges(
  shown: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(shown).map(([source, paths]) => [source, [...paths, "/evidence"]]),
  );
}
