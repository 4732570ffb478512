/** A label's text in pieces in which words and figures belong together: a sentence, an item of a list, a row or a cell of a table. */
import type { LabelSection } from "../label.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { CUT, withoutTables } from "./flattened.ts";
import { type Frequency, frequenciesIn } from "./frequencies.ts";
import { piecesOfTable } from "./tables.ts";
import { type Threshold, thresholdsIn } from "./thresholds.ts";
import { stemsIn } from "./words.ts";

export type WindowKind = "sentence" | "row" | "cell";
export type Window = {
  readonly text: string;
  /** Headings, the heads of the table: what it is about, though it does not say so itself. */
  readonly head: string;
  /** The head, and the sentence before. */
  readonly about: string;
  /** A cell is one figure of a table with what its row says of it; the row itself is a window of its own. */
  readonly kind: WindowKind;
  readonly amounts: readonly Amount[];
  readonly frequencies: readonly Frequency[];
  readonly thresholds: readonly Threshold[];
  readonly aboutThresholds: readonly Threshold[];
  readonly stems: ReadonlySet<string>;
  readonly aboutStems: ReadonlySet<string>;
};

/** What stands under one section that a statement names. */
export type Part = { readonly windows: readonly Window[]; readonly forbids: boolean };

/** Also after the reference "( 2.1 )" with which a line of the Highlights ends, and at a list's "o". */
const SENTENCE_END =
  /(?<=[a-z0-9)\]%][.;!?]|[:])(?<!\b(?:St|vs|e\.g|i\.e|Dr|approx)\.)\s+(?=[A-Z(•≥<>\d½])|(?<=\(\s?\d+(?:\.\d+)?(?:\s?,\s?\d+(?:\.\d+)?)*\s?\))\s+(?=[A-Z])|\s+o\s+(?=[A-Z])|\s*¦\s*/;

export function windowsOf(sections: readonly LabelSection[], codes: readonly string[]): Window[] {
  return sectionsOf(sections, codes).flatMap(windowsIn);
}

/** Sections of a code, at whatever depth, with the parts that follow them. */
function sectionsOf(sections: readonly LabelSection[], codes: readonly string[]): LabelSection[] {
  const found = new Set<LabelSection>();
  sections.forEach((section, index) => {
    if (!codes.includes(section.code)) return;
    found.add(section);
    for (const part of sections.slice(index + 1)) {
      if (part.depth <= section.depth) break;
      found.add(part);
    }
  });
  return [...found];
}

function windowsIn({ title, blocks, highlights = [] }: LabelSection): Window[] {
  const all = [...blocks, ...highlights];
  const tables = all.filter((block) => block.kind === "table");
  const runs = all
    .filter((block) => block.kind !== "table")
    .map((block) => (block.kind === "paragraph" ? [block.text] : block.items));
  const flat = runs.flat();
  const { texts, places } = withoutTables(
    flat,
    tables.map(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)).join(" ")),
  );
  const reader = new Reader(title);
  const headings: string[] = [];
  let at = 0;
  const windows = runs.flatMap((run) => {
    const own = texts.slice(at, at + run.length);
    at += run.length;
    return own.flatMap((text) => {
      const read = reader.read(text, run.length > 1);
      headings.push(reader.heading);
      return read;
    });
  });
  return [
    ...windows,
    ...tables.flatMap((table, index) => {
      const place = places[index];
      const heading = place === undefined ? reader.heading : (headings[place] ?? "");
      return piecesOfTable(table).map(
        ({ text, about, kind }) => new ReadWindow(text, `${title}. ${heading}. ${about}`, "", kind),
      );
    }),
  ];
}

const NUMBERED = /^\s*\d{1,2}(?:\.\d{1,2})+\s+(?=[A-Z])/;
const LONGEST_HEADING = 140;
/** "Adults:", "Pediatric patients weighing 20 kg or more": what follows is about it. */
const LEAD =
  /^[^.;]{3,200}:$|^(?:[A-Z][\w-]*|of|and|or|in|with|for|the|to)(?:\s+(?:[A-Z][\w-]*|of|and|or|in|with|for|the|to)){0,7}$/;

/** "Pediatric Patients 2 to 16 Years of Age The recommended ...": who is spoken of from here on. */
const GROUP =
  /^(?:use in |dosage (?:and administration )?(?:in|for) |for )?(?:pediatric|adult|geriatric|elderly|child|adolescent|infant|neonat|newborn)/i;
const LONGEST_GROUP = 80;

/** Reads the texts of a section in their order and remembers under which headings each sentence stands. */
class Reader {
  readonly #title: string;
  heading = "";
  #lead = "";
  #group = "";
  #before = "";

  constructor(title: string) {
    this.#title = title;
  }

  read(text: string, isItem: boolean): ReadWindow[] {
    if (NUMBERED.test(text)) {
      this.heading = text.replace(NUMBERED, "").slice(0, LONGEST_HEADING);
      this.#group = "";
      this.#lead = "";
      this.#before = "";
    }
    const item = isItem ? text.slice(0, LONGEST_HEADING) : "";
    return text
      .replaceAll("\u00AD", " ")
      .split(SENTENCE_END)
      .filter((sentence) => sentence !== "" && sentence !== CUT.trim())
      .map((sentence, index) => {
        const head = [this.#title, this.heading, this.#group, this.#lead, index > 0 ? item : ""]
          .filter((part) => part !== "")
          .join(". ");
        const before = this.#before;
        if (LEAD.test(sentence) && !/^table/i.test(sentence)) this.#lead = sentence;
        if (GROUP.test(sentence)) this.#group = sentence.slice(0, LONGEST_GROUP);
        this.#before = sentence.slice(-300);
        return new ReadWindow(sentence, head, before, "sentence");
      });
  }
}

/** Figures and words are read when they are first asked for: of most windows nobody asks. */
class ReadWindow implements Window {
  readonly text: string;
  readonly head: string;
  readonly about: string;
  readonly kind: WindowKind;
  #amounts: readonly Amount[] | undefined;
  #frequencies: readonly Frequency[] | undefined;
  #thresholds: readonly Threshold[] | undefined;
  #aboutThresholds: readonly Threshold[] | undefined;
  #stems: ReadonlySet<string> | undefined;
  #aboutStems: ReadonlySet<string> | undefined;

  constructor(text: string, head: string, before: string, kind: WindowKind) {
    this.text = text;
    this.head = head;
    this.about = before === "" ? head : `${head}. ${before}`;
    this.kind = kind;
  }
  get amounts() {
    return (this.#amounts ??= amountsIn(this.text));
  }
  get frequencies() {
    return (this.#frequencies ??= frequenciesIn(this.text));
  }
  get thresholds() {
    return (this.#thresholds ??= thresholdsIn(this.text));
  }
  get aboutThresholds() {
    return (this.#aboutThresholds ??= thresholdsIn(this.about));
  }
  get stems() {
    return (this.#stems ??= new Set(stemsIn(this.text)));
  }
  get aboutStems() {
    return (this.#aboutStems ??= new Set(stemsIn(this.about)));
  }
}
