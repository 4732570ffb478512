import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { elevenDigits, packageKey, productKey, productKeys, productNdc, readNdc } from "./ndc.ts";

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)).filter((code) => code.length === length);

const assigned = fc
  .constantFrom([4, 4, 2] as const, [5, 3, 2] as const, [5, 4, 1] as const, [6, 4, 2] as const)
  .chain(([labeler, product, packageWidth]) =>
    fc.record({
      labeler: digits(labeler),
      product: digits(product),
      package: digits(packageWidth),
    }),
  );

describe("readNdc", () => {
  test("reads each hyphenated form as the one code that it is", () => {
    fc.assert(
      fc.property(assigned, (ndc) => {
        expect(readNdc(`${ndc.labeler}-${ndc.product}-${ndc.package}`)).toEqual([ndc]);
        expect(readNdc(` NDC: ${productNdc(ndc)} `)).toEqual([{ ...ndc, package: undefined }]);
      }),
    );
  });

  test("finds an assigned code again from its digits alone, and from the 11 and 12 digit forms", () => {
    fc.assert(
      fc.property(assigned, (ndc) => {
        const bare = ndc.labeler + ndc.product + ndc.package;
        expect(productKeys(bare)).toContain(productKey(ndc));
        expect(readNdc(bare).map(packageKey)).toContain(packageKey(ndc));
        expect(productKeys(packageKey(ndc) ?? "")).toEqual([productKey(ndc)]);
        const eleven = elevenDigits(ndc) ?? packageKey(ndc) ?? "";
        expect(productKeys(eleven)).toEqual([productKey(ndc)]);
      }),
    );
  });

  test("gives every candidate for a number of ten digits", () => {
    expect(readNdc("0069023801").map((ndc) => [ndc.labeler, ndc.product, ndc.package])).toEqual([
      ["0069", "0238", "01"],
      ["00690", "238", "01"],
      ["00690", "2380", "1"],
      ["006902", "3801", undefined],
    ]);
  });

  test("reads product codes with letters where hyphens say what they are", () => {
    expect(productKeys("0019-n601")).toEqual(["000019N601"]);
  });

  test("is total: any text gives codes or none", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const ndc of readNdc(text)) expect(productKey(ndc)).toHaveLength(10);
      }),
    );
    for (const text of ["", "metformin", "123", "1234567890123", "12-34-56"]) {
      expect(readNdc(text)).toEqual([]);
    }
  });
});

test("a code of 11 digits pads the short segment", () => {
  expect(readNdc("0069-0238-01").map(elevenDigits)).toEqual(["00069023801"]);
  expect(readNdc("60760-288-30").map(elevenDigits)).toEqual(["60760028830"]);
  expect(readNdc("70518-0647-0").map(elevenDigits)).toEqual(["70518064700"]);
  expect(readNdc("123456-7890-12").map(elevenDigits)).toEqual([undefined]);
});
