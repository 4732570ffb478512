/** What other programs send: CDS Hooks 2.0 requests and feedback. Clinical content is read leniently, its frame strictly. */
import * as v from "valibot";

export { MOST_MEDICATIONS } from "#/features/interactions/medication-check.contract.ts";

export const HOOKS = [
  "order-select",
  "order-sign",
  "patient-view",
  "medication-prescribe",
] as const;
export type Hook = (typeof HOOKS)[number];

/** Bytes of one request. */
export const MOST_BYTES = 1024 * 1024;
export const MOST_DEPTH = 64;
export const MOST_ORDERS = 200;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A text where there is one; whatever else stands there is passed over. */
const Text = v.fallback(v.optional(v.string()), undefined);

const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((each): v.InferOutput<Item>[] => {
        const read = v.safeParse(item, each);
        return read.success ? [read.output] : [];
      }),
    ),
  );

const Coding = v.object({ system: Text, code: Text, display: Text });
const Concept = v.fallback(v.optional(v.object({ text: Text, coding: listOf(Coding) })), undefined);
const Reference = v.fallback(v.optional(v.object({ reference: Text, display: Text })), undefined);

const Quantity = v.object({ value: v.number(), unit: Text, code: Text });
const Flag = v.fallback(v.optional(v.boolean()), undefined);

const Inner = v.object({ resourceType: v.string(), id: Text, code: Concept });

const Amounts = v.fallback(v.optional(Quantity), undefined);
const Maybe = v.fallback(v.optional(v.number()), undefined);

const Repeat = v.object({ frequency: Maybe, frequencyMax: Maybe, period: Maybe, periodUnit: Text });

const Dosage = v.object({
  doseAndRate: listOf(
    v.object({
      doseQuantity: Amounts,
      doseRange: v.fallback(v.optional(v.object({ high: Amounts })), undefined),
    }),
  ),
  /** Where STU3 has it. */
  doseQuantity: Amounts,
  timing: v.fallback(
    v.optional(v.object({ repeat: v.fallback(v.optional(Repeat), undefined), code: Concept })),
    undefined,
  ),
  route: Concept,
});

/** What is read of any resource of R4 or STU3: medications, their orders and statements, a patient, an observation, an allergy. */
export const Resource = v.object({
  resourceType: v.string(),
  id: Text,
  status: Text,
  code: Concept,
  medicationCodeableConcept: Concept,
  medicationReference: Reference,
  contained: listOf(Inner),
  priorPrescription: Reference,
  doNotPerform: Flag,
  birthDate: Text,
  gender: Text,
  effectiveDateTime: Text,
  valueQuantity: v.fallback(v.optional(Quantity), undefined),
  valueCodeableConcept: Concept,
  clinicalStatus: Concept,
  verificationStatus: Concept,
  category: listOf(v.string()),
  reaction: listOf(
    v.object({ manifestation: listOf(v.object({ text: Text, coding: listOf(Coding) })) }),
  ),
  dosageInstruction: listOf(Dosage),
});

export const Entry = v.object({ fullUrl: Text, resource: Resource });

/** A Bundle of orders or of what a search found. */
export const Bundle = v.object({
  resourceType: v.literal("Bundle"),
  /** Each is read by itself, so that one that cannot be read is counted and takes no other along. */
  entry: v.fallback(v.array(v.unknown()), []),
  link: listOf(v.object({ relation: Text })),
});

export const CdsRequest = v.looseObject({
  hook: v.string("hook is missing"),
  hookInstance: v.pipe(
    v.string("hookInstance is missing"),
    v.regex(UUID, "hookInstance must be a UUID"),
  ),
  /** Before 2.0 a user and an encounter stood here. */
  user: Text,
  userId: Text,
  context: v.looseObject(
    { patientId: Text, encounterId: Text, userId: Text },
    "context is missing",
  ),
  prefetch: v.fallback(v.record(v.string(), v.unknown()), {}),
  extension: v.fallback(v.record(v.string(), v.unknown()), {}),
});

const Reason = v.object({
  reason: v.fallback(v.optional(Coding), undefined),
});

const Outcome = v.object({
  card: v.pipe(v.string("card is missing"), v.regex(UUID, "card must be a card's UUID")),
  outcome: v.picklist(["accepted", "overridden"], "outcome must be accepted or overridden"),
  acceptedSuggestions: v.optional(v.array(v.unknown())),
  overrideReason: v.fallback(v.optional(Reason), undefined),
});

/** What became of cards. What a person wrote about it is not read: it may tell who the patient is. */
export const CdsFeedback = v.object({
  feedback: v.pipe(
    v.array(Outcome, "feedback must be a list"),
    v.maxLength(100, "At most 100 cards in one feedback"),
  ),
});

export type Dosage = v.InferOutput<typeof Dosage>;
export type Concept = v.InferOutput<typeof Concept>;
export type Resource = v.InferOutput<typeof Resource>;
export type Entry = v.InferOutput<typeof Entry>;
export type Bundle = v.InferOutput<typeof Bundle>;
export type CdsRequest = v.InferOutput<typeof CdsRequest>;
export type CdsFeedback = v.InferOutput<typeof CdsFeedback>;
