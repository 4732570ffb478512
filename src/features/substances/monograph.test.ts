import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { labelUnder, statementsIn, statementsOf } from "./logic/monograph-statements.ts";
import { resolveName } from "./logic/resolve.ts";
import { substanceOf } from "./logic/vocabulary.ts";
import type { Monograph } from "./monograph.schema.ts";
import { MonographSchema } from "./monograph.schema.ts";

const FOLDER = join(import.meta.dirname, "../../../dist/knowledge/monographs");
const files = readdirSync(FOLDER);

/** Every file as its problems, or its monograph. */
const read = files.map((file) => {
  const parsed = v.safeParse(MonographSchema, JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
  const issues = parsed.issues?.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);
  return { file, monograph: parsed.success ? parsed.output : undefined, issues };
});
const monographs = read.flatMap((entry) => entry.monograph ?? []);

const textsOf = (monograph: Monograph): string[] => statementsOf(monograph).map(({ text }) => text);

const idsWhere = (fails: (monograph: Monograph) => boolean): string[] =>
  monographs.filter(fails).map((monograph) => monograph.id);

describe("starter monographs", () => {
  test("cover at least 300 ingredients", () => {
    expect(monographs.length).toBeGreaterThanOrEqual(300);
  });

  test("are whole: no part empty, every dose with unit and route, every part with its basis", () => {
    expect(read.filter((entry) => entry.issues !== undefined)).toEqual([]);
  });

  test("are named by an ingredient of the vocabulary", () => {
    expect(read.filter(({ file, monograph }) => file !== `${monograph?.id ?? ""}.json`)).toEqual(
      [],
    );
    expect(idsWhere(({ id }) => substanceOf(id) === undefined)).toEqual([]);
  });

  test("rest on labels that they name, and name none that nothing rests on", () => {
    const differing = monographs.filter((monograph) => {
      const { labels = [] } = monograph;
      const resting = statementsOf(monograph).filter(
        ({ basis }) => typeof basis === "object" && "label" in basis,
      );
      const named = resting.map(({ basis }) => labelUnder(labels, basis));
      return new Set(named).size !== labels.length || named.includes(undefined);
    });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  test("take from a combination's label nothing but what is said to hold for it", () => {
    const general = monographs.flatMap((monograph) =>
      statementsOf(monograph)
        .filter(({ holds, basis }) => {
          const label = labelUnder(monograph.labels ?? [], basis);
          return label !== undefined && label.ingredients.length > 1 && holds === undefined;
        })
        .map(({ text }) => `${monograph.id}: ${text}`),
    );
    expect(general).toEqual([]);
  });

  test("read the ingredient's own label first where they read one", () => {
    const behind = idsWhere(({ labels: [first, ...others] = [] }) =>
      others.some((other) => other.ingredients.length === 1 && first?.ingredients.length !== 1),
    );
    expect(behind).toEqual([]);
  });

  test("say of a label which ingredients it is of, as its title does", () => {
    const wrong = monographs.flatMap(({ id, labels = [] }) =>
      labels
        .filter(({ title, ingredients }) => {
          const reading = resolveName(title);
          const read = reading.status === "resolved" ? reading.ingredients : ingredients;
          return (
            !ingredients.includes(id) || read.toSorted().join() !== ingredients.toSorted().join()
          );
        })
        .map(({ title }) => `${id}: ${title}`),
    );
    expect(wrong).toEqual([]);
  });

  test("never say in words that there is no boxed warning", () => {
    const spoken = read.filter(({ monograph }) =>
      statementsIn(monograph?.boxedWarning ?? "not on record").some(({ text }) =>
        /\bnone\b|not on (the )?label/i.test(text),
      ),
    );
    expect(spoken.map(({ file }) => file)).toEqual([]);
    const whole = monographs.find(({ boxedWarning }) => typeof boxedWarning === "object");
    const points = ["None on label"];
    const box = { points, basis: "general knowledge" };
    const none = [{ title: "A", routes: ["oral"], setId: "99999999-0000-4000-8000-000000000000" }];
    const accepts = (boxedWarning: unknown) => v.is(MonographSchema, { ...whole, boxedWarning });
    expect([box, { none: [] }, { none, points }, { none }, "not on record"].map(accepts)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test.each([
    ["a trailing zero", /\d\.\d*0(?![\d])\s?(mg|mcg|g|mL|units)/],
    ["a naked decimal point", /(?<![\d])\.\d/],
    ["an abbreviated unit", /\d\s?(U|IU|ug|µg|μg|cc)\b/],
    [
      "a dangerous abbreviation",
      /\b(QD|QOD|BID|TID|QID|qd|qod|bid|tid|qid|HS|MS|MSO4|MgSO4|D\/C)\b/,
    ],
    ["a large number without commas", /(?<![\d,.])\d{5,}(?![\d])/],
  ])("never write %s", (_, pattern) => {
    const wrong = monographs.flatMap((monograph) =>
      textsOf(monograph).filter((text) => pattern.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});
