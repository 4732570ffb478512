import { IN_FAMILY } from "#knowledge/symptoms/family.js";
import { findingOf } from "../findings.ts";
import type { Scope } from "./context/clauses.ts";
import type { Phrase } from "./phrases/phrase.ts";
import { FAMILY_ILLNESS, OF_COMPANY, OF_PARENTS } from "./context/relatives.ts";
import { keyOf } from "./tokens/units.ts";

const SICK_CONTACT = "sick-contact";

const BROUGHT_ALONG = new Set(["history", "exposure", "medication", "context", "family"]);

/** "My wife has a fever" tells of contact; her diabetes is in nobody's blood. */
function withCompanion(finding: string): { finding: string; negated: boolean } | undefined {
  if (finding === "stressor" || finding === "death-in-the-family")
    return { finding, negated: false };
  const caught = IN_FAMILY[finding] === SICK_CONTACT;
  return caught ? { finding: SICK_CONTACT, negated: false } : undefined;
}

/** "The mother is healthy" tells of her; "healthy parents" is said of the family. */
const ofOthers = (scope: Scope, kind: string): boolean =>
  /^(?:family|family-denied|companion)$/.test(scope) && kind !== "family";

const VACCINES = new Set(["vaccine", "vaccinated", "immunized", "booster", "shot"].map(keyOf));

const AVERSION: Readonly<Record<string, string>> = {
  medication: "drug-allergy",
  exposure: "allergies-known",
};

/** What someone is allergic to: the allergy, and no drug taken, no meal eaten, no rash today. */
function withAversion(
  finding: string,
  kind: string,
  negated: boolean,
): { finding: string; negated: boolean } | undefined {
  const meant = kind === "history" ? finding : AVERSION[kind];
  return meant === undefined ? undefined : { finding: meant, negated };
}

/** What a match in this scope says of the patient: a finding, stated or denied; nothing where it speaks of something else. */
export function said(
  { finding, sense, keys }: Pick<Phrase, "finding" | "sense" | "keys">,
  scope: Scope,
): { finding: string; negated: boolean } | undefined {
  if (sense === "collective") return scope === "denied" ? { finding, negated: true } : undefined;
  const kind = findingOf(finding)?.kind ?? "symptom";
  if (sense === "normal") return ofOthers(scope, kind) ? undefined : { finding, negated: true };
  if (scope === "averse" || scope === "averse-denied")
    return withAversion(finding, kind, scope === "averse-denied");
  if (scope === "guarded")
    return keys.some((key) => VACCINES.has(key)) ? { finding, negated: false } : undefined;
  if (finding === "hx-none" && scope === "denied") return undefined;
  if (scope === "present" || scope === "denied") return { finding, negated: scope === "denied" };
  if ((scope === "family" || scope === "companion") && OF_COMPANY.has(finding))
    return { finding, negated: false };
  if (scope === "family" && OF_PARENTS.has(finding)) return { finding, negated: false };
  if (scope === "family" || scope === "family-denied") {
    if (finding === "hx-none") return { finding: FAMILY_ILLNESS, negated: true };
    const illness = kind === "history" ? FAMILY_ILLNESS : undefined;
    const meant = kind === "family" ? finding : (IN_FAMILY[finding] ?? illness);
    return meant === undefined ? undefined : { finding: meant, negated: scope === "family-denied" };
  }
  if (scope === "family-or-own" || scope === "family-or-own-denied") {
    const isDenied = scope === "family-or-own-denied";
    const isIllness = kind === "history" || kind === "family";
    if (isIllness) return said({ finding, sense, keys }, isDenied ? "family-denied" : "family");
    return { finding, negated: isDenied };
  }
  if (scope === "all-denied") return said({ finding, sense, keys }, "family-denied");
  if (scope === "companion") return withCompanion(finding);
  if (scope === "thought") return kind === "symptom" ? { finding, negated: false } : undefined;
  return scope === "past" && BROUGHT_ALONG.has(kind) ? { finding, negated: false } : undefined;
}
