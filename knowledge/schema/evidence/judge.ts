/** Holds statements against all labels at hand. */
import { judgementIn } from "#/features/evidence/logic/judge-label.ts";
import type { Statement } from "#/features/evidence/statement.ts";
import { fits } from "./product.ts";
import type { Recorded } from "./recorded.ts";
import type { Label, Shelf } from "./shelf.ts";

export const JUDGEMENTS = [
  "supported twice",
  "supported",
  "contradicted",
  "not found",
  "no label at hand",
  "no document",
] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export type Result = {
  readonly statement: Recorded;
  readonly judgement: Judgement;
  /** The label's words that settle it. */
  readonly found: string;
  /** The label that was judged: the cited one, or where that one does not support it another that does. */
  readonly label?: Label;
  /** The other labeler's label that says the same. */
  readonly second?: Label;
};

export function judge(statement: Recorded, shelf: Shelf): Result {
  const { source } = statement;
  const cited = source && shelf.named(source.setId, source.version);
  if (cited !== undefined && isOfSame(statement, cited)) {
    const own = judgementIn(statement, cited.read);
    if (own.judgement === "supported") {
      return withSecond({ statement, ...own, label: cited }, shelf.others(cited));
    }
    if (own.judgement === "contradicted") return { statement, ...own, label: cited };
  }
  return (
    supportedElsewhere(statement, shelf) ?? {
      statement,
      judgement: cited !== undefined ? "not found" : source ? "no label at hand" : "no document",
      found: "",
      ...(cited && { label: cited }),
    }
  );
}

/** A label of another drug supports nothing, whatever it says. */
const isOfSame = ({ ingredients }: Statement, label: Label): boolean =>
  label.ingredients.length === 0 || ingredients.some((one) => label.ingredients.includes(one));

/** By a label that the record does not cite: of the same ingredients, route and form. */
function supportedElsewhere(statement: Recorded, shelf: Shelf): Result | undefined {
  for (const [asked, labels] of candidates(statement, shelf)) {
    for (const [index, label] of labels.entries()) {
      const { judgement, found } = judgementIn(asked, label.read);
      if (judgement !== "supported") continue;
      const rest = labels.slice(index + 1).filter((other) => other.labeler !== label.labeler);
      return withSecond({ statement, judgement, found, label }, rest, asked);
    }
  }
  return undefined;
}

function* candidates(
  statement: Recorded,
  shelf: Shelf,
): Generator<readonly [Statement, readonly Label[]]> {
  const { pair, ingredients, product, source } = statement;
  if (pair === undefined) {
    const labels = shelf.of(ingredients).filter((label) => fits(product, label));
    yield [statement, labels.filter(({ setId }) => setId !== source?.setId)];
    return;
  }
  // Of an interaction the label of either side may name the other.
  for (const [own, other] of [pair, pair.toReversed()]) {
    for (const one of own?.ingredients ?? []) {
      const names = (other?.ingredients ?? []).filter((id) => id !== one).join(" ");
      const context = { called: other?.called ?? [] };
      const asked = { ...statement, ingredients: [one], fields: { names }, context };
      yield [asked, shelf.of([one])];
    }
  }
}

function withSecond(
  result: Result,
  others: readonly Label[],
  asked: Statement = result.statement,
): Result {
  const second = others.find((other) => judgementIn(asked, other.read).judgement === "supported");
  return second === undefined ? result : { ...result, judgement: "supported twice", second };
}
