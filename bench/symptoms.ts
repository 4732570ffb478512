import { BRIEF_CASES, CASES } from "../src/features/symptoms/cases/all.ts";
import { judge, within, type Patient, type Verdict } from "../src/features/symptoms/cases/judge.ts";
import type { MarkedText } from "../src/features/symptoms/cases/readings/marked.ts";
import { markedTexts, patientOf, toldCases } from "../src/features/symptoms/cases/readings/told.ts";
import { understanding } from "../src/features/symptoms/cases/readings/understanding.ts";
import { isSetAside } from "../src/features/symptoms/cases/set-aside.ts";
import { analyze } from "../src/features/symptoms/logic/analyze.ts";
import { blindFigures } from "./symptoms-blind.ts";
import { time, type Benchmark, type Figure } from "./measure.ts";

const freshlyTold = toldCases("freshly-told");
const freshlyToldAside = toldCases("freshly-told-aside");
const percent = (share: number): number => share * 100;

function accuracy(name: string, verdicts: readonly Verdict<Patient>[]): Figure {
  const count = `${name} (${verdicts.length}): first`;
  return {
    what: `${count}; three ${Math.round(percent(within(verdicts, 3)))} %, five ${Math.round(percent(within(verdicts, 5)))} %`,
    measured: percent(within(verdicts, 1)),
    unit: "%",
    against: { what: "the goal", value: 65 },
  };
}

function share(
  verdicts: readonly Verdict<Patient>[],
  holds: (verdict: Verdict<Patient>) => boolean,
): number {
  return verdicts.length === 0 ? 0 : percent(verdicts.filter(holds).length / verdicts.length);
}

function read(name: string, texts: readonly MarkedText[]): Figure[] {
  const { recall, phrases, negations, precision } = understanding(texts);
  const shown = (share: number): string => `${percent(share).toFixed(1)} %`;
  return [
    {
      what: `${name} (${texts.length}): findings understood; phrases ${shown(phrases)}, at least ${shown(precision)} of what is read is stated`,
      measured: percent(recall),
      unit: "%",
      against: { what: "the goal", value: 90 },
    },
    {
      what: `${name}: negations understood`,
      measured: percent(negations),
      unit: "%",
      against: { what: "the goal", value: 95 },
    },
  ];
}

/** The pair of right and wrong answer met most often, an emergency that stands too late counting threefold. */
function costliest(verdicts: readonly Verdict[]): Figure[] {
  const costs = new Map<string, number>();
  for (const { of, place, first, triage } of verdicts) {
    if (place === 1) continue;
    const pair = `${of.expected} taken for ${first ?? "nothing"}`;
    const cost = (place === undefined || place > 5 ? 2 : 1) * (triage === "too-late" ? 3 : 1);
    costs.set(pair, (costs.get(pair) ?? 0) + cost);
  }
  return [...costs]
    .toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .slice(0, 20)
    .map(([what, measured]) => ({ what, measured, unit: "cost" }));
}

export const benchmark: Benchmark = {
  about:
    "our own cases: right answer first, among three, among five; urgency; time; with --blind FOLDER the vignettes of others",
  async run(options) {
    const blind = options.get("blind");
    if (blind !== undefined) return blindFigures(blind);
    const verdicts = CASES.map(judge);
    const briefs = BRIEF_CASES.map(judge);
    const told = [...freshlyTold, ...freshlyToldAside].map(patientOf).map(judge);
    const systems = [...new Set(CASES.map(({ system }) => system))];
    const longest = CASES.toSorted((one, other) => other.text.length - one.text.length)[0];
    const timing = await time(
      () =>
        analyze({
          age: longest?.age ?? 40,
          gender: longest?.gender ?? "female",
          duration: "",
          symptoms: [],
          denied: [],
          additionalInfo: longest?.text ?? "Chest pain for two hours.",
        }),
      40,
    );
    return [
      accuracy("all", verdicts),
      accuracy(
        "looked at when mending",
        verdicts.filter(({ of }) => !isSetAside(of)),
      ),
      accuracy(
        "set aside",
        verdicts.filter(({ of }) => isSetAside(of)),
      ),
      accuracy("in a few words", briefs),
      accuracy(
        "in a few words, set aside",
        briefs.filter(({ of }) => isSetAside(of)),
      ),
      accuracy("freshly told, looked at", told.slice(0, freshlyTold.length)),
      accuracy("freshly told, set aside", told.slice(freshlyTold.length)),
      accuracy("last told", toldCases("last-told").map(patientOf).map(judge)),
      accuracy("case reports", toldCases("case-reports").map(patientOf).map(judge)),
      accuracy("told by many hands", toldCases("many-hands").map(patientOf).map(judge)),
      accuracy("told by other hands", toldCases("other-hands").map(patientOf).map(judge)),
      {
        what: "freshly told: urgency right or safer",
        measured: share(told, ({ triage }) => triage !== "too-late"),
        unit: "%",
        against: { what: "the goal", value: 95 },
      },
      {
        what: "freshly told: urgency right",
        measured: share(told, ({ triage }) => triage === "right"),
        unit: "%",
      },
      ...read("freshly told, looked at", freshlyTold),
      ...read("freshly told, set aside", freshlyToldAside),
      ...read("last told", toldCases("last-told")),
      ...read("case reports", toldCases("case-reports")),
      ...read("told by many hands", toldCases("many-hands")),
      ...read("told by other hands", toldCases("other-hands")),
      ...read("first texts", markedTexts("first")),
      ...read("second texts", markedTexts("second")),
      ...read("third texts", markedTexts("third")),
      ...systems.map((system) =>
        accuracy(
          system,
          verdicts.filter(({ of }) => of.system === system),
        ),
      ),
      { what: "known at all", measured: share(verdicts, ({ known }) => known), unit: "%" },
      {
        what: "urgency right or safer",
        measured: share(verdicts, ({ triage }) => triage !== "too-late"),
        unit: "%",
      },
      {
        what: "urgency right",
        measured: share(verdicts, ({ triage }) => triage === "right"),
        unit: "%",
      },
      {
        what: "emergencies called self-care",
        measured: verdicts.filter((one) => one.missedEmergency).length,
        unit: "cases",
      },
      ...costliest(verdicts.filter(({ of }) => !isSetAside(of))),
      {
        what: "analysis of the longest case, p99",
        measured: timing.p99,
        unit: "ms",
        against: { what: "the budget", value: 30 },
      },
    ];
  },
};
