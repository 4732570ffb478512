/** A label's text in pieces in which words and figures belong together: a sentence, an item of a list, a row of a table. */
import type { Block, LabelSection } from "../label.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { type Frequency, frequenciesIn } from "./frequencies.ts";
import { type Threshold, thresholdsIn } from "./thresholds.ts";
import { stemsIn } from "./words.ts";

export type Window = {
  readonly text: string;
  /** Headings, the sentence before, the head of the table: what it is about, though it does not say so itself. */
  readonly about: string;
  readonly amounts: readonly Amount[];
  readonly frequencies: readonly Frequency[];
  readonly thresholds: readonly Threshold[];
  readonly stems: ReadonlySet<string>;
  readonly aboutStems: ReadonlySet<string>;
};

/** What stands under one section that a statement names. */
export type Part = { readonly windows: readonly Window[]; readonly forbids: boolean };

/** Also after the reference "( 2.1 )" with which a line of the Highlights ends, and at a list's "o". */
const SENTENCE_END =
  /(?<=[a-z0-9)\]%][.;!?]|[:])\s+(?=[A-Z(•≥<>\d])|(?<=\(\s?\d+(?:\.\d+)?(?:\s?,\s?\d+(?:\.\d+)?)*\s?\))\s+(?=[A-Z])|\s+o\s+(?=[A-Z])/;

export function windowsOf(sections: readonly LabelSection[], codes: readonly string[]): Window[] {
  return sectionsOf(sections, codes).flatMap(({ title, blocks }) => {
    let before = "";
    return blocks.flatMap((block) => {
      const found = piecesOf(block, before).map(
        ([text, about]) => new ReadWindow(text, `${title}. ${about}`),
      );
      before = block.kind === "paragraph" ? block.text.slice(-300) : before;
      return found;
    });
  });
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

function piecesOf(block: Block, before: string): [text: string, about: string][] {
  switch (block.kind) {
    case "paragraph": {
      const sentences = block.text.split(SENTENCE_END);
      return sentences.map((text, index) => [
        text,
        index === 0 ? before : `${sentences[0]?.slice(0, 160)}. ${sentences[index - 1]}`,
      ]);
    }
    case "list":
      return block.items.flatMap((item) =>
        item
          .split(SENTENCE_END)
          .map((text): [string, string] => [text, `${before} ${item.slice(0, 160)}`]),
      );
    case "table": {
      const head = block.rows
        .slice(0, 2)
        .map(({ cells }) => cells.map(({ text }) => text).join(" | "))
        .join(" | ");
      return block.rows.map(({ cells }) => [
        cells.map(({ text }) => text).join(" | "),
        `${block.caption} ${head}`,
      ]);
    }
  }
}

/** Figures and words are read when they are first asked for: of most windows nobody asks. */
class ReadWindow implements Window {
  readonly text: string;
  readonly about: string;
  #amounts: readonly Amount[] | undefined;
  #frequencies: readonly Frequency[] | undefined;
  #thresholds: readonly Threshold[] | undefined;
  #stems: ReadonlySet<string> | undefined;
  #aboutStems: ReadonlySet<string> | undefined;

  constructor(text: string, about: string) {
    this.text = text;
    this.about = about;
  }
  get amounts() {
    return (this.#amounts ??= amountsIn(this.text, this.about));
  }
  get frequencies() {
    return (this.#frequencies ??= frequenciesIn(this.text));
  }
  get thresholds() {
    return (this.#thresholds ??= thresholdsIn(this.text, this.about));
  }
  get stems() {
    return (this.#stems ??= new Set(stemsIn(this.text)));
  }
  get aboutStems() {
    return (this.#aboutStems ??= new Set(stemsIn(this.about)));
  }
}
