import { evidenceOf } from "../../logic/evidence.ts";
import { ancestorsOf } from "../../logic/findings.ts";
import { isQuality } from "../../logic/reading/phrases/qualities.ts";
import { read } from "../../logic/reading/read.ts";
import { unmarked, type MarkedText } from "./marked.ts";

type Missed = { readonly phrase: string; readonly finding: string; readonly text: string };

/** How well marked texts are understood. Shares from 0 to 1. */
type Understanding = {
  readonly texts: number;
  readonly stated: number;
  readonly denied: number;
  readonly recall: number;
  /** The same where a phrase counts as understood once any finding of the right sense was read in it. */
  readonly phrases: number;
  readonly negations: number;
  /** Of the findings read as present, those that the text was marked with, or that are more general or specific than them. */
  readonly precision: number;
  readonly missed: readonly Missed[];
  readonly extra: readonly Missed[];
};

const UNNAMED = "?";

export function understanding(texts: readonly MarkedText[]): Understanding {
  const missed: Missed[] = [];
  const extra: Missed[] = [];
  const count = { stated: 0, denied: 0, held: 0, heldDenied: 0, phrases: 0, met: 0, read: 0 };
  for (const { age, sex, text: marked } of texts) {
    const { text, marks } = unmarked(marked);
    const { recognized } = read(text, { age, sex });
    const of = (negated: boolean): string[] =>
      recognized.filter((one) => one.negated === negated).map(({ finding }) => finding);
    const { present, absent } = evidenceOf(of(false), of(true));
    const holds = (id: string): boolean =>
      id.startsWith("!") ? absent.has(id.slice(1)) : present.has(id);
    const expected = new Set<string>();
    for (const { phrase, start, end, readings } of marks) {
      for (const id of readings.flat()) {
        expected.add(id);
        for (const above of ancestorsOf(id)) expected.add(above);
      }
      const best = readings.toSorted(
        (one, other) =>
          other.filter(holds).length / other.length - one.filter(holds).length / one.length,
      )[0];
      const isDenial = readings[0]?.[0]?.startsWith("!") === true;
      if (!isDenial) {
        count.phrases += 1;
        const any = recognized.some((one) => one.start < end && one.end > start && !one.negated);
        if (any || best?.some(holds) === true) count.met += 1;
      }
      for (const id of best ?? []) {
        const held = id !== UNNAMED && holds(id);
        if (id.startsWith("!")) {
          count.denied += 1;
          if (held) count.heldDenied += 1;
        } else {
          count.stated += 1;
          if (held) count.held += 1;
        }
        if (!held) missed.push({ phrase, finding: id, text });
      }
    }
    for (const { finding, text: phrase, negated } of recognized) {
      if (negated || isQuality(finding)) continue;
      count.read += 1;
      const known =
        expected.has(finding) || ancestorsOf(finding).some((above) => expected.has(above));
      if (!known) extra.push({ phrase, finding, text });
    }
  }
  return {
    texts: texts.length,
    stated: count.stated,
    denied: count.denied,
    recall: count.held / count.stated,
    phrases: count.met / count.phrases,
    negations: count.heldDenied / count.denied,
    precision: 1 - extra.length / count.read,
    missed,
    extra,
  };
}
