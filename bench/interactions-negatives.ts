import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { findInteractions } from "#/features/interactions/logic/entries/find.ts";
import { readEntry } from "#/features/interactions/logic/entries/read-entry.ts";
import { partOf } from "#/features/interactions/logic/entries/parts.ts";
import { HEADS } from "#/features/interactions/logic/rules/rule-index.ts";
import { substances } from "#/features/substances/logic/vocabulary.ts";
import type { Figure } from "./measure.ts";

const Texts = v.optional(v.array(v.string()), []);
const Label = v.object({
  openfda: v.object({ generic_name: Texts }),
  drug_interactions: Texts,
  clinical_pharmacology: Texts,
});

/** Sentences that say of named drugs that they do not matter to one another. */
const UNREMARKABLE =
  /no clinically (?:significant|relevant|meaningful|important) (?:difference|effect|interaction|change)|without (?:a )?(?:dose|dosage) adjustment|no (?:dose|dosage) adjustments? (?:is|are|of)|did not (?:affect|alter|change|influence) the (?:pharmacokinetics|exposure)/i;
const SENTENCE_END = /(?<=[.;])\s+(?=[A-Z(•])/;
const LONGEST_SENTENCE = 700;
const SHORTEST_NAME = 5;

const byName = new Map(
  substances
    .flatMap(({ id, name }) =>
      [id.replaceAll("-", " "), name.toLowerCase()].map((word) => [word, id]),
    )
    .filter(([word = ""]) => word.length >= SHORTEST_NAME)
    .map(([word = "", id = ""]) => [word, id]),
);
const NAMES = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join("|")})(?![\p{L}-])`,
  "giu",
);

const OF_LEVELS = new Set(HEADS.filter((head) => head.pathway).map((head) => head.id));

/** Whether rules that infer a changed level, and nothing else, state the pair as major or moderate. */
function statedByLevels(one: string, other: string): boolean {
  const items = [one, other].map((id) => ({ name: id, parts: [partOf(id, undefined)] }));
  const [finding] = findInteractions(items).findings;
  if (finding?.tier !== "stated" || finding.severity === "minor") return false;
  const stated = finding.reasons.filter(({ tier }) => tier === "stated");
  return stated.every(({ rule }) => OF_LEVELS.has(rule));
}

/**
 * Of the pairs that labels call unremarkable, how many rules about levels state all the same. The pairs are printed: some of
 * the sentences speak of the other direction of a pair, so each is to be read before a rule is mended.
 * @param file openFDA label records, one JSON a line, gzipped.
 */
export async function negativeFigure(file: string): Promise<Figure> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split("\n");
  const [named, stated] = [new Set<string>(), new Set<string>()];
  for (const line of lines) {
    const label = v.parse(Label, JSON.parse(line));
    const parts = readEntry(label.openfda.generic_name[0] ?? "").item.parts;
    const [own] = parts.length === 1 ? parts.map((part) => part.ingredient) : [];
    if (own === undefined) continue;
    const text = [...label.drug_interactions, ...label.clinical_pharmacology].join(" ");
    for (const sentence of text.split(SENTENCE_END)) {
      if (sentence.length > LONGEST_SENTENCE || !UNREMARKABLE.test(sentence)) continue;
      for (const [name] of sentence.matchAll(NAMES)) {
        const other: string = byName.get(name.toLowerCase()) ?? own;
        if (other === own) continue;
        const pair = [own, other].toSorted().join(" + ");
        if (!named.has(pair) && statedByLevels(own, other)) {
          stated.add(pair);
          console.log(`    ${pair}, label of ${own}: ${sentence.slice(0, 200)}`);
        }
        named.add(pair);
      }
    }
  }
  return {
    what: "of pairs that labels call unremarkable, stated for their levels alone",
    measured: (100 * stated.size) / named.size,
    unit: "%",
  };
}
