import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FINDINGS, type ListedFinding } from "../../packed/finding-table.ts";
import { ancestorsOf } from "../../findings.ts";
import { understood } from "../understood.testing.ts";

const SEED = 20_261;
const RUNS = 40;

const person = ({ sex = "female", ages = [0, 120] }: ListedFinding) => ({
  age: Math.min(Math.max(40, ages[0]), ages[1]),
  sex,
});

/** What stands beside it in lists, and the finding that it is. */
const OTHERS = new Map([
  ["fever", "fever"],
  ["vomiting", "vomiting"],
  ["wheezing", "wheezing"],
  ["photophobia", "photophobia"],
  ["hematuria", "hematuria"],
  ["constipation", "constipation"],
]);

type Named = { readonly finding: ListedFinding; readonly name: string };

/** Complaints, signs, illnesses and exposures that are read by their names, which hold neither a denial nor a list. */
const NAMED: readonly Named[] = FINDINGS.filter(
  ({ kind = "symptom", name }) =>
    /^(?:symptom|sign|history|exposure)$/.test(kind) &&
    !/\b(?:no|not|without|or|and|absent|lost|never)\b|[,;:()]/i.test(name),
)
  .map((finding) => ({
    finding,
    name: `${finding.name[0]?.toLowerCase()}${finding.name.slice(1)}`,
  }))
  .filter(({ finding, name }) => {
    const { present, absent } = understood(`She has ${name}.`, person(finding));
    return present.has(finding.id) && absent.size === 0;
  });

const other = fc.constantFrom(...OTHERS.keys());
const item = fc.tuple(fc.constantFrom(...NAMED), other, other).filter(([{ finding }, one, two]) => {
  const near = [finding.id, ...ancestorsOf(finding.id)];
  return one !== two && ![one, two].some((id) => near.includes(OTHERS.get(id) ?? ""));
});

/** The share of names, 0 to 1, for which what a frame says is understood. "{}" stands for the name, "{1}" and "{2}" for other complaints. */
function share(
  frame: string,
  holds: (said: ReturnType<typeof understood>, id: string) => boolean,
): number {
  const items = fc.sample(item, { seed: SEED, numRuns: RUNS });
  const held = items.filter(([{ finding, name }, one, two]) => {
    const text = frame.replace("{}", name).replace("{1}", one).replace("{2}", two);
    return holds(understood(text, person(finding)), finding.id);
  });
  return held.length / items.length;
}

const DENYING =
  `No {}.|Denies {}.|Denied any {}.|Wheezy without {}.|w/o {}|{} absent|{}: no|(-) {}|-ve {}|Negative for {}.|There is no {}.
There was no evidence of {}.|No signs of {}.|She has not had {}.|She has never had {}.|She hasn't noticed any {}.|She does not report {}.
No {1} nor {}.|Neither {1} nor {}.|No {1}, {2}, {}, or rash.|No {1}/{}.|Denies {1} or {2}, and has no {}.|Free of {}.|{} is not present.
{} was ruled out.|No history of {}.|No recent {}.|No obvious {}.|Not associated with {}.|{} not seen.|Without any {1}, {2} or {}.
Absent: {1}, {}, {2}.|Pertinent negatives: {1}, {}.|ROS negative for {1}, {}.|No {} but {1}.|No longer has {}.|None of: {1}, {}.|No {}, {1} present.
Absent: {1}; {}; {2}.|Not reported: {1}, {}.|Symptoms not present: {1}; {}.|"It is worse." Absent: {}.|{1}; {}: not present.
Neither does she have {} nor {1}.|{}: denied|{}? Nope.|We could not find any {}.|Not once has she had {}.|Negative ROS: {1}, {}.
{} is not a problem.|{} has never been an issue.|At no point did she have {}.|She has at no time had {}.|ROS negative, including {}.
I don't think I have {}.|Nothing to suggest {}.|Devoid of {}.|{} was never present.|{} did not occur.`.split(
    /[|\n]/,
  );
/** A heading and the lines under it. */
DENYING.push("Denies:\n- {1}\n- {}\nMedication: none");

const STATING =
  `No improvement in {}.|{} not relieved by rest.|{} without {1}.|Not only {} but also {1}.|{}, no better.|No relief of {}.
Never without {}.|The {} did not go away.|Not getting rid of {}.|{} not improving.|No doubt about {}.|No {1} but {}.|No {1}, {} present.
No obvious cause of {}.|Denies {1} but has {}.|{} not seen by a doctor before.|{} has not resolved.
Absent: {1}. Present: {}.|Denies: {1}; reports {}.|Negatives: {1}; signs: {}.|No relief with: {}.
It is not without {}.|She cannot deny {}.|There's no denying {}.|No {1}, just {}.|Not just {}.|No day passes without {}.|No letup in {}.
No resolution of {}.|No position relieves {}.|Have not been able to get rid of {}.|Not unusual for her to have {}.
No {1}, some {}.|No {1}, worsening {}.|No {1}, no {2}, {} since Monday.|No medication for {}.|She has not taken anything for the {}.
She had never had {} before yesterday.|Though no {1}, {}.|Nobody could explain her {}.|Neither rest nor tablets help the {}.
No {1} before the {}.|Not until {} began did she come in.|It's not so much {1} as {}.|She is never free of {}.|Seldom without {}.`.split(
    /[|\n]/,
  );

describe("a sample of all findings, in the frames in which they are denied", () => {
  test.each(DENYING)("%s", (frame) => {
    expect(
      share(frame, ({ present, absent }, id) => absent.has(id) && !present.has(id)),
    ).toBeGreaterThanOrEqual(0.9);
  });
});

describe("and in frames that look like denials and are none", () => {
  test.each(STATING)("%s", (frame) => {
    expect(share(frame, ({ present }, id) => present.has(id))).toBeGreaterThanOrEqual(0.9);
  });
});

const ids = (list: string): string[] => list.split(" ").filter(Boolean);

test.each([
  ["No urinary urgency or diarrhea.", "", "urinary-urgency diarrhea"],
  ["No fecal incontinence.", "", "fecal-incontinence"],
  ["She denies that she faints.", "", "syncope"],
  ["She doesn't cough or have chest pain.", "", "cough chest-pain"],
  ["She is no longer dizzy.", "", "dizziness"],
  ["She no longer hears voices.", "", "hallucinations-auditory"],
  ["No trouble swallowing, breathing or talking.", "", "dysphagia dyspnea"],
  ["She has trouble walking and talking.", "unable-to-walk aphasia", ""],
  ["No black or bloody stools.", "", "melena rectal-bleeding"],
  ["No heat or cold intolerance.", "", "heat-intolerance cold-intolerance"],
  ["I don't take any medications.", "", "medication"],
  ["She takes medications daily.", "medication", ""],
  ["Nothing got in my eye.", "", "eye-foreign-body"],
  ["Nonbloody diarrhea.", "diarrhea", "diarrhea-bloody"],
  ["She is not known to have diabetes.", "", "hx-diabetes"],
  ["Fewer wet diapers than normal.", "dehydration", ""],
  ["No rash, neck stiff.", "neck-stiffness", "rash"],
  ["Not vomiting but nauseated.", "nausea", "vomiting"],
  ["Not a day without headache.", "headache", ""],
  ["No matter what, the back hurts.", "back-pain", ""],
  ["No pulse in the left foot.", "pulses-absent", ""],
  ["No cough, chest clear.", "lungs-clear", "cough"],
  ["No longer able to walk.", "unable-to-walk", ""],
  ["No change in vision.", "", "vision-blurred"],
  ["No change in the headache.", "headache", ""],
  ["No change in weight, fever or cough.", "", "weight-loss fever cough"],
  ["He cannot stop shaking.", "tremor", ""],
  ["She has never been so dizzy.", "dizziness", ""],
  ["Nothing feels weak or numb.", "", "weakness-generalized numbness"],
  ["I cannot see any better and cannot remember any tick bite.", "", "bite-tick"],
  ["No pain relieved by rest.", "", "pain"],
  ["None of his roommates are ill.", "", "sick-contact"],
  ["The chest pain does not change with breathing.", "chest-pain", "chest-pain-pleuritic"],
  ["Pulling the ear lobe is not painful.", "", "ear-pain-tragus ear-pain"],
  ["No antibiotics and not pregnant, I've got a coil in.", "intrauterine-device", "pregnant"],
  ["She went out without a shirt and remembers blistering sunburns.", "sunburn", ""],
  ["Nobody can interrupt her, and she is certain that she will be queen.", "grandiosity", ""],
  ["No fever, a lot of vomiting.", "vomiting", "fever"],
  ["Denies fever, occasional cough or vomiting.", "", "fever cough vomiting"],
  ["No cough, no fever or chills since Monday.", "", "cough fever chills"],
  ["No cough at work today.", "", "cough"],
  ["I am itchy.", "itching", ""],
  ["Exercise doesn't bring it on.", "", "worse-exertion"],
  ["Thought process linear.", "", "delusions"],
  ["She has not bled for months.", "amenorrhea", ""],
  ["Ankle jerks could not be elicited.", "reflexes-decreased", ""],
  ["UA negative for leukocyte esterase and nitrite.", "", "pyuria urine-nitrite"],
])("%s", (text, stated, denied) => {
  const { present, absent } = understood(text);
  expect(ids(stated).filter((id) => !present.has(id))).toEqual([]);
  expect(ids(denied).filter((id) => !absent.has(id) || present.has(id))).toEqual([]);
});

test.each([
  ["It doesn't wake me up at night.", "consciousness-reduced"],
  ["Didn't eat anything weird.", "appetite-loss"],
  ["She takes medications daily.", "med-estrogen"],
  ["No urinary burning.", "oliguria"],
  ["No spleen felt.", "asplenia"],
  ["I am itchy.", "rash-itchy"],
  ["My skin isn't yellow.", "jaundice"],
  ["It doesn't bleed.", "amenorrhea"],
  ["Not worse with lying down.", "orthopnea"],
  ["Not worse with exertion.", "obesity-sedentary"],
  ["The pain is not exertional.", "obesity-sedentary"],
  ["Skin warm and dry.", "warm-skin"],
  ["The rash has not responded to zinc.", "consciousness-reduced"],
  ["It hurts when she takes a deep breath.", "kussmaul-breathing"],
  ["She takes low-dose aspirin.", "dose-changed"],
  ["My side hurts, the worst pain of my life.", "headache-thunderclap"],
])("and states nothing else: %s", (text, finding) => {
  expect([...understood(text).present]).not.toContain(finding);
});
