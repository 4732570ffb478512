import { describe, expect, test } from "vitest";
import { drugsNamed } from "./drugs-named.ts";
import { FRESH_TWO } from "./story-pairs-alike.testing.ts";
import { FRESH_ONE } from "./story-pairs-fresh.testing.ts";
import { LAST_ONE, LAST_TWO } from "./story-pairs-last.testing.ts";
import { HELD_ONE, HELD_TWO } from "./story-pairs-held.testing.ts";
import { HARD_TWO } from "./story-pairs-hard.testing.ts";
import { LATER_ONE, LATER_TWO } from "./story-pairs-later.testing.ts";
import { ONE_EVENT, TWO_EVENTS, UNSEEN_ONE, UNSEEN_TWO, type Pair } from "./story-pairs.testing.ts";
import { sameStory, soughtKeys, storyKeys, type Told } from "./story.ts";

const DATE = new Date("2026-11-18T12:00:00Z");
const daysLater = (days: number) => new Date(DATE.getTime() + days * 86_400_000);

const TITLE = "FDA approves a first oral drug for a rare kidney disease in adults";
const TEXT =
  "The Food and Drug Administration on Tuesday approved the first oral treatment for adults with a rare kidney disease, after a trial in 404 patients showed that it halved the loss of protein in the urine over nine months. The most common side effects were headache and dizziness, and the label carries a boxed warning of harm to the liver.";

const told = (more: Partial<Told> = {}): Told => ({
  source: "One",
  url: "https://one.example/news/a",
  title: TITLE,
  description: TEXT,
  publishedDate: DATE,
  drugs: [],
  ...more,
});
const elsewhere = (more: Partial<Told> = {}) =>
  told({ source: "Two", url: "https://two.example/2026/b", ...more });

const meets = (one: Told, other: Told) => {
  const keys = new Set(storyKeys(one));
  return soughtKeys(other).some((key) => keys.has(key));
};

/** Same story, and found by its keys, whichever comes first. */
function joined(one: Told, other: Told): boolean {
  const same = sameStory(one, other);
  expect(sameStory(other, one)).toBe(same);
  expect(meets(other, one)).toBe(meets(one, other));
  return same && meets(one, other);
}

describe("two sources tell one story", () => {
  test("at one address, whatever it carries for counting", () => {
    const other = elsewhere({
      url: "http://www.one.example/news/a/?utm_source=rss#top",
      title: "What the new pill against a kidney disease costs",
      description: null,
      publishedDate: daysLater(20),
    });
    expect(joined(told(), other)).toBe(true);
  });

  test("under one title, at one time", () => {
    const title = TITLE.toUpperCase().replace(" A ", " a\u00a0");
    expect(joined(told(), elsewhere({ title, description: null }))).toBe(true);
  });

  test("in mostly the same words", () => {
    const other = elsewhere({
      title: `${TITLE}, agency says`,
      description: `WASHINGTON: ${TEXT.slice(0, -30)}`,
      publishedDate: daysLater(1),
    });
    expect(joined(told(), other)).toBe(true);
  });
});

describe("they tell two", () => {
  test("where equal titles have different dates", () => {
    const other = elsewhere({ description: null, publishedDate: daysLater(7) });
    expect(joined(told(), other)).toBe(false);
  });

  test("where a title says nothing", () => {
    const named = { title: "Correction", description: null };
    expect(joined(told(named), elsewhere(named))).toBe(false);
  });

  test("where the front page is all the address there is", () => {
    const url = "https://one.example/";
    const other = elsewhere({
      url,
      title: "Another event of the day altogether",
      description: null,
    });
    expect(joined(told({ url }), other)).toBe(false);
  });

  test("where the drug or a figure is another one", () => {
    const other = elsewhere({ title: `${TITLE}, agency says`, drugs: ["sparsentan"] });
    expect(joined(told({ drugs: ["atrasentan"] }), other)).toBe(false);
    expect(joined(told(), elsewhere({ title: `${TITLE} over 65` }))).toBe(false);
  });

  test("where one publisher tells them in feeds of its own", () => {
    const title = TITLE.replace(" first", "");
    expect(joined(told(), elsewhere({ title }))).toBe(true);
    for (const url of ["https://one.example/b", "https://news.one.example/b"]) {
      expect(joined(told(), elsewhere({ title, url }))).toBe(false);
      expect(joined(told(), elsewhere({ url, description: "Another." }))).toBe(false);
      expect(joined(told(), elsewhere({ url }))).toBe(true);
      expect(joined(told(), elsewhere({ url, publishedDate: daysLater(1) }))).toBe(false);
    }
    const [one, two] = ["https://one.co.uk/a", "https://two.co.uk/a"];
    expect(joined(told({ url: one }), elsewhere({ title, url: two }))).toBe(true);
  });

  test("where two sources lead to one page of many entries", () => {
    const other = elsewhere({ url: told().url, title: "Cucumbers recalled over Salmonella" });
    expect(joined(told(), { ...other, description: null })).toBe(false);
  });

  test("where one source lists two entries of one page", () => {
    expect(joined(told(), told({ title: "Another recall on the same page today" }))).toBe(false);
    expect(joined(told(), told({ publishedDate: daysLater(7) }))).toBe(false);
  });
});

test("a source that lists an article twice tells one story", () => {
  expect(joined(told(), told({ url: "https://one.example/news/a?utm_medium=feed" }))).toBe(true);
});

function read(text: string, more: Partial<Told>) {
  const [title = "", description = ""] = text.split("|").map((part) => part.trim());
  const drugs = drugsNamed(`${title}. ${description}`);
  return elsewhere({ title, description: description || null, drugs, ...more });
}

const joins = ([one, other]: Pair, days = 0) =>
  joined(
    read(one, { source: "One", url: "https://one.example/x" }),
    read(other, { publishedDate: daysLater(days) }),
  );

const joinedOf = (pairs: readonly Pair[], days: number) =>
  pairs.filter((pair) => joins(pair, days)).length / pairs.length;

describe("titles in other words", () => {
  test("never join two events", () => {
    const apart = [...TWO_EVENTS, ...UNSEEN_TWO, ...LATER_TWO, ...HELD_TWO, ...HARD_TWO];
    apart.push(...FRESH_TWO, ...LAST_TWO);
    expect(apart.filter((pair) => joins(pair))).toEqual([]);
  });

  test("join most that tell of one event, also some days later, but not next month", () => {
    expect(joinedOf(ONE_EVENT, 0)).toBeGreaterThanOrEqual(0.95);
    expect(joinedOf(UNSEEN_ONE, 2)).toBe(1);
    expect(joinedOf(LATER_ONE, 1)).toBeGreaterThanOrEqual(0.8);
    expect(joinedOf(HELD_ONE, 1)).toBeGreaterThanOrEqual(0.7);
    expect(joinedOf(FRESH_ONE, 1)).toBeGreaterThanOrEqual(0.75);
    expect(joinedOf(LAST_ONE, 1)).toBeGreaterThanOrEqual(0.5);
    expect(joinedOf([...ONE_EVENT, ...UNSEEN_ONE], 30)).toBe(0);
  });

  test.each([
    ["Research highlights of the week", "Research highlights of the week"],
    ["From the archive of the journal", "From the archive of the journal"],
  ])("that name nothing join nothing: %s", (one, other) => {
    expect(joins([one, other])).toBe(false);
  });
});

describe("titles that share nothing", () => {
  const drops: Pair = [
    "Eye drops linked to drug-resistant Pseudomonas outbreak, CDC says | CDC is investigating a multistate cluster of carbapenem-resistant Pseudomonas aeruginosa infections among people who used EzriCare artificial tears. One person has died.",
    "Stop using EzriCare Artificial Tears, health officials warn after death, vision loss | Extensively resistant Pseudomonas infections in several states have been tied to the over-the-counter lubricating drops, the Centers for Disease Control and Prevention said.",
  ];
  const meat: Pair = [
    "Fatal Listeria outbreak tied to Boar's Head liverwurst | CDC reports 57 hospitalizations and nine deaths in 18 states; Boar's Head has recalled all liverwurst and other deli products made in Jarratt.",
    "Nine dead in listeriosis outbreak linked to deli meat | The toll from contaminated Boar's Head liverwurst rose to 57 hospitalized people across 18 states.",
  ];

  test("join where the texts tell the same of the same", () => {
    expect(joins(drops, 1)).toBe(true);
    expect(joins(meat, 1)).toBe(true);
  });

  test("do not where another is named, or a figure that the text has not", () => {
    expect(joins([drops[0], meat[1]], 1)).toBe(false);
    const others = drops[1].replaceAll("EzriCare", "Novabrand").replace("Pseudomonas", "Serratia");
    expect(joins([drops[0], others], 1)).toBe(false);
    expect(joins([meat[0], meat[1].replace("Nine", "Ten")], 1)).toBe(false);
    expect(joins(meat, 14)).toBe(false);
  });
});

test("a DOI is one address wherever it is shown", () => {
  const one = told({ url: "https://www.nejm.org/doi/full/10.1056/NEJMoa1?query=TOC" });
  const parts = { title: "Another title", description: null };
  const other = elsewhere({ ...parts, url: "https://doi.org/10.1056/nejmoa1" });
  expect(joined(one, other)).toBe(true);
  expect(joined(one, { ...other, url: "https://doi.org/10.1056/nejmoa12" })).toBe(false);
});
