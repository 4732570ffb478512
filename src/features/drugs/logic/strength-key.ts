/**
 * A strength for comparison, however its source writes it: "500 mg/1", "500MG" and "EQ 500MG BASE" are "500mg"; of several ingredients in
 * one order. Undefined where there is no figure.
 */
export function strengthKey(text: string): string | undefined {
  const parts = text
    .toLowerCase()
    .split(";")
    .map((part) =>
      part
        .replace(/\beq\b|\bbase\b/g, "")
        .replace(/,(?=\d{3})/g, "")
        .replace(/\s+/g, "")
        .replace(/\/1$/, "")
        .replace(/^\./, "0."),
    );
  return parts.every((part) => /^\d/.test(part)) ? parts.toSorted().join(";") : undefined;
}
