/** Statements altered on purpose, as errors of transcription alter them: what the checker is measured on. */
import type { Fields, Statement } from "#/features/evidence/statement.ts";
import { hashOf } from "./fingerprint.ts";

export const ALTERATIONS = ["figure", "unit", "threshold", "sign", "negation", "section"] as const;
export type Alteration = (typeof ALTERATIONS)[number];

/** All ways in which this statement can be altered; which figure comes out is fixed by the statement itself. */
export function alterationsOf(statement: Statement): [Alteration, Statement][] {
  const pick = <Choice>(choices: readonly Choice[], salt: number): Choice | undefined => {
    const number = Number.parseInt(Buffer.from(hashOf(statement)).toString("hex").slice(0, 10), 16);
    return choices[(number + salt * 7919) % choices.length];
  };
  return ALTERATIONS.flatMap((alteration, salt): [Alteration, Statement][] => {
    const altered = alter(alteration, statement, (choices) => pick(choices, salt));
    const isOther = altered !== undefined && hashOf(altered) !== hashOf(statement);
    return isOther ? [[alteration, altered]] : [];
  });
}

type Pick = <Choice>(choices: readonly Choice[]) => Choice | undefined;
const DOSES = ["dose", "dayMax", "cap", "says"] as const;
const FACTORS = [10, 0.1, 2, 0.5, 1.5, 100, 5];
const AMOUNT =
  /(?<![\d.,])(\d[\d,]*(?:\.\d+)?)(?:-(\d[\d.]*))?(?= (?:m?c?g|units|mEq|mmol|mL|puffs|tablets)\b)/;
const RENAL_MEASURE = /(?:clearance|eGFR|CrCl)[^.;]{0,25}?(\d+)/i;

function alter(alteration: Alteration, statement: Statement, pick: Pick): Statement | undefined {
  const { fields } = statement;
  const changed = (fields: Fields): Statement => ({ ...statement, fields });
  const field = DOSES.find((one) => AMOUNT.test(fields[one] ?? ""));
  const amount = field && fields[field];
  switch (alteration) {
    case "figure": {
      if (field === undefined || amount === undefined) return undefined;
      const factor = pick(FACTORS) ?? 10;
      const times = (text: string) =>
        String(Number((Number(text.replaceAll(",", "")) * factor).toPrecision(6)));
      return changed({
        ...fields,
        [field]: amount.replace(AMOUNT, (_, low: string, high?: string) =>
          high === undefined ? times(low) : `${times(low)}-${times(high)}`,
        ),
      });
    }
    case "unit": {
      if (field === undefined || amount === undefined) return undefined;
      const other = (unit: string) =>
        ({
          mg: pick(["mcg", "g", "mL"]),
          mcg: pick(["mg", "g"]),
          g: "mg",
          units: "mg",
          mEq: "mg",
          mmol: "mg",
          mL: "mg",
        })[unit] ?? "mg";
      return changed({
        ...fields,
        [field]: amount.replace(/(?<=\d )(mg|mcg|g|units|mEq|mmol|mL)\b/g, other),
      });
    }
    case "threshold": {
      const factor = pick([2, 0.5, 1.5]) ?? 2;
      const times = (text: string) => String(Math.round(Number(text) * factor));
      if (fields.at !== undefined)
        return changed({ ...fields, at: fields.at.replaceAll(/\d+(?:\.\d+)?/g, times) });
      const found = RENAL_MEASURE.exec(fields.says ?? "");
      if (found?.[1] === undefined) return undefined;
      return changed({ ...fields, says: fields.says?.replace(found[1], times(found[1])) ?? "" });
    }
    case "sign":
      if (fields.at !== undefined && /^under |^\S+ up$/.test(fields.at)) {
        const [number = ""] = /\d+(?:\.\d+)?/.exec(fields.at) ?? [];
        return changed({
          ...fields,
          at: fields.at.startsWith("under") ? `${number} up` : `under ${number}`,
        });
      }
      if (/\b(?:below|under|less than|<)\s*\d/.test(fields.says ?? "")) {
        return changed({
          ...fields,
          says: fields.says?.replace(/\b(?:below|under|less than|<)(?=\s*\d)/, "above") ?? "",
        });
      }
      return undefined;
    case "negation": {
      if (fields.never === "yes") return changed({ ...fields, never: "no" });
      const { says } = fields;
      if (says === undefined || /^none\b/i.test(says)) return undefined;
      return changed({ ...fields, says: negated(says) });
    }
    case "section": {
      const own = statement.sections;
      const others = NEIGHBOURS.filter(
        (name) => !own.includes(name) && !(own.includes("Warnings") && /Precautions/.test(name)),
      );
      return { ...statement, sections: pick(others) ?? "" };
    }
  }
}

/** "Avoid" becomes "use", "not recommended" loses its "not", and what is said plainly is denied. */
function negated(says: string): string {
  const turned = says
    .replace(/\bavoid\b|\bdo not use\b/i, "may be used")
    .replace(/\bcontraindicated\b/i, "not contraindicated");
  if (turned !== says) return turned;
  const without = says.replace(/\b(?:[Nn]o|[Nn]ot|[Ww]ithout|[Dd]o not|[Nn]ever)\b\s*/, "");
  return without === says ? `No ${says}` : without;
}

const NEIGHBOURS = [
  "Indications and Usage",
  "Dosage and Administration",
  "Contraindications",
  "Adverse Reactions",
  "Description",
  "Drug Interactions",
  "Boxed Warning",
];
