import { splColor, splShape } from "#/features/substances/logic/spl-codes.ts";
import type { Fields } from "#/platform/ingest/formats/delimited.ts";
import { scheduleOf } from "../../logic/schedule.ts";
import { plain } from "../fields.ts";
import type { ProductRecord } from "../records.ts";

/** Reads a row of a table in the columns of NLM's Pillbox: SPL codes for colour and shape, RxNorm's name. */
export function readPillbox(row: Fields): ProductRecord | { problem: string } {
  // Spaces of the original were lost to quotation marks in some exports.
  const field = (name: string) => plain((row[name] ?? "").replaceAll('"', " "));
  const ndc = field("PRODUCT_CODE");
  const named = field("RXSTRING");
  const imprint = field("SPLIMPRINT");
  const shape = splShape(field("SPLSHAPE"));
  const ingredients = field("INGREDIENTS").replace(/\s*;\s*/g, ", ");
  if (ndc === "") return { problem: "The pill has no product code." };
  if (shape === undefined && isBlankImprint(imprint)) {
    return { problem: "The pill has neither a shape nor an imprint." };
  }
  if (named === "" && ingredients === "") return { problem: "The pill has no name." };
  const { name, strength } = nameAndStrength(named);
  const isOne = name !== "" && !ingredients.includes(", ");
  return {
    ndc,
    // "Acetaminophen 300 MG / Codeine ... Tablet" is called by all that is in it.
    brandName:
      ingredients.includes(", ") && ingredients.toLowerCase().startsWith(`${name.toLowerCase()},`)
        ? ingredients
        : name || ingredients,
    // RxNorm's clinical drug bears the name in US use, where the column may have a chemical or foreign one.
    genericName: field("RXTTY") === "SCD" && isOne ? name : ingredients || name,
    manufacturer: field("AUTHOR") || "Unknown labeler",
    strength,
    routes: [],
    substances: ingredients === "" ? [] : ingredients.split(", "),
    classes: [],
    schedule: scheduleOf(field("DEA_SCHEDULE_CODE")),
    packages: [],
    pill: {
      colors: (row["SPLCOLOR"] ?? "").split(";").flatMap((code) => splColor(code) ?? []),
      shape,
      imprint: isBlankImprint(imprint) ? "" : imprint,
      sizeMm: positive(field("SPLSIZE")),
      pieces: positive(field("SPLSCORE")),
    },
  };
}

function isBlankImprint(imprint: string): boolean {
  return /^(;|na|n\/a|none|no imprint|\s)*$/i.test(imprint);
}

/** "Brand 5/10 MG" and "Brand 5-10 MG": a combination's amounts share the unit. */
const SHARED_UNIT = /(?<![\d.])(\d[\d.]*(?:\s?[/-]\s?\d[\d.]*)+)\s?(MG|MCG|UNT|MEQ)?(?=\s|$)/i;

/** In a kit each pill has its own amounts, and the name tells which are in it, not which one this is. */
const KIT = /^\s*\{|\bPack\b|\bKit\b/i;

/** "12 HR Carbatrol 200 MG Extended Release Capsule" is Carbatrol, 200 mg. */
function nameAndStrength(text: string): { name: string; strength: string | undefined } {
  if (KIT.test(text)) {
    const brand = /\[([^\]]+)\]/.exec(text)?.[1] ?? text.replace(/\s*\{.*$/, "");
    return {
      name: brand.replace(/\s+(?:\d+ Day )?(?:Pack|Kit)\b.*$/i, "") || text,
      strength: undefined,
    };
  }
  const shared = SHARED_UNIT.exec(text);
  if (shared?.[1] !== undefined && !/\d (?:MG|MCG|UNT|MEQ)\b/i.test(text.slice(0, shared.index))) {
    const unit = (shared[2] ?? "MG").toLowerCase().replace("unt", "units");
    return {
      name: text.slice(0, shared.index).trim() || text,
      strength: shared[1]
        .split(/[/-]/)
        .map((amount) => `${Number(amount)} ${unit}`)
        .join("; "),
    };
  }
  const found = /^(?:\d+ HR )?(.*?)\s+([\d.]+ (?:MG|MCG|UNT|MEQ|ML|%)(?:\/[\w.]+)?)(?:\s|$)/i.exec(
    text,
  );
  const name = found?.[1]?.replace(/\s*\(.*$/, "") ?? text;
  const all = [...text.matchAll(/([\d.]+) (MG|MCG|UNT|MEQ)(?![\w)]* \))/gi)];
  // The part in brackets says the same again for the salt or the base.
  const outside = all.filter((amount) => !insideBrackets(text, amount.index));
  const strength = (outside.length > 0 ? outside : all)
    .map((amount) => `${Number(amount[1])} ${amount[2]?.toLowerCase().replace("unt", "units")}`)
    .join("; ");
  return { name, strength: strength || undefined };
}

function insideBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
}

function positive(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}
