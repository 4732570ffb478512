import { describe, expect, test } from "vitest";
import { findInteractions } from "./find.ts";
import { expandSide } from "./groups.ts";
import type { Item } from "./item.ts";

const drug = (ingredient: string): Item => ({
  name: ingredient,
  parts: [{ ingredient, routes: [], reachesBlood: true }],
});

const MAOI = "@maoi-nonselective @maoi-b linezolid methylene-blue procarbazine";

/** The classes of pairs of Phansalkar et al., J Am Med Inform Assoc 2012;19:735, in this checker's groups. */
const HIGH_PRIORITY: readonly [name: string, one: string, other: string][] = [
  ["amphetamine derivatives and MAO inhibitors", "@amphetamine-like", MAOI],
  ["atazanavir and proton pump inhibitors", "atazanavir", "@ppi"],
  ["febuxostat and thiopurines", "febuxostat", "azathioprine mercaptopurine"],
  ["irinotecan and strong CYP3A inhibitors", "irinotecan", "@cyp3a-inhibitor-strong"],
  ["narcotic analgesics and MAO inhibitors", "@opioid", "@maoi-nonselective"],
  ["meperidine and MAO inhibitors", "meperidine tramadol methadone tapentadol", MAOI],
  ["QT-prolonging drugs together", "@qt-3", "@qt-3"],
  ["ramelteon and strong CYP1A2 inhibitors", "ramelteon", "@cyp1a2-inhibitor-strong"],
  ["rifampin and HIV protease inhibitors", "rifampin", "@protease-inhibitor-hiv"],
  ["SSRIs and MAO inhibitors", "@ssri @snri", MAOI],
  ["statins and HIV protease inhibitors", "simvastatin lovastatin", "@protease-inhibitor-hiv"],
  ["statins and strong CYP3A inhibitors", "simvastatin lovastatin", "@cyp3a-inhibitor-strong"],
  ["tizanidine and CYP1A2 inhibitors", "tizanidine", "@cyp1a2-inhibitor-strong"],
  ["tricyclics and MAO inhibitors", "@tricyclic", MAOI],
  ["triptans and MAO inhibitors", "@triptan", "@maoi-nonselective linezolid methylene-blue"],
  ["ergots and strong or moderate CYP3A inhibitors", "@ergot", "@cyp3a-inhibitor-strong"],
];

describe("high-priority pairs", () => {
  test.each(HIGH_PRIORITY)("%s are stated as major or moderate", (_, one, other) => {
    const missed = expandSide(one).flatMap((left) =>
      expandSide(other)
        .filter((right) => left !== right)
        .flatMap((right) => {
          const [finding] = findInteractions([drug(left), drug(right)]).findings;
          const held = finding?.tier === "stated" && finding.severity !== "minor";
          return held ? [] : [`${left} + ${right}: ${finding?.severity ?? "nothing"}`];
        }),
    );
    expect(missed).toEqual([]);
  });
});
