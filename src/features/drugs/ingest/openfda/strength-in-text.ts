const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
const UNIT = "mg|mcg|µg|g|mEq|mmol|units?|IU|%|mL";
const STRENGTH = new RegExp(
  String.raw`(?<![\d.,/-])(${NUMBER})\s?(${UNIT})(?:\s?/\s?(${NUMBER})?\s?(mL|mg|g|L|actuation|spray|vial|tablet|capsule|hr|h|day|dose))?(?![\w/-])`,
  "gi",
);
/** Amounts that are no strength: volumes and weights of the package. */
const VOLUME = /^(mL|g)$/i;

/** The different strengths that a text names, as "10 mg" or "100 mg/10 mL", in their order. */
export function strengthsInText(text: string): string[] {
  const found = new Map<string, string>();
  for (const [, amount = "", unit = "", perAmount = "", per = ""] of text.matchAll(STRENGTH)) {
    if (per === "" && VOLUME.test(unit)) continue;
    const strength = `${number(amount)}${unit === "%" ? "" : " "}${unitName(unit)}${
      per === "" ? "" : `/${perAmount === "" ? "" : `${number(perAmount)} `}${per}`
    }`;
    if (number(amount) !== "0") found.set(strength.toLowerCase(), strength);
  }
  return [...found.values()];
}

/** "1,000" as "1000", ".5" as "0.5", "2.50" as "2.5". */
function number(text: string): string {
  return String(Number(text.replaceAll(",", "")));
}

function unitName(unit: string): string {
  const lower = unit.toLowerCase();
  if (lower === "µg") return "mcg";
  if (lower === "iu" || lower.startsWith("unit")) return "units";
  return lower === "meq" ? "mEq" : lower;
}
