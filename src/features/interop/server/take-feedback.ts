/** What became of cards, counted by rule. */
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { CdsFeedback } from "../interop.contract.ts";
import { isOverrideReason } from "../logic/cds/override-reasons.ts";
import { ruleOfCard } from "./card-id.ts";
import type { CdsFeedbackStore } from "./cds-feedback.store.ts";
import type { KeyedHash } from "./keyed-hash.ts";

type Given = { readonly iss: string; readonly service: string };

/** @throws Failure where it is no feedback, or is about a card that was not given to this client for this service. */
export async function takeFeedback(
  body: unknown,
  given: Given,
  { feedback, hash }: { readonly feedback: CdsFeedbackStore; readonly hash: KeyedHash },
): Promise<void> {
  const read = v.safeParse(CdsFeedback, body);
  if (!read.success) {
    const fields = read.issues.map((issue) => ({
      field: v.getDotPath(issue) ?? "",
      message: "is missing or not valid",
    }));
    const said = fields.map(({ field, message }) => `${field || "The feedback"} ${message}`);
    throw new Failure("invalid-input", `${said.join(", ")}.`, { fields });
  }
  const rows = read.output.feedback.map(({ card, outcome, overrideReason }, place) => {
    const rule = ruleOfCard(card, given, hash);
    if (rule === undefined) throw unknownCard(place);
    const code = overrideReason?.reason?.code;
    const reason = code === undefined ? null : isOverrideReason(code) ? code : "other";
    return { ...given, rule, outcome, reason };
  });
  await feedback.add(rows);
}

function unknownCard(place: number): Failure {
  const message = "is no card that this service gave to this client";
  const field = `feedback.${place}.card`;
  return new Failure("invalid-input", `${field} ${message}.`, { fields: [{ field, message }] });
}
