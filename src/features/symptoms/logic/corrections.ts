import type { SymptomAnalysis } from "../symptoms.contract.ts";
import type { Draft } from "./draft.ts";

type Read = SymptomAnalysis["recognized"][number];

/** A finding as it counts after the reader's corrections. */
export type Counted = {
  readonly finding: string;
  readonly negated: boolean;
  /** Ids of findings that are told of it. */
  readonly qualities: readonly string[];
  /** How the text tells it; nothing where it was chosen or answered. */
  readonly read?: Read;
};

/** What a correction changes; of the draft as it is by then. */
export type Correction = (draft: Draft) => Partial<Draft>;

/** Everything that counts: read of the text in its order, those first that it states; then what was chosen, then denied. */
export function counted(
  { symptoms, denied, ignored }: Draft,
  { recognized }: SymptomAnalysis,
): Counted[] {
  const isRead = new Set(recognized.map(({ finding }) => finding));
  const answered = (negated: boolean) => (finding: string) =>
    isRead.has(finding) ? [] : [{ finding, negated, qualities: [] }];
  const read = recognized.flatMap((entry): Counted[] => {
    const { finding } = entry;
    const isDenied = denied.includes(finding);
    const isChosen = !isDenied && symptoms.includes(finding);
    if (!isDenied && !isChosen && ignored.includes(finding)) return [];
    const negated = isDenied || (entry.negated && !isChosen);
    return [{ finding, negated, qualities: negated ? [] : entry.qualities, read: entry }];
  });
  return [
    ...read.filter((entry) => entry.read?.negated === false),
    ...symptoms.filter((finding) => !denied.includes(finding)).flatMap(answered(false)),
    ...read.filter((entry) => entry.read?.negated !== false),
    ...denied.flatMap(answered(true)),
  ];
}

/** What was read of the text and taken out again. */
export function takenOut(draft: Draft, analysis: SymptomAnalysis): Read[] {
  const counting = new Set(counted(draft, analysis).map(({ finding }) => finding));
  const attached = new Set(analysis.recognized.flatMap(({ qualities }) => qualities));
  return analysis.recognized.filter(
    ({ finding }) => !counting.has(finding) && !attached.has(finding),
  );
}

const without = (ids: readonly string[], ...out: readonly string[]): string[] =>
  ids.filter((id) => !out.includes(id));

/** Present becomes absent, and absent present. What is absent has no qualities. */
export function turned({ finding, negated, qualities, read }: Counted): Correction {
  return ({ symptoms, denied, ignored }) =>
    negated
      ? {
          denied: without(denied, finding),
          symptoms: read?.negated === false ? symptoms : [...symptoms, finding],
          ignored: without(ignored, finding, ...(read?.qualities ?? [])),
        }
      : {
          symptoms: without(symptoms, finding),
          denied: read?.negated === true ? denied : [...denied, finding],
          ignored: [...ignored, ...qualities],
        };
}

export function removed({ finding, read }: Counted): Correction {
  return ({ symptoms, denied, ignored }) => ({
    symptoms: without(symptoms, finding),
    denied: without(denied, finding),
    ignored: read === undefined ? ignored : [...ignored, finding, ...read.qualities],
  });
}

export function putBack({ finding, qualities }: Read): Correction {
  return ({ ignored }) => ({ ignored: without(ignored, finding, ...qualities) });
}
