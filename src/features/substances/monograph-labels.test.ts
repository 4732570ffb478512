import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { labelsAtHand } from "./labels-at-hand.testing.ts";
import { labelUnder, statementsOf } from "./logic/monograph-statements.ts";
import { MonographSchema } from "./monograph.schema.ts";

const FOLDER = join(import.meta.dirname, "../../../dist/knowledge/monographs");
const monographs = readdirSync(FOLDER).map((file) =>
  v.parse(MonographSchema, JSON.parse(readFileSync(join(FOLDER, file), "utf8"))),
);

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven"];

function hasNumber(text: string, number: string): boolean {
  const digits = number.replaceAll(",", "");
  const spellings = [digits, digits.replace(/^0\./, "."), NUMBER_WORDS[Number(digits)] ?? digits];
  return spellings.some((spelling) =>
    new RegExp(String.raw`(?<![\d.])${spelling.replace(".", String.raw`\.`)}(?!\d|\.\d)`).test(
      text,
    ),
  );
}

const keyOf = ({ setId, version }: { setId: string; version?: string | undefined }) =>
  `${setId} ${version}`;

describeRealInputs("monographs beside the labels they were checked against", (pathOf) => {
  const atHand = labelsAtHand(pathOf);
  const byKey = new Map(atHand.map((label) => [keyOf(label), label]));
  const ofAlone = Map.groupBy(
    atHand.filter(({ ingredients }) => ingredients.length === 1),
    ({ ingredients }) => ingredients[0],
  );

  test("name labels that exist, in the version that was read, and all their ingredients", () => {
    // A label that doses were read from on a page without its version is in none of the files at hand.
    const named = monographs
      .flatMap(({ labels = [] }) => labels)
      .filter(({ version, forDoses }) => forDoses === undefined || /^\d+$/.test(version ?? ""));
    expect(named.length).toBeGreaterThan(200);
    const wrong = named.filter((label) => {
      const read = byKey.get(keyOf(label));
      return read?.ingredients.join() !== label.ingredients.toSorted().join();
    });
    expect(wrong).toEqual([]);
  });

  test("take no number from a label that is not in it", () => {
    const foreign = monographs.flatMap((monograph) =>
      statementsOf(monograph).flatMap(({ text, basis, from }) => {
        const label = labelUnder(monograph.labels ?? [], basis);
        const said = label && byKey.get(keyOf(label))?.text;
        // The figures of dosing records are held against their labels by themselves, in any unit.
        if (said === undefined || from !== undefined) return [];
        return (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [])
          .filter((number) => !hasNumber(said, number))
          .map((number) => `${monograph.id}: ${number} in "${text}"`);
      }),
    );
    expect(foreign).toEqual([]);
  });

  test("say that there is no boxed warning exactly where no label of the ingredient alone has one", () => {
    const wrong = monographs.filter(({ id, boxedWarning }) => {
      const labels = ofAlone.get(id) ?? [];
      const boxed = labels.some(({ hasBox }) => hasBox);
      if (boxedWarning === "not on record") return labels.length > 0;
      if (!("none" in boxedWarning)) return false;
      const read = new Set(boxedWarning.none.map(({ setId }) => setId));
      return boxed || labels.some(({ setId }) => !read.has(setId));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("rest on the label of the ingredient alone where one is at hand", () => {
    const wrong = monographs.filter(
      ({ id, labels }) => labels?.[0] && labels[0].ingredients.length > 1 && ofAlone.has(id),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
