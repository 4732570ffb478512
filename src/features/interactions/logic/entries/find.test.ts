import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { substances } from "#/features/substances/logic/vocabulary.ts";
import { findInteractions, type Finding } from "./find.ts";
import type { Item, Part, PatientContext } from "./item.ts";
import { regimenOf } from "./regimen.ts";

const systemic = (ingredient: string): Part => ({
  ingredient,
  routes: [],
  reachesBlood: true,
});

const drug = (...ingredients: string[]): Item => ({
  name: ingredients.join("/"),
  parts: ingredients.map(systemic),
});

const pair = (one: string, other: string, context?: PatientContext): Finding | undefined =>
  findInteractions([drug(one), drug(other)], context).findings[0];

const states = (...items: Item[]): string[] =>
  findInteractions(items).pairs.map((entry) => entry.state);

describe("the pairs that Wardbook promises", () => {
  test.each([
    ["warfarin", "aspirin", "major"],
    ["metformin", "iodinated-contrast", "major"],
    ["lisinopril", "potassium", "moderate"],
    ["digoxin", "furosemide", "moderate"],
  ])("%s with %s is %s", (one, other, severity) => {
    expect(pair(one, other)).toMatchObject({ severity, tier: "stated" });
  });
});

describe("the four states", () => {
  test("stated, predicted and nothing found are told apart", () => {
    expect(states(drug("simvastatin"), drug("clarithromycin"))).toEqual(["stated"]);
    expect(states(drug("sertraline"), drug("alprazolam"))).toEqual(["predicted"]);
    expect(states(drug("amlodipine"), drug("lisinopril"))).toEqual(["nothing-found"]);
  });

  test("a name that was not understood is never nothing found", () => {
    expect(states(drug("amlodipine"), { name: "zzz", parts: [] })).toEqual(["not-checkable"]);
  });

  test("an ingredient without knowledge is never nothing found", () => {
    expect(states(drug("amlodipine"), drug("not-in-any-table"))).toEqual(["not-checkable"]);
  });
});

describe("how a drug is given", () => {
  const eyeDrops: Item = {
    name: "timolol eye drops",
    parts: [{ ingredient: "timolol", routes: ["ophthalmic"], reachesBlood: false }],
  };

  test("eye drops raise no systemic alert", () => {
    const found = findInteractions([eyeDrops, drug("ibuprofen")]);
    expect(found.findings).toEqual([]);
  });

  test("but they do where the label says so", () => {
    const found = findInteractions([eyeDrops, drug("verapamil")]);
    expect(found.findings[0]?.severity).toBe("major");
  });
});

describe("immunosuppressants", () => {
  test.each([
    ["adalimumab", "methotrexate", "moderate"],
    ["infliximab", "mercaptopurine", "moderate"],
    ["adalimumab", "doxorubicin", "major"],
  ])("%s with %s is %s", (one, other, severity) => {
    expect(pair(one, other)).toMatchObject({ severity, tier: "stated" });
  });
});

describe("two sedating drugs", () => {
  test.each([
    ["oxycodone", "diazepam", "major", "stated"],
    ["diphenhydramine", "cyclobenzaprine", "moderate", "stated"],
    ["aripiprazole", "buspirone", "minor", "predicted"],
    ["levetiracetam", "quetiapine", "minor", "predicted"],
  ])("%s with %s is %s", (one, other, severity, tier) => {
    expect(pair(one, other)).toMatchObject({ severity, tier });
  });
});

describe("combinations and duplicates", () => {
  test("the parts of one fixed combination do not alert against each other", () => {
    expect(findInteractions([drug("lisinopril", "hydrochlorothiazide")]).findings).toEqual([]);
  });

  test("one ingredient in two entries is a duplicate", () => {
    const found = findInteractions([drug("amlodipine"), drug("amlodipine", "benazepril")]);
    expect(found.findings[0]?.reasons[0]?.rule).toBe("same-ingredient");
  });

  test("two drugs of one class are doubled", () => {
    expect(pair("atorvastatin", "rosuvastatin")?.reasons[0]?.rule).toBe("double:statin");
  });
});

describe("context", () => {
  test("changes a finding and says why", () => {
    const plain = pair("lisinopril", "potassium-chloride");
    const changed = pair("lisinopril", "potassium-chloride", { creatinineClearance: 30 });
    expect(plain?.severity).toBe("moderate");
    expect(changed?.severity).toBe("major");
    expect(changed?.reasons[0]?.changes[0]).toMatchObject({ from: "moderate", to: "major" });
  });

  test("a known QT risk raises two moderate QT drugs", () => {
    expect(pair("ondansetron", "levofloxacin")?.severity).toBe("moderate");
    expect(pair("ondansetron", "levofloxacin", { qtRisk: true })?.severity).toBe("major");
  });
});

const taken = (ingredient: string, dailyMg?: number): Item => ({
  name: ingredient,
  parts: [{ ...systemic(ingredient), dailyMg }],
});

describe("a dose that the list gives", () => {
  test("over the label's limit weighs more, and is said", () => {
    const found = [undefined, 20, 40].map((dose) => {
      const list = [taken("simvastatin", dose), taken("amlodipine", 10)];
      const [finding] = findInteractions(list).findings;
      return [finding?.severity, finding?.reasons[0]?.changes.map(({ about }) => about)];
    });
    expect(found).toEqual([
      ["moderate", []],
      ["moderate", ["dose"]],
      ["major", ["dose"]],
    ]);
  });

  test("within the label's step for a strong inhibitor weighs less", () => {
    const severities = [undefined, 0.3, 0.6].map(
      (dose) =>
        findInteractions([taken("colchicine", dose), taken("clarithromycin")]).findings[0]
          ?.severity,
    );
    expect(severities).toEqual(["major", "moderate", "major"]);
  });

  test("counts with the partner that the limit is about alone", () => {
    const severities = ["ticagrelor", "clopidogrel"].map(
      (other) => findInteractions([taken("aspirin", 325), taken(other)]).findings[0]?.severity,
    );
    expect(severities).toEqual(["major", "moderate"]);
  });
});

describe("the regimen", () => {
  test("adds up what no pair alone shows", () => {
    const kidney = regimenOf([
      drug("lisinopril"),
      drug("hydrochlorothiazide"),
      drug("naproxen"),
    ]).find((burden) => burden.burden === "kidney");
    expect(kidney?.level).toBe("high");
    expect(kidney?.notes).toHaveLength(1);
    expect(kidney?.drugs.map((entry) => entry.name)).toContain("hydrochlorothiazide");
  });
});

const ids = substances.map((entry) => entry.id);
const anItem = fc
  .array(fc.tuple(fc.constantFrom(...ids), fc.boolean(), fc.constantFrom(undefined, 5, 50, 2500)), {
    minLength: 0,
    maxLength: 3,
  })
  .map((parts): Item => ({
    name: parts.map(([id, blood]) => (blood ? id : `${id} locally`)).join("/") || "not read",
    parts: parts.map(([ingredient, reachesBlood, dailyMg]) => ({
      ingredient,
      routes: [],
      reachesBlood,
      dailyMg,
    })),
  }));
const aList = fc.array(anItem, { maxLength: 8 });
const aContext = fc.record(
  {
    age: fc.integer({ min: 0, max: 110 }),
    sex: fc.constantFrom("female", "male"),
    creatinineClearance: fc.integer({ min: 5, max: 150 }),
    pregnant: fc.boolean(),
    qtRisk: fc.boolean(),
  },
  { requiredKeys: [] },
) satisfies fc.Arbitrary<PatientContext>;

describe("for every list", () => {
  test("the order of entries changes nothing", () => {
    fc.assert(
      fc.property(aList, aContext, (list, context) => {
        const there = findInteractions(list, context);
        const back = findInteractions(list.toReversed(), context);
        expect(back).toEqual(there);
      }),
    );
  });

  test("a drug given twice is a finding however it is given, and weighs once in the regimen", () => {
    fc.assert(
      fc.property(aList, anItem, (list, twice) => {
        fc.pre(list.every((item) => item.name !== twice.name) && twice.parts.length > 0);
        const doubled = findInteractions([...list, twice, twice]).findings.filter(({ drugs }) =>
          drugs.every((name) => name.startsWith(twice.name)),
        );
        const rules = doubled.flatMap(({ reasons }) => reasons.map(({ rule }) => rule));
        expect(rules.some((rule) => rule.startsWith("same-ingredient"))).toBe(true);
        expect(regimenOf([...list, twice, twice])).toEqual(regimenOf([...list, twice]));
      }),
    );
  });

  test("one more entry removes and changes no finding", () => {
    fc.assert(
      fc.property(aList, anItem, aContext, (list, added, context) => {
        fc.pre(list.every((item) => item.name !== added.name));
        const before = findInteractions(list, context).findings;
        const after = findInteractions([...list, added], context).findings;
        expect(after.filter((finding) => !finding.drugs.includes(added.name))).toEqual(before);
      }),
    );
  });

  test("each pair has one state, and a finding exactly where it is stated or predicted", () => {
    fc.assert(
      fc.property(aList, aContext, (list, context) => {
        const { items, findings, pairs } = findInteractions(list, context);
        expect(pairs).toHaveLength((items.length * (items.length - 1)) / 2);
        const found = pairs.filter((entry) => ["stated", "predicted"].includes(entry.state));
        expect(found).toHaveLength(findings.length);
        expect(findings.every((finding) => finding.reasons.length > 0)).toBe(true);
      }),
    );
  });

  test("the most severe comes first, and stated before predicted", () => {
    const rank = { major: 0, moderate: 2, minor: 4 };
    fc.assert(
      fc.property(aList, (list) => {
        const order = findInteractions(list).findings.map(
          (finding) => rank[finding.severity] + (finding.tier === "predicted" ? 1 : 0),
        );
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });
});
