/** A label by its set id, where FDA's labels are published. */
export function dailyMed(setId: string): string {
  return `https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=${encodeURIComponent(setId)}`;
}
