import { describe, expect, test } from "vitest";
import { understood } from "../understood.testing.ts";

const ids = (list: string): string[] => list.split(" ").filter(Boolean);

describe("denials", () => {
  test.each([
    ["She denies fever, chills, or cough.", "fever chills cough"],
    ["No fever, chills, or cough.", "fever chills cough"],
    ["No fever; no cough.", "fever cough"],
    ["Negative for chest pain and palpitations.", "chest-pain palpitations"],
    ["He doesn't have a rash or itching.", "rash itching"],
    ["There is neither vomiting nor diarrhea.", "vomiting diarrhea"],
    ["Without headache, without neck stiffness.", "headache neck-stiffness"],
    ["She doesnt have fever and didnt vomit.", "fever vomiting"],
    ["She has not had any vaginal bleeding.", "vaginal-bleeding"],
    ["Jaundice is absent.", "jaundice"],
    ["Absent: jaundice, fever, joint pain.", "jaundice fever joint-pain"],
    [
      "She has not vomited, passed blood or noticed burning on urination.",
      "vomiting rectal-bleeding dysuria",
    ],
    ["He has not vomited blood, had black stools or fallen.", "hematemesis melena fall"],
    [
      "She has no exertional chest pain, weight loss or headache.",
      "chest-pain-exertional weight-loss headache",
    ],
    ["Denies weakness when laughing, hallucinations and headache.", "cataplexy headache"],
    ["She looks pink rather than pale.", "pallor"],
    ["No relative has a bleeding disorder.", "fhx-bleeding"],
    ["Limb strength is equal.", "weakness-focal"],
    ["CP denied.", "chest-pain"],
    ["Swabs negative. NKDA. Drinks no alcohol.", "positive-swab drug-allergy alcohol-use"],
    ["No F/C/N/V.", "fever chills nausea vomiting"],
    ["(-) fever, (-) cough.", "fever cough"],
    ["Fever -ve, cough negative.", "fever cough"],
    ["She no longer has chest pain.", "chest-pain"],
    ["Vision, hearing and speech are normal.", "vision-blurred hearing-loss speech-slurred"],
    ["Normal gait, reflexes and sensation.", "gait-ataxia reflexes-increased numbness"],
    ["The neck is not stiff; stools are not black.", "neck-stiffness melena"],
    ["CT shows no bleed. ECG without ST changes.", "ct-brain-bleed ecg-st-elevation"],
    ["He swallows without difficulty.", "dysphagia"],
    ["Negative HIV test.", "hiv-positive"],
    ["Alert and oriented x3, strength 5/5.", "confusion weakness-focal"],
    ["No known diabetes, no change in weight.", "hx-diabetes weight-loss"],
    ["Murphy sign negative.", "murphy-sign"],
    ["Absence of edema.", "edema"],
    ["Nothing has drained from the ear.", "ear-discharge"],
    ["No headache, blood pressure 118/76.", "headache hypotension hypertension"],
    ["Cough absent, not afebrile.", "cough afebrile"],
    ["Free of pain in the chest.", "chest-pain"],
  ])("%s", (text, denied) => {
    const { present, absent } = understood(text);
    expect(denied.split(" ").filter((finding) => !absent.has(finding))).toEqual([]);
    expect([...present]).toEqual([]);
  });

  test.each([
    ["No fever, but she has a cough.", "cough", "fever"],
    ["Denies chest pain. Short of breath on exertion.", "dyspnea-exertional", "chest-pain"],
    ["No fever and her eyes are yellow.", "jaundice", "fever"],
    ["No cough, however he has chills.", "chills", "cough"],
    ["Except for a headache there is no vomiting.", "headache", "vomiting"],
    ["Belly soft, non-tender.", "abdomen-soft", "abdominal-tenderness"],
    ["(-) fever, (+) cough.", "cough", "fever"],
    ["No fever, history of asthma.", "hx-asthma", "fever"],
    ["No cough or fever, previous belly surgery.", "hx-abdominal-surgery", "fever"],
    ["Rash sparing the face, swollen red palms.", "rash", "rash-face"],
    ["No longer able to walk, no fever.", "unable-to-walk", "fever"],
    ["BP 198/110 on the right, 150/90 on the left.", "pulse-deficit-arms", "hypotension"],
    ["No neck vein distension, CTAB, no rash.", "lungs-clear", "rash"],
    ["No focal deficits, afebrile.", "afebrile", "fever"],
    ["No pain, pregnancy test negative.", "hcg-negative", "pain"],
    ["His chest pain does not change with breathing.", "chest-pain", "chest-pain-pleuritic"],
    ["Chest pain; climbing stairs does not provoke it.", "chest-pain", "worse-exertion"],
    ["Headache. Light does not bother her.", "headache", "photophobia"],
    ["The rash does not bother him.", "rash", ""],
    ["No change with antibiotics, no fever.", "antibiotics-recent", "fever"],
    ["He does not want to eat and says every bump in the road hurts.", "rebound", ""],
    ["Belly pain, the worst of her life.", "abdominal-pain", ""],
    ["He has no appetite.", "appetite-loss", ""],
    ["The rash does not itch.", "rash-not-itchy", ""],
    ["She cannot swallow and has not passed gas.", "obstipation", ""],
  ])("%s", (text, stated, denied) => {
    const { present, absent } = understood(text);
    expect(present.has(stated)).toBe(true);
    expect(denied === "" || (absent.has(denied) && !present.has(denied))).toBe(true);
  });

  test.each([
    ["Fever: N, cough: Y, rash: N", "cough", "fever rash"],
    ["fever - N; cough - Y", "cough", "fever"],
    ["Fever (N), cough (Y)", "cough", "fever"],
    ["Vomiting: 0, diarrhea: 3", "diarrhea", "vomiting"],
    ["cough -, rash -, fever +", "fever", "cough rash"],
    ["-fever, -cough, +rash", "rash", "fever cough"],
    ["- fever\n- cough", "fever cough", ""],
    ["Fever | No\nCough | Yes", "cough", "fever"],
    ["fever | yes | rash | no", "fever", "rash"],
    ["Chest pain | severe | rash | no", "chest-pain", "rash"],
    ["Fever\tno\tcough\tyes", "cough", "fever"],
    ["Nausea yes, vomiting no", "nausea", "vomiting"],
    ["Nausea yes vomiting no", "nausea", "vomiting"],
    ["Absent symptoms are rash and vomiting.", "", "rash vomiting"],
    ["The pertinent negatives include fever. Cough.", "cough", "fever"],
  ])("in forms and lists: %j", (text, stated, denied) => {
    const { present, absent } = understood(text);
    expect(ids(stated).filter((id) => !present.has(id) || absent.has(id))).toEqual([]);
    expect(ids(denied).filter((id) => !absent.has(id) || present.has(id))).toEqual([]);
  });
});
