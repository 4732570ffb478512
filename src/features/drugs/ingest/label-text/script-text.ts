/** Digits, signs and small letters that Unicode has raised; there is no raised q. */
const RAISED = new Map(
  zip("0123456789+-−–=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"),
);
const LOWERED = new Map(zip("0123456789+-−–=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎"));

/** Ordinals, trademarks and whole words: raised in print, and no power. */
const WORD = /^(?:th|st|nd|rd|tm|sm)$|[a-z]{3}/i;
const POWER = /^[+\-−–]?\d+$/;
const BROKEN_POWER = /\d[./]\d/;

/**
 * A text with what follows it as a superscript or subscript, as far as plain text can show it: without that, 50 x 10 to
 * the ninth is read as 109. What Unicode cannot raise follows "^" where it is a power.
 */
export function withScript(before: string, kind: "sup" | "sub", script: string): string {
  const inner = script.trim();
  if (inner === "") return before + script;
  const shown = kind === "sub" ? lowered(inner) : raised(inner);
  // "10 <sup>9</sup>" is one number.
  const base = POWER.test(inner) && /(?:^|\D)10\s+$/.test(before) ? before.trimEnd() : before;
  const [start = "", end = ""] = [/^\s+/.exec(script)?.[0], /\s+$/.exec(script)?.[0]];
  return `${base}${POWER.test(inner) ? "" : start}${shown}${end}`;
}

function raised(inner: string): string {
  if (BROKEN_POWER.test(inner)) return `^${inner}`;
  return WORD.test(inner) ? inner : mapped(inner, RAISED);
}

/** Words and indices with letters, as in Cmax and HbA1c, are written on the line anyway. */
function lowered(inner: string): string {
  return /^[\d+\-−–=()\s∞]+$/.test(inner) ? mapped(inner, LOWERED) : inner;
}

function mapped(text: string, forms: ReadonlyMap<string, string>): string {
  return [...text].map((character) => forms.get(character) ?? character).join("");
}

function zip(plain: string, forms: string): [string, string][] {
  const shown = [...forms];
  return [...plain].map((character, at) => [character, shown[at] ?? character]);
}
