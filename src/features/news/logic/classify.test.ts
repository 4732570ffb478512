import { describe, expect, test } from "vitest";
import { classOf } from "#/features/substances/logic/classes.ts";
import { SPECIALTY_CLASSES } from "../data/specialty-classes.ts";
import { classify } from "./classify.ts";
import { ingredientsIn } from "./drugs-named.ts";

describe("an article's specialty", () => {
  test.each([
    ["FDA approves first gene therapy for hemophilia B", "", "Hematology"],
    ["New guideline lowers the blood pressure target", "Adults with hypertension", "Cardiology"],
    [
      "Semaglutide cuts kidney failure in type 2 diabetes",
      "GLP-1 receptor agonist",
      "Endocrinology",
    ],
    [
      "Measles outbreak reaches 300 cases",
      "Most were in unvaccinated children",
      "Infectious Disease",
    ],
    ["Lecanemab slows early Alzheimer's disease", "amyloid", "Neurology"],
    ["Pembrolizumab before surgery for lung cancer", "PD-1 inhibitor", "Oncology"],
    ["Postpartum depression pill approved", "zuranolone for women after birth", "Psychiatry"],
    ["Eye drops for presbyopia", "Vision improved for six hours", "Ophthalmology"],
    ["Task force: screen adults for anxiety", "primary care", "Psychiatry"],
    ["TAVR durable at ten years", "", "Cardiology"],
    ["Boarding in the ED raises mortality", "", "Emergency Medicine"],
    ["H. pylori test-and-treat lowers ulcer bleeding", "", "Gastroenterology"],
    ["Seven-day course as good as fourteen for bacteremia", "", "Infectious Disease"],
    ["Finerenone slows decline of eGFR", "", "Nephrology"],
    ["Glaucoma stent", "", "Ophthalmology"],
    ["ACL tear: rehabilitation first", "", "Orthopedics"],
    ["Buprenorphine telehealth flexibilities end", "", "Psychiatry"],
    ["Low-dose CT reader fatigue", "", "Radiology"],
    ["Kidney stones after ureteroscopy", "", "Urology"],
    ["IUD pain: ACOG says offer local anesthetic", "", "Obstetrics and Gynecology"],
    ["Heat stroke in marathon runners", "", "Sports Medicine"],
    ["Hospital chain reports quarterly figures", "Revenue rose", "Other"],
  ])("%s", (title, text, specialty) => expect(classify(title, text)).toBe(specialty));

  test.each([
    ["Vonoprazan heals erosions faster", "Gastroenterology"],
    ["Clozapine monitoring program ends", "Psychiatry"],
    ["Colchicine fails to reduce events after stenting", "Cardiology"],
    ["Fezolinetant: a boxed warning", "Obstetrics and Gynecology"],
    ["Zoliflodacin and solifloxacin compared", "Infectious Disease"],
  ])("is that of the drug in a title that says little else: %s", (title, specialty) => {
    expect(classify(title, "", [], ingredientsIn(title))).toBe(specialty);
  });

  test("is told by classes of drugs that there are", () => {
    const named = Object.values(SPECIALTY_CLASSES).flatMap((classes) => classes.split(" "));
    expect(named.filter((id) => classOf(id) === undefined)).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test("is its source's where its words say nothing", () => {
    expect(classify("Correction", "", ["Nephrology"])).toBe("Nephrology");
  });
});
