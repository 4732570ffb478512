import { describe, expect, test } from "vitest";
import { OWN_TEXTS } from "../cases/own-texts.ts";
import { analyze } from "./analyze.ts";
import { languageOf } from "./reading/language.ts";

const of = (additionalInfo: string, age = 40, gender: "male" | "female" = "female") =>
  analyze({ age, gender, duration: "", symptoms: [], denied: [], additionalInfo });

/** One in ten: each takes some hundredths of a second. */
const SOME = OWN_TEXTS.filter((_, index) => index % 10 === 0);

describe("an emergency", () => {
  test("names its reason in texts of our own", () => {
    const silent = SOME.filter(({ text, patient: { age, sex } }) => {
      const { triage, redFlags } = of(text, age, sex);
      return triage === "emergency" && !redFlags.some(({ urgency }) => urgency === "emergency");
    });
    expect(silent.map(({ text }) => text)).toEqual([]);
  });

  test.each([
    "Fever and vomiting since yesterday.",
    "Vomiting twice and a temperature of 38.4 C.",
    "Nausea and tiredness.",
    "Runny nose and a slight fever.",
  ])("is not made of many unlikely ones: %s", (text) => {
    expect(of(text).triage).not.toBe("emergency");
  });
});

describe("what was not understood", () => {
  test.each(["", "   ", "qwe rtz uio", "?!", "How much paracetamol may a child have?"])(
    "is not judged: %j",
    (text) => {
      expect(of(text)).toMatchObject({ triage: "not-judged", conditions: [], redFlags: [] });
    },
  );

  test.each([
    "Ich habe Kopfschmerzen und mir ist schlecht.",
    "Mi hijo tiene tos y fiebre desde hace tres dias.",
    "J'ai mal au ventre depuis deux jours et je vomis.",
    "Ho la febbre e mal di gola da ieri.",
    "Estou com dor no peito e falta de ar desde ontem, nao tenho febre.",
    "昨日から熱があります。",
  ])("is said to be in another language: %s", (text) => {
    expect(of(text)).toMatchObject({
      language: "not-english",
      triage: "not-judged",
      conditions: [],
      mustNotMiss: [],
    });
  });

  test("is said of no text of our own", () => {
    const foreign = OWN_TEXTS.filter(({ text }) => languageOf(text) !== "english");
    expect(foreign.map(({ text }) => text)).toEqual([]);
  });
});

describe("a text in another language", () => {
  test("warns of a number that is an emergency anywhere", () => {
    const { triage, redFlags, conditions } = of(
      "Mann mit Husten seit gestern, er ist sehr schwach. SpO2 84 %, RR 88/50.",
    );
    expect(triage).toBe("emergency");
    expect(redFlags.map(({ id }) => id)).toContain("hypoxia-marked");
    expect(conditions).toEqual([]);
  });

  test.each([
    "Kein Stridor, seit gestern ist er heiser und hustet.",
    "Paciente sin stridor, con tos.",
  ])("warns of nothing that it denies: %s", (text) => {
    expect(of(text)).toMatchObject({ redFlags: [], recognized: [] });
  });

  test("has what it denies among the words that were not understood", () => {
    const { unrecognized } = of("Tengo mareos desde ayer, sin fiebre.");
    expect(unrecognized.join(" ")).toContain("fiebre");
  });

  test("leaves what was chosen in the list, and judges nothing by it", () => {
    const { triage, conditions } = analyze({
      age: 30,
      gender: "male",
      duration: "",
      symptoms: ["cough", "runny-nose"],
      denied: [],
      additionalInfo: "Ich habe auch Schmerzen in der Brust und mir ist kalt.",
    });
    expect(triage).toBe("not-judged");
    expect(conditions.length).toBeGreaterThan(0);
  });
});

const place = (text: string, id: string): number =>
  of(text).conditions.findIndex((condition) => condition.id === id);

describe("anaphylaxis", () => {
  test.each([
    "Hives after a bee sting, and she feels faint.",
    "Itchy hives all over and wheezing after shrimp.",
    "Hives, vomiting and a hoarse voice twenty minutes after walnuts.",
    "Wheals on the whole body, lips swollen.",
  ])("stands above urticaria where something besides the skin is told: %s", (text) => {
    expect(place(text, "anaphylaxis")).toBe(0);
  });

  test.each(["Itchy hives on the arms for three days.", "Hives that come and go for two months."])(
    "does not stand below it where nothing else is told: %s",
    (text) => {
      expect(place(text, "urticaria") + place(text, "chronic-urticaria")).toBeGreaterThan(-2);
      expect(place(text, "anaphylaxis")).toBe(-1);
    },
  );
});

test("a number wins over the words that deny it, and both are told", () => {
  const { recognized } = of("No fever. Temperature 39.3 C.");
  const fever = recognized.find(({ finding }) => finding === "fever");
  expect(fever).toMatchObject({
    negated: false,
    text: expect.stringContaining("39.3"),
    over: "fever",
  });
});

test("what several findings are together is not asked for", () => {
  const { conditions } = of("12 weeks pregnant, vaginal bleeding since this morning.", 29);
  expect(conditions.flatMap(({ missing }) => missing)).not.toContain(
    "Vaginal bleeding in pregnancy",
  );
});

test.each([
  ["26 weeks pregnant, headache since noon.", "headache-pregnancy", "headache-cancer-immune"],
  ["Takes warfarin, headache since noon.", "headache-cancer-immune", "headache-pregnancy"],
])("a headache is flagged under its own name: %s", (text, id, other) => {
  const ids = of(text, 32).redFlags.map((flag) => flag.id);
  expect(ids).toContain(id);
  expect(ids).not.toContain(other);
});
