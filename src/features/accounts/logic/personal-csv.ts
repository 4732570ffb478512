type Records = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** One line for each value: which kind of record, which one, which field, and what it holds (RFC 4180). */
export function personalCsv(records: Records): string {
  const lines = ["kind,number,field,value"];
  for (const [kind, entries] of Object.entries(records)) {
    for (const [index, entry] of entries.entries()) {
      for (const [field, value] of Object.entries(entry)) {
        lines.push([kind, String(index + 1), field, cell(value)].join(","));
      }
    }
  }
  return `${lines.join("\r\n")}\r\n`;
}

/** A text that a spreadsheet would take for a formula is made a plain one. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
