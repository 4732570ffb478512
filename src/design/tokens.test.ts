import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const source = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const colours = new Map(
  [...source.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]),
);

function channels(name: string): number[] {
  const hex = colours.get(name);
  if (hex === undefined) throw new Error(`no colour "${name}" in tokens.css`);
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = channels(name).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const forms = [...colours.keys()].filter((name) => name?.startsWith("form-")) as string[];

describe("the colours", () => {
  it.each([
    ["ink", "paper"],
    ["ink", "canvas"],
    ["muted", "paper"],
    ["muted", "canvas"],
    ["brand", "paper"],
    ["brand", "canvas"],
    ["brand", "brand-tint"],
    ["brand-strong", "brand-tint"],
    ["paper", "brand"],
    ["paper", "brand-strong"],
    ["paper", "major"],
    ["paper", "major-ink"],
    ["major-ink", "major-tint"],
    ["moderate-ink", "moderate-tint"],
    ["minor-ink", "minor-tint"],
    ["fine", "fine-tint"],
    ["info", "info-tint"],
    ["ink", "major-tint"],
    ["ink", "minor-tint"],
    ...forms.map((form) => [form, "paper"] as const),
  ] as const)("can be read: %s on %s", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ["control", "paper"],
    ["control", "canvas"],
    ["focus", "paper"],
    ["focus", "canvas"],
    ["focus", "brand-tint"],
    ["major", "major-tint"],
    ["moderate", "moderate-tint"],
    ["minor", "minor-tint"],
    ["minor", "paper"],
  ] as const)("can be made out: %s on %s", (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
  });

  it("has a colour for each of the nine dosage forms", () => {
    expect(forms).toHaveLength(9);
  });
});
