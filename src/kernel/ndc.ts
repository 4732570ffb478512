/**
 * National Drug Codes. A code names a labeler, a product and often a package, in segments of several widths:
 * 4-4-2, 5-3-2 and 5-4-1 as FDA assigns them, 5-4-2 (11 digits) as claims pad them, and 6-4-2 as FDA will
 * assign them from 2033 on (21 CFR 207.33). Without hyphens one number can mean several codes.
 */
export type Ndc = {
  readonly labeler: string;
  readonly product: string;
  readonly package: string | undefined;
};

const HYPHENATED = /^(\d{4,6})-([0-9A-Z]{3,4})(?:-(\d{1,2}))?$/;

/** Widths of labeler, product and package, by the number of digits written without hyphens. */
const WIDTHS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  8: [
    [4, 4, 0],
    [5, 3, 0],
  ],
  9: [[5, 4, 0]],
  10: [
    [4, 4, 2],
    [5, 3, 2],
    [5, 4, 1],
    [6, 4, 0],
  ],
  11: [[5, 4, 2]],
  12: [[6, 4, 2]],
};

/**
 * Every code that a text can mean: one for a hyphenated code, several for a bare number, none for what is
 * no NDC. Leading "NDC" and spaces are passed over.
 */
export function readNdc(text: string): Ndc[] {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^NDC[\s:#]*/, "")
    .replace(/\s*-\s*/g, "-");
  const parts = HYPHENATED.exec(code);
  if (parts !== null) {
    const [, labeler = "", product = "", packageCode] = parts;
    return [{ labeler, product, package: packageCode }];
  }
  if (!/^\d+$/.test(code)) return [];
  return (WIDTHS[code.length] ?? []).map(([labeler, product, packageWidth]) => ({
    labeler: code.slice(0, labeler),
    product: code.slice(labeler, labeler + product),
    package: packageWidth === 0 ? undefined : code.slice(labeler + product),
  }));
}

/**
 * A product's code at full width (6 + 4 digits), the same for every way to write it: "0069-0238",
 * "00069-0238" and "000069-0238" are one product. Codes are compared by it, never shown.
 */
export function productKey({ labeler, product }: Ndc): string {
  return labeler.padStart(6, "0") + product.padStart(4, "0");
}

/** The keys of all the products that a text can mean, each once. */
export function productKeys(text: string): string[] {
  return [...new Set(readNdc(text).map(productKey))];
}

/** A package's code at full width (6 + 4 + 2 digits); nothing for a product's code. */
export function packageKey(ndc: Ndc): string | undefined {
  return ndc.package === undefined ? undefined : productKey(ndc) + ndc.package.padStart(2, "0");
}

/** The product's part of a code, as it is written: "0069-0238-01" gives "0069-0238". */
export function productNdc({ labeler, product }: Ndc): string {
  return `${labeler}-${product}`;
}

/**
 * The 11 digits of claims, 5-4-2; nothing where a code has no package, or a labeler of six digits that
 * does not begin with zero.
 */
export function elevenDigits(ndc: Ndc): string | undefined {
  const key = packageKey(ndc);
  return key?.startsWith("0") === true ? key.slice(1) : undefined;
}
