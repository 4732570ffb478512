/**
 * Exact arithmetic on fractions, for sums whose rounding a person will check: 0.1 + 0.2 is 0.3 here.
 * The denominator is positive and the fraction is in lowest terms.
 */
export type Exact = { readonly n: bigint; readonly d: bigint };

export const ZERO: Exact = { n: 0n, d: 1n };

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function fraction(n: bigint, d: bigint): Exact {
  const sign = d < 0n ? -1n : 1n;
  const by = divisor(n, d * sign) || 1n;
  return { n: (n * sign) / by, d: (d * sign) / by };
}

/**
 * Reads a decimal as it is written: 12.3 is 123/10, never its binary neighbour. Exponents are understood.
 * @throws RangeError when the text is no finite decimal.
 */
export function exact(decimal: number | string): Exact {
  const parts = /^\s*(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i.exec(String(decimal));
  const [, minus, whole = "", part = "", power = "0"] = parts ?? [];
  if (parts === null || whole + part === "") throw new RangeError(`not a decimal: ${decimal}`);
  const digits = BigInt(`${whole}${part}`) * (minus === "-" ? -1n : 1n);
  const scale = Number(power) - part.length;
  return scale >= 0
    ? fraction(digits * 10n ** BigInt(scale), 1n)
    : fraction(digits, 10n ** BigInt(-scale));
}

export function sum(a: Exact, b: Exact): Exact {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function difference(a: Exact, b: Exact): Exact {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function product(a: Exact, b: Exact): Exact {
  return fraction(a.n * b.n, a.d * b.d);
}

/** @throws RangeError when `b` is zero. */
export function quotient(a: Exact, b: Exact): Exact {
  if (b.n === 0n) throw new RangeError("division by zero");
  return fraction(a.n * b.d, a.d * b.n);
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compare(a: Exact, b: Exact): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function least(a: Exact, b: Exact): Exact {
  return compare(a, b) <= 0 ? a : b;
}

/** The largest whole number that is not above `a`. */
function floor(a: Exact): bigint {
  const cut = a.n / a.d;
  return a.n < 0n && cut * a.d !== a.n ? cut - 1n : cut;
}

/** The largest multiple of `step` that is not above `a`. */
export function roundDown(a: Exact, step: Exact): Exact {
  return product({ n: floor(quotient(a, step)), d: 1n }, step);
}

/** The smallest multiple of `step` that is not below `a`. */
export function roundUp(a: Exact, step: Exact): Exact {
  const down = roundDown(a, step);
  return compare(down, a) === 0 ? down : sum(down, step);
}

/** The nearest multiple of `step`; a tie goes up. */
export function roundNearest(a: Exact, step: Exact): Exact {
  return roundDown(sum(a, quotient(step, exact(2))), step);
}

export function toNumber(a: Exact): number {
  return Number(a.n) / Number(a.d);
}

/**
 * A decimal for people: at most `places` places, half up, thousands separated, a zero before the point and
 * none trailing behind it, as ISMP asks (2015 list of error-prone abbreviations).
 */
export function decimal(a: Exact, places = 4): string {
  const scale = 10n ** BigInt(places);
  const scaled = floor(sum(product(a, { n: scale, d: 1n }), { n: 1n, d: 2n }));
  const size = scaled < 0n ? -scaled : scaled;
  const whole = (size / scale).toString().replace(/\B(?=(\d{3})+$)/g, ",");
  const part =
    places === 0 ? "" : (size % scale).toString().padStart(places, "0").replace(/0+$/, "");
  return `${scaled < 0n ? "-" : ""}${whole}${part === "" ? "" : `.${part}`}`;
}
