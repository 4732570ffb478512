import { familyOf } from "../../logic/dosage-form.ts";

/** Dosage forms as FDA names them, by the words of labels. More special words first. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/chewable(?: dispersible)? tablets?|tablets?,? chewable/i, "TABLET, CHEWABLE"],
  [
    /orally disintegrating tablets?|tablets?,? orally disintegrating/i,
    "TABLET, ORALLY DISINTEGRATING",
  ],
  [
    /(?:extended|sustained|controlled)[- ]release tablets?|tablets?,? (?:film coated, )?extended[- ]release|\bER tablets?/i,
    "TABLET, EXTENDED RELEASE",
  ],
  [
    /delayed[- ]release tablets?|tablets?,? delayed[- ]release|enteric[- ]coated tablets?/i,
    "TABLET, DELAYED RELEASE",
  ],
  [/film[- ]?coated tablets?|tablets?,? film coated/i, "TABLET, FILM COATED"],
  [/sublingual tablets?/i, "TABLET"],
  [/(?:oral|buccal|sublingual) films?/i, "FILM"],
  [/(?:powder )?for oral solution/i, "POWDER, FOR SOLUTION"],
  [/(?:powder )?for oral suspension/i, "POWDER, FOR SUSPENSION"],
  [/effervescent tablets?/i, "TABLET, EFFERVESCENT"],
  [
    /(?:extended|sustained)[- ]release capsules?|capsules?,? extended[- ]release|\bER capsules?/i,
    "CAPSULE, EXTENDED RELEASE",
  ],
  [/delayed[- ]release capsules?|capsules?,? delayed[- ]release/i, "CAPSULE, DELAYED RELEASE"],
  [/soft ?gels?|liquid[- ]filled capsules?/i, "CAPSULE, LIQUID FILLED"],
  [/tablets?/i, "TABLET"],
  [/capsules?/i, "CAPSULE"],
  [/injectable emulsion|injection,? emulsion/i, "INJECTION, EMULSION"],
  [
    /(?:(?<!water )for|powder for|lyophilized (?:powder|cake)[\w ,]* for) injection|lyophilized powder/i,
    "INJECTION, POWDER, LYOPHILIZED, FOR SOLUTION",
  ],
  [/injectable suspension|injection,? suspension/i, "INJECTION, SUSPENSION"],
  [
    /injection|for (?:intravenous|subcutaneous|intramuscular) (?:use|infusion)|prefilled (?:syringe|pen)|autoinjector/i,
    "INJECTION, SOLUTION",
  ],
  [/ophthalmic ointment/i, "OINTMENT"],
  [/(?:ophthalmic|otic) (?:solution|suspension)|eye drops|ear drops/i, "SOLUTION/ DROPS"],
  [/transdermal (?:system|patch)|(?:topical )?patch(?:es)?\b|topical system/i, "PATCH"],
  [
    /inhalation (?:powder|aerosol|solution|suspension|spray)|metered[- ]dose inhaler|\binhaler\b/i,
    "INHALANT",
  ],
  [/nasal spray/i, "SPRAY, METERED"],
  [/cream/i, "CREAM"],
  [/ointment/i, "OINTMENT"],
  [/\bgel\b/i, "GEL"],
  [/lotion/i, "LOTION"],
  [/foam/i, "AEROSOL, FOAM"],
  [/shampoo/i, "SHAMPOO"],
  [/suppositor(?:y|ies)/i, "SUPPOSITORY"],
  [/oral suspension/i, "SUSPENSION"],
  [/\bsyrup\b/i, "SYRUP"],
  [/elixir/i, "ELIXIR"],
  [/oral solution|topical solution|\bsolution\b/i, "SOLUTION"],
  [/\bsuspension\b/i, "SUSPENSION"],
  [/granules/i, "GRANULE"],
  [/\bpowder\b/i, "POWDER"],
  [/lozenges?/i, "LOZENGE"],
  [/\bgas\b/i, "GAS"],
  [/\bkit\b/i, "KIT"],
];

/**
 * The dosage form that a text names: the kind that it names first, in the most special words that it has for that
 * kind. "180 tablets. X Delayed-Release Tablets" is a delayed-release tablet. Nothing where it names none.
 */
export function formInText(text: string): string | undefined {
  const stated = /\bDOSAGE:\s*([A-Z][A-Z, ]*[A-Z])(?=\s+ADMIN)/.exec(text)?.[1];
  if (stated !== undefined) return stated;
  const found = FORMS.flatMap(([words, form]) => {
    const at = words.exec(text)?.index;
    return at === undefined ? [] : [{ at, form }];
  });
  const [first] = found.toSorted((a, b) => a.at - b.at);
  if (first === undefined) return undefined;
  return found.find(({ form }) => familyOf(form) === familyOf(first.form))?.form;
}
