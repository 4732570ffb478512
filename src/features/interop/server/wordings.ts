import type { ChartMedication } from "../logic/cds/medication-of.ts";
import type { HookParts } from "./answering.ts";
import { contentsOfRxcuis } from "./rxnorm-contents.ts";

type Named = Pick<ChartMedication, "texts" | "ndcs" | "rxcuis">;

/** Each in all its wordings: what its codes stand for comes last. */
export async function wordingsOf(
  all: readonly Named[],
  { contentsOfNdcs, rxnorm }: Pick<HookParts, "contentsOfNdcs" | "rxnorm">,
): Promise<string[][]> {
  const ndcs = all.flatMap((each) => each.ndcs);
  const rxcuis = all.flatMap((each) => each.rxcuis);
  const [contents, ofRxcuis] = await Promise.all([
    ndcs.length === 0 ? [] : contentsOfNdcs(ndcs),
    contentsOfRxcuis(rxcuis, rxnorm),
  ]);
  const contentOf = new Map(ndcs.map((code, place) => [code, contents[place] ?? null]));
  return all.map((each) => {
    const ofNdcs = each.ndcs.map((code) => contentOf.get(code) ?? null);
    const ofCodes = each.rxcuis.flatMap((code) => ofRxcuis.get(code) ?? []);
    return [...each.texts, ...ofCodes, ...ofNdcs.filter((text) => text !== null)];
  });
}
