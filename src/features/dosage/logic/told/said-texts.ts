/** A text where it begins a line; "eGFR" stays as it is. */
export const capital = (text: string): string =>
  text.startsWith("eGFR") ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
