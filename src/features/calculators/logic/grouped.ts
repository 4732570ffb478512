import { fold } from "#/kernel/text.ts";
import type { CalculatorHead } from "../calculator.ts";

export type CalculatorGroup = {
  readonly title: string;
  readonly calculators: readonly CalculatorHead[];
};

/** "CURB-65" is also looked for as "curb65", "Winter's" as "winters". */
const withoutSigns = (text: string): string => text.replace(/[-'/.]/g, "");

/** The calculators that hold every word of what was typed, under their specialties or first letters. */
export function grouped(
  heads: readonly CalculatorHead[],
  typed: string,
  by: "specialty" | "letter",
): CalculatorGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = heads.filter(({ name, also, specialty }) => {
    const text = fold([name, ...also, specialty].join(" "));
    const joined = withoutSigns(text);
    return words.every((word) => text.includes(word) || joined.includes(withoutSigns(word)));
  });
  const titleOf = ({ name, specialty }: CalculatorHead) =>
    by === "letter" ? name.slice(0, 1).toUpperCase() : specialty;
  const groups = Map.groupBy(
    found.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    titleOf,
  );
  return [...groups]
    .map(([title, calculators]) => ({ title, calculators }))
    .toSorted((a, b) => a.title.localeCompare(b.title, "en"));
}
