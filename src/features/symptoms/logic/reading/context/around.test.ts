import { describe, expect, test } from "vitest";
import { read } from "../read.ts";

const told = (text: string, age = 40, sex: "male" | "female" = "female"): string[] =>
  read(text, { age, sex }).recognized.map(
    ({ finding, negated }) => `${negated ? "!" : ""}${finding}`,
  );

describe("what is said beside a denial", () => {
  test.each([
    ["He takes no regular medicine and smokes lightly.", "smoking"],
    ["No past illness, smokes ten a day.", "smoking"],
    ["He does not drink or smoke.", "!smoking"],
    ["She neither drinks nor smokes.", "!smoking"],
    ["He never drinks, smokes or takes drugs.", "!smoking"],
    ["She takes no medications other than ibuprofen.", "med-nsaid"],
    ["She denies smoking and takes ibuprofen.", "med-nsaid"],
  ])("%s: %s", (text, finding) => {
    expect(told(text)).toContain(finding);
    expect(told(text)).not.toContain(finding.startsWith("!") ? finding.slice(1) : `!${finding}`);
  });
});

describe("what someone is allergic to or protected from", () => {
  test.each([
    ["He is allergic to penicillin and takes aspirin.", "drug-allergy", "antibiotic"],
    ["Sulfa allergy.", "drug-allergy", "med-allopurinol-anticonvulsant"],
    ["She has a shellfish allergy.", "allergies-known", "saltwater-exposure"],
    ["He was never vaccinated for hepatitis.", "unvaccinated", "hx-hepatitis"],
    ["She received the hepatitis B vaccine.", "vaccine-recent", "hx-hepatitis"],
  ])("%s", (text, stated, unstated) => {
    expect(told(text)).toContain(stated);
    expect(told(text)).not.toContain(unstated);
    expect(told(text)).not.toContain(`!${unstated}`);
  });
});

describe("who and what is meant", () => {
  test.each([
    ["Family history is negative for cancer.", "fhx-cancer-other"],
    ["Her mother broke her hip at 60.", "hx-prior-fracture"],
    ["Mother and infant have the same blood type.", "family-other-illness"],
    ["Her mother is healthy.", "!hx-diabetes"],
    ["She is not awakened by pain.", "consciousness-reduced"],
    ["The itching does not wake her.", "consciousness-reduced"],
    ["Chest pain with exertion relieved by rest.", "better-with-exercise"],
    ["The pain is worse when turning over.", "getting-worse"],
    ["Gravida 3, para 3.", "pregnant"],
    ["She drinks a lot of coffee.", "alcohol-use-heavy"],
    ["She eats fast food.", "not-eaten-for-long"],
    ["A stent in the LAD.", "lymphadenopathy"],
    ["The rash spreads over the back.", "electric"],
    ["Throbbing pain in a lower left back tooth.", "back-pain"],
    ["Ulcerative colitis.", "skin-ulcer"],
    ["Systemic lupus erythematosus.", "redness"],
    ["His father drank heavily.", "alcohol-use-heavy"],
    ["He is intolerant of statins.", "med-statin"],
    ["The pain is relieved by passing stool.", "anal-pain-defecation"],
    ["The numbness started in the fingers and spread up the arm.", "chest-pain-radiating-arm"],
    ["Nothing makes the pain better or worse.", "getting-worse"],
    ["The airbag deployed.", "military"],
    ["Exercise makes it better.", "worse-exertion"],
    ["She had gestational diabetes in her last pregnancy.", "pregnant"],
    ["She had a steroid shot.", "vaccine-recent"],
    ["She drinks well water.", "!vomiting"],
  ])("%s is not %s", (text, unsaid) => {
    expect(told(text)).not.toContain(unsaid);
  });

  test.each([
    ["He cannot be woken.", "consciousness-reduced"],
    ["He does not wake to his mother's voice.", "consciousness-reduced"],
    ["The pain is getting worse.", "getting-worse"],
    ["Gravida 3, para 2, 30 weeks.", "pregnant"],
    ["She drinks a lot of wine.", "alcohol-use-heavy"],
    ["Swollen nodes, LAD in the neck.", "lymphadenopathy"],
    ["Her father takes lithium.", "fhx-mental"],
    ["Her parents refused vaccination.", "unvaccinated"],
    ["She thinks it would be easier not to wake up.", "suicidal-ideation"],
    ["She talked without pause and leapt from topic to topic.", "pressured-speech"],
    ["She had her uterus and ovaries removed.", "hx-hysterectomy"],
    ["She cleans her ears with cotton buds.", "cotton-swabs"],
    ["Her husband died last month.", "stressor"],
    ["He has heat intolerance.", "heat-intolerance"],
    ["No family history, smokes 20 a day.", "smoking"],
    ["She had a steroid shot in the knee.", "med-steroid"],
    ["He was bitten on the hand by his neighbor's cat.", "bite-animal"],
    ["She took Tylenol.", "pain-drug-other-than-nsaids"],
    ["She wishes she would not wake up.", "suicidal-ideation"],
  ])("%s is %s", (text, said) => {
    expect(told(text)).toContain(said);
  });
});
