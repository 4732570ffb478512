import { statementsIn } from "#/features/substances/logic/monograph-statements.ts";
import { nameOf, substanceOf } from "#/features/substances/logic/vocabulary.ts";
import type { Monograph } from "#/features/substances/monograph.schema.ts";
import type { DrugAnswer } from "../search.contract.ts";
import type { Aspect } from "./asked-drug.ts";

const MOST_DOSES = 4;
const MOST_POINTS = 4;

type PartName =
  | "renal"
  | "hepatic"
  | "contraindications"
  | "commonEffects"
  | "seriousEffects"
  | "pregnancy"
  | "lactation"
  | "monitoring"
  | "interactions";

const TITLES: Readonly<Record<PartName, string>> = {
  renal: "Renal impairment",
  hepatic: "Hepatic impairment",
  contraindications: "Contraindications",
  commonEffects: "Common effects",
  seriousEffects: "Serious effects",
  pregnancy: "Pregnancy",
  lactation: "Lactation",
  monitoring: "Monitoring",
  interactions: "Key interactions",
};

const ASKED: Readonly<Partial<Record<Aspect, readonly PartName[]>>> = {
  renal: ["renal"],
  hepatic: ["hepatic"],
  contraindications: ["contraindications"],
  warning: ["contraindications", "seriousEffects"],
  interactions: ["interactions"],
  pregnancy: ["pregnancy"],
  lactation: ["lactation"],
  effects: ["commonEffects", "seriousEffects"],
  monitoring: ["monitoring"],
};
const ALWAYS: readonly PartName[] = ["renal", "interactions"];

/** A statement that holds for one form alone says so. */
const said = (part: Monograph[PartName] | Monograph["boxedWarning"]): string[] =>
  statementsIn(part).map(({ text, holds }) => (holds === undefined ? text : `${holds}: ${text}`));

function boxOf({ boxedWarning }: Monograph): DrugAnswer["boxedWarning"] {
  const points = said(boxedWarning);
  if (points.length > 0) return { state: "has", points };
  return boxedWarning === "not on record"
    ? { state: "not on record" }
    : { state: "none on its labels" };
}

/** For each purpose the first of its doses for adults, as the monograph orders them. */
function dosesOf({ doses }: Monograph): DrugAnswer["doses"] {
  const seen = new Set<string>();
  return doses.flatMap((line) => {
    const { indication, holds, whom, routes, child } = line;
    if ("never" in line || child === true) return [];
    const purpose = holds === undefined ? indication : `${holds}: ${indication}`;
    if (seen.has(purpose)) return [];
    seen.add(purpose);
    const dose = `${line.dose} ${line.schedule}`;
    return [
      {
        indication: purpose,
        whom: whom ?? null,
        dose,
        note: line.note ?? null,
        routes: [...routes],
      },
    ];
  });
}

/** The monograph in short, what was asked for first. */
export function drugAnswer(
  monograph: Monograph,
  { readFrom, aspects }: { readFrom: string | null; aspects: readonly Aspect[] },
): DrugAnswer {
  const { id } = monograph;
  const name = nameOf(id);
  const substance = substanceOf(id);
  const doses = dosesOf(monograph);
  const lines = monograph.doses.filter((line) => !("never" in line)).length;
  const shown = doses.slice(0, MOST_DOSES);
  const asked = aspects.flatMap((aspect) => ASKED[aspect] ?? []);
  const parts = [...new Set([...asked, ...ALWAYS])];
  const named = encodeURIComponent(name);
  return {
    id,
    name,
    tallMan: substance?.tallMan ?? null,
    href: `/drugs/ingredients/${id}`,
    readFrom,
    classes: [...monograph.class.points],
    schedule: substance?.schedule === undefined ? null : `C-${substance.schedule}`,
    boxedWarning: boxOf(monograph),
    doses: shown,
    moreDoses: lines - shown.length,
    parts: parts.map((part) => {
      const all = said(monograph[part]);
      const points = all.slice(0, asked.includes(part) ? undefined : MOST_POINTS);
      return { title: TITLES[part], points, more: all.length - points.length };
    }),
    links: [
      { title: "Dose for a patient", href: `/drugs/dosage-calculator#medication=${named}` },
      { title: "Check interactions", href: `/drug-interactions#d=${named}` },
      { title: "Products", href: `/drugs/search?q=${named}` },
    ],
  };
}

/** The answer in one line, for a list. */
export function inOneLine({ tallMan, classes, boxedWarning, doses: [first] }: DrugAnswer): string {
  return [
    tallMan,
    classes[0],
    boxedWarning.state === "has" ? "boxed warning" : undefined,
    first === undefined ? undefined : first.dose,
  ]
    .filter(Boolean)
    .join(" · ");
}
