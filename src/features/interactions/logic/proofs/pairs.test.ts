import { describe, expect, test } from "vitest";
import { checkEntries, reportOf } from "../check.ts";
import { readEntry } from "../entries/read-entry.ts";

const findingOf = (...lines: string[]) => checkEntries(lines.map(readEntry)).checked.findings.at(0);
const recordOf = async (...drugs: string[]) =>
  (await reportOf(checkEntries(drugs.map(readEntry)))).interactions.at(0);

describe("severity of a pair", () => {
  test.each([
    // A booster with an antifungal that it inhibits and that inhibits it: the label caps the antifungal.
    ["ritonavir", "ketoconazole", "moderate", "stated"],
    ["ritonavir", "itraconazole 400 mg daily", "major", "stated"],
    ["cobicistat", "itraconazole 200 mg daily", "moderate", "stated"],
    // A moderate inhibitor where the label has a dose step.
    ["fluconazole", "guanfacine", "moderate", "stated"],
    ["erythromycin", "bromocriptine", "moderate", "stated"],
    ["fluconazole", "vinblastine", "moderate", "stated"],
    ["diltiazem", "cariprazine", "moderate", "stated"],
    ["clotrimazole troche", "tacrolimus", "moderate", "stated"],
    // Prodrugs: what acts falls.
    ["duloxetine", "tamoxifen", "moderate", "predicted"],
    ["sertraline", "tamoxifen", "minor", "predicted"],
    ["fluconazole", "losartan", "moderate", "predicted"],
    ["mirabegron", "codeine", "moderate", "predicted"],
    ["cannabidiol", "clopidogrel", "minor", "predicted"],
    ["drospirenone", "atazanavir", "major", "stated"],
    ["drospirenone", "cobicistat", "moderate", "stated"],
    ["bempedoic acid", "prednisone", "moderate", "stated"],
    ["bempedoic acid", "levofloxacin", "moderate", "stated"],
    ["fludrocortisone", "levofloxacin", "minor", "predicted"],
    ["fludrocortisone", "prednisone", "minor", "stated"],
    ["mdma", "ritonavir", "major", "predicted"],
    ["entacapone", "linezolid", "major", "stated"],
    ["levodopa", "methylene blue", "major", "stated"],
    ["methylene blue", "ozanimod", "major", "stated"],
    ["propranolol", "timolol eye drops", "moderate", "stated"],
    ["theophylline", "timolol eye drops", "moderate", "stated"],
    ["insulin glargine", "insulin degludec", "moderate", "stated"],
    ["cinacalcet", "etelcalcetide", "major", "stated"],
    ["alendronate", "denosumab", "moderate", "predicted"],
    ["calcium", "ceftriaxone", "major", "stated"],
    ["sugammadex", "medroxyprogesterone", "moderate", "stated"],
    ["bosentan", "medroxyprogesterone", "major", "stated"],
    ["desmopressin", "beclomethasone inhaler", "major", "stated"],
    ["fentanyl", "ondansetron", "minor", "stated"],
    ["sumatriptan", "ondansetron", "minor", "predicted"],
    ["acetaminophen", "flutamide", "moderate", "predicted"],
    ["bupropion", "isoniazid", "minor", "predicted"],
    ["eplerenone", "enzalutamide", "moderate", "predicted"],
    ["tacrolimus", "potassium chloride", "moderate", "stated"],
    ["tacrolimus", "spironolactone", "major", "stated"],
    ["methotrexate", "azathioprine", "moderate", "stated"],
    ["dolutegravir", "ivosidenib", "moderate", "predicted"],
    // What labels that came to hand later say.
    ["fluconazole", "atorvastatin", "moderate", "stated"],
    ["fluconazole 150 mg single dose", "atorvastatin", "minor", "stated"],
    ["fluconazole", "fluvastatin", "moderate", "stated"],
    ["clopidogrel", "heparin", "moderate", "stated"],
    ["ticagrelor", "heparin", "moderate", "stated"],
    ["clopidogrel", "warfarin", "major", "stated"],
    ["clopidogrel", "rifampin", "moderate", "stated"],
  ])("%s with %s is %s, %s", (one, other, severity, tier) => {
    expect(findingOf(one, other)).toMatchObject({ severity, tier });
  });

  test.each([
    ["alpelisib", "ketoconazole"],
    ["osimertinib", "naratriptan"],
    ["saquinavir", "pretomanid"],
    ["liothyronine", "St. John's wort"],
    ["oxandrolone", "methylprednisolone cream"],
    ["avanafil", "nasal dexamethasone"],
    // The label measured it and found nothing that matters.
    ["prasugrel", "rifampin"],
  ])("%s with %s is none", (one, other) => {
    expect(findingOf(one, other)).toBeUndefined();
  });
});

describe("the text is about the pair", () => {
  test.each([
    ["dolutegravir", "rifampin", /50 mg twice daily/, /levetiracetam|raltegravir/i],
    ["nifedipine", "rifampin", /Do not combine/, /levetiracetam/i],
    ["phenytoin", "isoniazid", /Measure the level of Phenytoin/, /voriconazole/i],
    ["bosentan", "cyclosporine", /Cyclosporine raises bosentan/, /glyburide/i],
    ["aspirin", "spironolactone", /diuresis/, /abiraterone|PSA|eplerenone/i],
    ["semaglutide", "warfarin", /INR/, /tirzepatide|contracepti/i],
    ["duloxetine", "tamoxifen", /active metabolite of Tamoxifen may fall/, /level of Tamoxifen/],
    ["atazanavir", "ethinyl estradiol", /not more than 30 mcg/, /cobicistat|ritonavir/i],
  ])("%s with %s", async (one, other, says, silent) => {
    const record = await recordOf(one, other);
    const text = `${record?.description} ${record?.mechanism} ${record?.management} ${record?.clinical_effects.join(" ")}`;
    expect(text).toMatch(says);
    expect(text).not.toMatch(silent);
  });

  test.each([
    ["bromocriptine", "erythromycin"],
    ["clopidogrel", "heparin"],
    ["fluconazole", "atorvastatin"],
    ["methadone", "zidovudine"],
    ["aspirin", "acetazolamide"],
    ["digoxin", "calcium chloride"],
    ["drospirenone", "lisinopril"],
    ["sodium oxybate", "valproate"],
    ["isoniazid", "carbamazepine"],
  ])("%s with %s cites a label of one of the two", async (one, other) => {
    const record = await recordOf(one, other);
    expect(record?.basis.map(({ source }) => source)).toContainEqual(
      expect.stringMatching(/^FDA label of (?!another)/),
    );
  });

  test("a label whose copy tells no version is cited by its set id alone", async () => {
    const record = await recordOf("isoniazid", "carbamazepine");
    const [basis] = record?.basis ?? [];
    expect(basis?.year).toBeNull();
    expect(basis?.citation).toMatch(/set id [0-9a-f-]{36}$/);
  });

  test("a label of a classmate is cited without a name", async () => {
    const record = await recordOf("naproxen", "vorapaxar");
    const names = record?.basis.map(({ source }) => source).join(" ");
    expect(names).not.toMatch(/label of (?!naproxen|vorapaxar|another)/);
  });
});
