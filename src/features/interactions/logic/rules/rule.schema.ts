import * as v from "valibot";
import { LOCAL_ROUTES } from "../../rule.ts";
import { PATHWAYS } from "../../role.ts";

const Text = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(600));
const SeverityWord = v.picklist(["major", "moderate", "minor"]);

const When = v.strictObject({
  ageFrom: v.optional(v.number()),
  ageBelow: v.optional(v.number()),
  clearanceBelow: v.optional(v.number()),
  clearanceFrom: v.optional(v.number()),
  pregnant: v.optional(v.literal(true)),
  sex: v.optional(v.picklist(["female", "male"])),
  qtRisk: v.optional(v.literal(true)),
  drug: v.optional(
    v.strictObject({
      id: v.string(),
      with: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+( [a-z0-9-]+)*$/))),
      over: v.optional(v.number()),
      upTo: v.optional(v.number()),
      once: v.optional(v.literal(true)),
    }),
  ),
});

const Side = v.pipe(v.string(), v.regex(/^@?[a-z0-9-]+( @?[a-z0-9-]+)*$/));

/** Sentences for some pairs of a rule. */
export const RuleNote = v.strictObject({
  of: Side,
  with: v.optional(Side),
  says: v.optional(Text),
  why: v.optional(Text),
  mechanism: v.optional(Text),
  management: v.optional(Text),
  effects: v.optional(v.array(Text)),
  depends: v.optional(v.array(Text)),
  instead: v.optional(Text),
});

/** What a rule is made of; that its sources exist is seen when it is packed. */
export const RuleRecord = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  a: Side,
  b: Side,
  severity: SeverityWord,
  why: Text,
  tier: v.optional(v.picklist(["stated", "predicted"])),
  says: Text,
  mechanism: Text,
  effects: v.pipe(v.array(Text), v.minLength(1)),
  instead: v.optional(Text),
  notes: v.optional(v.array(RuleNote)),
  management: Text,
  onset: v.picklist(["immediate", "hours", "days", "weeks", "months"]),
  depends: v.optional(v.array(Text)),
  changes: v.optional(
    v.array(v.strictObject({ when: When, to: v.optional(SeverityWord), says: Text })),
  ),
  basis: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))), v.minLength(1)),
  pathway: v.optional(v.picklist(PATHWAYS)),
  alsoBy: v.optional(v.array(v.picklist(LOCAL_ROUTES))),
  except: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\+[a-z0-9-]+$/)))),
  settles: v.optional(v.literal(true)),
});
