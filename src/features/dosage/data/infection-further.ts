import type { MedicationRecord } from "../logic/record.ts";
import { pi, AAP_RED_BOOK_2021, AAP_OTITIS_2013, HHS_OI_2024 } from "./guidelines.ts";
import { LABELS } from "./labels.ts";

const ON = { checkedOn: "2026-11-21" } as const;
const BETA_LACTAM = ["serious allergy to beta-lactam antibiotics"];
const UTI = ["Urinary tract infection", "UTI", "Cystitis"];
const HBV_BOX = "Exacerbation of hepatitis B after stopping it in people with both infections.";
const GANCICLOVIR_BOX = "Low blood counts, impaired fertility, fetal harm, cancers in animals.";

/** Medicines against infections beside those of the hospital's first shelf. */
export const INFECTION_FURTHER: readonly MedicationRecord[] = [
  { id: "cefixime", name: "Cefixime", brands: ["Suprax"], class: "Cephalosporin, third generation", source: pi("Cefixime (Suprax)", 2018), ...ON, forms: { oral: ["capsule 400 mg", "liquid 100 mg/5 mL", "liquid 200 mg/5 mL"] }, contraindicated: BETA_LACTAM, dialysis: "260 mg once daily.", regimens: [
    { for: "Urinary, ear, throat or bronchial infection", also: [...UTI, "Otitis media", "Pharyngitis", "Bronchitis"], route: "oral", ages: "6 mo up", rules: [
      { age: "6 mo to 12 y", weight: "through 45 kg", dose: "8 mg/kg", every: "24 h", cap: "400 mg", say: ["Or half of it every 12 hours. Otitis media: liquid or chewable tablets, not capsules."] },
      { age: "6 mo to 12 y", weight: "over 45 kg", dose: "400 mg", every: "24 h" },
      { age: "12 y up", dose: "400 mg", every: "24 h", renal: [{ at: "over 20 to 60", dose: "260 mg", every: "24 h", say: "As liquid: 13 mL of 100 mg/5 mL or 6.5 mL of 200 mg/5 mL; the same on hemodialysis." }, { at: "through 20", dose: "172 mg", every: "24 h", say: "As liquid: 8.6 mL of 100 mg/5 mL, or 4.4 mL (176 mg) of 200 mg/5 mL; half a 400 mg tablet by other labeling." }], hemodialysis: { dose: "260 mg", every: "24 h" } },
    ] },
  ] },
  { id: "cefpodoxime", name: "Cefpodoxime", class: "Cephalosporin, third generation", source: pi("Cefpodoxime tablets and suspension (Vantin)", 2013), ...ON, forms: { oral: ["tablet 100 mg", "tablet 200 mg", "liquid 50 mg/5 mL", "liquid 100 mg/5 mL"] }, contraindicated: BETA_LACTAM, regimens: [
    { for: "Uncomplicated urinary tract infection", also: UTI, route: "oral", ages: "12 y up", rules: [{ dose: "100 mg", every: "12 h", duration: "7 days", renal: [{ at: "under 30", every: "24 h" }] }] },
    { for: "Community-acquired pneumonia", also: ["Pneumonia"], route: "oral", ages: "12 y up", rules: [{ dose: "200 mg", every: "12 h", duration: "14 days", renal: [{ at: "under 30", every: "24 h" }] }] },
    { for: "Skin infection", also: ["Skin and skin structure infection"], route: "oral", ages: "12 y up", rules: [{ dose: "400 mg", every: "12 h", duration: "7 to 14 days", renal: [{ at: "under 30", every: "24 h" }] }] },
    { for: "Acute otitis media or sinusitis", also: ["Otitis media", "Ear infection", "Sinusitis"], route: "oral", ages: "2 mo to 12 y", source: AAP_OTITIS_2013, rules: [{ dose: "5 mg/kg", every: "12 h", cap: "200 mg", renal: [{ at: "under 30", every: "24 h" }] }] },
    { for: "Pharyngitis or tonsillitis", also: ["Pharyngitis", "Tonsillitis"], route: "oral", ages: "2 mo up", rules: [
      { age: "2 mo to 12 y", dose: "5 mg/kg", every: "12 h", cap: "100 mg", duration: "5 to 10 days", renal: [{ at: "under 30", every: "24 h" }] },
      { age: "12 y up", dose: "100 mg", every: "12 h", duration: "5 to 10 days", renal: [{ at: "under 30", every: "24 h" }] },
    ] },
      { for: "Acute sinusitis or bronchitis", also: ["Sinusitis", "Acute maxillary sinusitis", "Bronchitis"], route: "oral", ages: "12 y up", rules: [{ dose: "200 mg", every: "12 h", duration: "10 days", renal: [{ at: "under 30", every: "24 h" }] }] },
    ] },
  { id: "cefprozil", name: "Cefprozil", class: "Cephalosporin, second generation", source: pi("Cefprozil tablets and suspension (Cefzil)", 2016), ...ON, forms: { oral: ["tablet 250 mg", "tablet 500 mg", "liquid 125 mg/5 mL", "liquid 250 mg/5 mL"] }, contraindicated: BETA_LACTAM, regimens: [
    { for: "Pharyngitis or tonsillitis", also: ["Pharyngitis", "Tonsillitis"], route: "oral", ages: "2 y up", rules: [
      { age: "2 y to 13 y", dose: "7.5 mg/kg", every: "12 h", cap: "250 mg", dayMax: "500 mg", duration: "10 days", renal: [{ at: "under 30", part: 0.5 }] },
      { age: "13 y up", dose: "500 mg", every: "24 h", duration: "10 days", renal: [{ at: "under 30", part: 0.5 }] },
    ] },
    { for: "Otitis media", also: ["Ear infection"], route: "oral", ages: "6 mo to 13 y", rules: [{ dose: "15 mg/kg", every: "12 h", cap: "500 mg", duration: "10 days", renal: [{ at: "under 30", part: 0.5 }] }] },
    { for: "Bronchitis with bacterial infection", also: ["Bronchitis"], route: "oral", ages: "13 y up", rules: [{ dose: "500 mg", every: "12 h", duration: "10 days", renal: [{ at: "under 30", part: 0.5 }] }] },
      { for: "Acute sinusitis", also: ["Sinusitis"], route: "oral", ages: "6 mo up", rules: [{ age: "6 mo to 13 y", dose: "7.5-15 mg/kg", every: "12 h", cap: "500 mg", duration: "10 days", renal: [{ at: "under 30", part: 0.5 }] }, { age: "13 y up", dose: "250-500 mg", every: "12 h", duration: "10 days", renal: [{ at: "under 30", part: 0.5 }] }] },
      { for: "Skin infection, uncomplicated", also: ["Skin infection"], route: "oral", ages: "2 y up", rules: [{ age: "2 y to 13 y", dose: "20 mg/kg", every: "24 h", cap: "500 mg", duration: "10 days", renal: [{ at: "under 30", part: 0.5 }] }, { age: "13 y up", dose: "250-500 mg", every: "12 h", duration: "10 days", renal: [{ at: "under 30", part: 0.5 }] }] },
    ] },
  { id: "cefuroxime-injection", name: "Cefuroxime (injection)", ingredients: ["cefuroxime"], brands: ["Zinacef"], class: "Cephalosporin, second generation", source: pi("Cefuroxime injection (Zinacef)", 2014), ...ON, contraindicated: BETA_LACTAM, hemodialysis: { as: 5, say: "one more dose at the end of the session" }, dialysis: "one more dose at the end of the session.", regimens: [
    { for: "Infection", also: ["Pneumonia", "Urinary tract infection", "Skin infection"], route: ["IV", "IM"], ages: "3 mo up", rules: [
      { age: "3 mo to 18 y", dose: "50-100 mg/kg/day", every: "8 h", cap: "1500 mg", dayMax: "4500 mg" },
      { age: "18 y up", dose: "750-1500 mg", every: "8 h", cap: "1500 mg", renal: [{ at: "10 to 20", dose: "750 mg", every: "12 h" }, { at: "under 10", dose: "750 mg", every: "24 h" }] },
    ] },
  ] },
  { id: "dicloxacillin", name: "Dicloxacillin", class: "Penicillin, penicillinase-resistant", source: pi("Dicloxacillin capsules", 2016), ...ON, forms: { oral: ["capsule 250 mg", "capsule 500 mg"] }, contraindicated: ["allergy to penicillins"], regimens: [
    { for: "Mild to moderate staphylococcal infection", also: ["Skin infection", "Staphylococcal infection"], route: "oral", ages: "1 mo up", rules: [
      { weight: "under 40 kg", dose: "12.5 mg/kg/day", every: "6 h", cap: "125 mg" },
      { weight: "40 kg up", dose: "125 mg", every: "6 h", say: ["On an empty stomach. 250 mg every 6 hours when severe; practice often uses 250 to 500 mg."] },
    ] },
    { for: "Severe staphylococcal infection", route: "oral", ages: "1 mo up", rules: [
      { weight: "under 40 kg", dose: "25 mg/kg/day", every: "6 h", cap: "250 mg" },
      { weight: "40 kg up", dose: "250 mg", every: "6 h", say: ["On an empty stomach."] },
    ] },
  ] },
  { id: "imipenem-cilastatin", name: "Imipenem and cilastatin", ingredients: ["imipenem", "cilastatin"], brands: ["Primaxin"], class: "Carbapenem", source: pi("Imipenem and cilastatin injection (Primaxin IV)", 2018), ...ON, contraindicated: BETA_LACTAM, warnings: ["Amounts are those of imipenem.", "Lowers valproate: avoid together."], dialysis: "the dose for a clearance of 15 to 29 mL/min, timed from the end of a session.", regimens: [
    { for: "Infection by susceptible bacteria", also: ["Infection", "Intra-abdominal infection", "Pneumonia"], route: "IV", ages: "0 d up", rules: [
      { age: "0 d to 7 d", weight: "1.5 kg up", dose: "25 mg/kg", every: "12 h" },
      { age: "0 d to 7 d", weight: "under 1.5 kg", never: "no dose is established under 1,500 g." },
      { age: "7 d to 3 mo", weight: "under 1.5 kg", never: "no dose is established under 1,500 g." },
      { age: "7 d to 28 d", weight: "1.5 kg up", dose: "25 mg/kg", every: "8 h" },
      { age: "28 d to 3 mo", weight: "1.5 kg up", dose: "25 mg/kg", every: "6 h" },
      { age: "3 mo to 18 y", dose: "15-25 mg/kg", every: "6 h", cap: "1000 mg", dayMax: "4000 mg", renal: [{ at: "under 50", never: "not recommended under 30 kg with impaired kidneys." }] },
      { age: "18 y up", dose: "500 mg", every: "6 h", say: ["Or 1,000 mg every 8 hours; 1,000 mg every 6 hours for bacteria of intermediate susceptibility."], hemodialysis: { dose: "200 mg", every: "6 h" }, renal: [{ at: "60 to 90", dose: "400 mg", every: "6 h" }, { at: "30 to 60", dose: "300 mg", every: "6 h" }, { at: "15 to 30", dose: "200 mg", every: "6 h" }, { at: "under 15", never: "not with CrCl under 15 mL/min unless hemodialysis begins within 48 hours." }] },
    ] },
  ] },
  { id: "ceftazidime-avibactam", name: "Ceftazidime and avibactam", ingredients: ["ceftazidime", "avibactam"], brands: ["Avycaz"], class: "Cephalosporin with beta-lactamase inhibitor", source: pi("Ceftazidime and avibactam (Avycaz)", 2019), ...ON, contraindicated: BETA_LACTAM, hemodialysis: { as: 3, say: "after the session on its days" }, dialysis: "the dose for the clearance, after the session.", regimens: [
    { for: "Complicated infection", also: ["Complicated intra-abdominal infection", "Complicated urinary tract infection", "Hospital-acquired pneumonia"], route: "IV", ages: "3 mo up", rules: [{ age: "3 mo to 6 mo", dose: "50 mg/kg", every: "8 h", cap: "2.5 g", renal: [{ at: "through 50", never: "no dose is known under 2 years with CrCl of 50 mL/min or less." }] }, { age: "6 mo to 2 y", dose: "62.5 mg/kg", every: "8 h", cap: "2.5 g", renal: [{ at: "through 50", never: "no dose is known under 2 years with CrCl of 50 mL/min or less." }] }, { age: "2 y to 18 y", dose: "62.5 mg/kg", every: "8 h", cap: "2.5 g", renal: [{ at: "over 30 through 50", dose: "31.25 mg/kg", every: "8 h", cap: "1.25 g" }, { at: "over 15 through 30", dose: "23.75 mg/kg", every: "12 h", cap: "0.94 g" }, { at: "over 5 through 15", dose: "23.75 mg/kg", every: "24 h", cap: "0.94 g" }, { at: "through 5", dose: "23.75 mg/kg", every: "48 h", cap: "0.94 g" }] }, { age: "18 y up", dose: "2.5 g", every: "8 h", say: ["Over 2 hours; with metronidazole for the abdomen."], renal: [{ at: "over 30 through 50", dose: "1.25 g", every: "8 h" }, { at: "over 15 through 30", dose: "0.94 g", every: "12 h" }, { at: "over 5 through 15", dose: "0.94 g", every: "24 h" }, { at: "through 5", dose: "0.94 g", every: "48 h" }] }] },
  ] },
  { id: "meropenem-vaborbactam", name: "Meropenem and vaborbactam", ingredients: ["meropenem", "vaborbactam"], brands: ["Vabomere"], class: "Carbapenem with beta-lactamase inhibitor", source: LABELS.meropenemVaborbactam, ...ON, kidney: "eGFR", contraindicated: BETA_LACTAM, hemodialysis: { as: 5, say: "after the session on its days" }, dialysis: "the dose for the residual clearance, after the session.", regimens: [
    { for: "Complicated urinary tract infection", also: ["Pyelonephritis", "UTI"], route: "IV", ages: "18 y up", section: "2.1", rules: [{ dose: "4 g", every: "8 h", duration: "up to 14 days", say: ["Both parts together, over 3 hours."], renal: [{ at: "30 to 50", dose: "2 g", every: "8 h" }, { at: "15 to 30", dose: "2 g", every: "12 h" }, { at: "under 15", dose: "1 g", every: "12 h" }] }] },
  ] },
  { id: "dalbavancin", name: "Dalbavancin", brands: ["Dalvance"], class: "Lipoglycopeptide", source: pi("Dalbavancin (Dalvance)", 2021), ...ON, hemodialysis: { say: "no change on regular hemodialysis, at any time" }, dialysis: "on regular hemodialysis no change, at any time.", regimens: [
    { for: "Acute bacterial skin infection", also: ["Skin infection", "Cellulitis"], route: "IV", ages: "0 d up", rules: [
      { age: "0 d to 6 y", dose: "22.5 mg/kg", every: "once", cap: "1500 mg", renal: [{ at: "under 30", never: "no dose is known for children with CrCl under 30 mL/min." }] },
      { age: "6 y to 18 y", dose: "18 mg/kg", every: "once", cap: "1500 mg", renal: [{ at: "under 30", never: "no dose is known for children with CrCl under 30 mL/min." }] },
      { age: "18 y up", dose: "1500 mg", every: "once", say: ["Over 30 minutes. Or 1,000 mg and 500 mg a week later."], renal: [{ at: "under 30", dose: "1125 mg" }] },
    ] },
  ] },
  { id: "oritavancin", name: "Oritavancin", brands: ["Kimyrsa", "Orbactiv"], class: "Lipoglycopeptide", source: LABELS.oritavancin, ...ON, contraindicated: ["intravenous unfractionated heparin for 120 hours afterward"], mixUps: ["the two products differ in diluent and time of infusion"], dialysis: "not removed.", regimens: [
    { for: "Acute bacterial skin infection", also: ["Skin infection", "Cellulitis"], route: "IV", ages: "18 y up", section: "2.1", rules: [{ dose: "1200 mg", every: "once", say: ["This product over 1 hour."] }] },
  ] },
  { id: "tedizolid", name: "Tedizolid", brands: ["Sivextro"], class: "Oxazolidinone", source: pi("Tedizolid (Sivextro)", 2020), ...ON, forms: { oral: ["tablet 200 mg"] }, regimens: [
    { for: "Acute bacterial skin infection", also: ["Skin infection", "Cellulitis"], route: ["oral", "IV"], ages: "12 y up", rules: [{ dose: "200 mg", every: "24 h", duration: "6 days", renal: [] }] },
  ] },
  { id: "lamivudine-zidovudine", name: "Lamivudine and zidovudine", ingredients: ["lamivudine", "zidovudine"], brands: ["Combivir"], class: "Nucleoside reverse transcriptase inhibitors", source: LABELS.lamivudineZidovudine, ...ON, boxed: `Hematologic toxicity, myopathy, lactic acidosis with severe hepatomegaly. ${HBV_BOX}`, never: [{ whom: { hepatic: ["mild", "moderate", "severe"] }, say: "hepatic impairment: a fixed combination cannot be adjusted." }], warnings: ["One tablet holds lamivudine 150 mg and zidovudine 300 mg."], regimens: [
    { for: "HIV-1 infection", also: ["HIV"], route: "oral", ages: "1 mo up", section: "2.1", rules: [
      { weight: "under 30 kg", never: "under 30 kg: give the components as liquids by weight." },
      { weight: "30 kg up", dose: "1 tablets", every: "12 h", renal: [{ at: "under 50", never: "not with CrCl under 50 mL/min: a fixed combination cannot be adjusted." }] },
    ] },
  ] },
  { id: "bictegravir-emtricitabine-tenofovir-alafenamide", name: "Bictegravir, emtricitabine and tenofovir alafenamide", ingredients: ["bictegravir", "emtricitabine", "tenofovir-alafenamide"], brands: ["Biktarvy"], class: "HIV integrase inhibitor with two nucleoside analogs", source: LABELS.bictegravirCombination, ...ON, boxed: HBV_BOX, contraindicated: ["dofetilide", "rifampin"], never: [{ whom: { hepatic: ["severe"] }, say: "not recommended in severe hepatic impairment." }], hemodialysis: { say: "only in adults whose virus is suppressed; after the session on its days" }, dialysis: "one tablet once daily, only in adults whose virus is suppressed; after the session on its days.", regimens: [
    { for: "HIV-1 infection", also: ["HIV"], route: "oral", ages: "1 mo up", section: "2.2", rules: [
      { weight: "under 14 kg", never: "no dose is established under 14 kg." },
      { weight: "14 kg to 25 kg", dose: "1 tablets", every: "24 h", say: ["The tablet of 30 mg, 120 mg and 15 mg."], renal: [{ at: "under 30", never: "not recommended with CrCl under 30 mL/min." }] },
      { weight: "25 kg up", dose: "1 tablets", every: "24 h", say: ["The tablet of 50 mg, 200 mg and 25 mg."], renal: [{ at: "15 to 30", never: "not recommended with CrCl of 15 to under 30 mL/min." }, { at: "under 15", never: "not recommended under 15 mL/min without chronic hemodialysis." }] },
    ] },
  ] },
  { id: "dolutegravir", name: "Dolutegravir", brands: ["Tivicay"], class: "HIV integrase inhibitor", source: LABELS.dolutegravir, ...ON, forms: { oral: ["tablet 10 mg", "tablet 25 mg", "tablet 50 mg"] }, contraindicated: ["dofetilide"], mixUps: ["tablets and tablets for suspension (Tivicay PD) are not exchangeable mg for mg"], warnings: ["Twice daily with certain inducers (UGT1A, CYP3A) or resistance."], never: [{ whom: { hepatic: ["severe"] }, say: "severe hepatic impairment: not recommended." }], regimens: [
    { for: "HIV-1 infection", also: ["HIV"], route: "oral", ages: "4 wk up", section: "2.1", rules: [
      { weight: "under 3 kg", never: "no dose is established under 3 kg." },
      { weight: "3 kg to 6 kg", dose: "5 mg", every: "24 h", say: ["As Tivicay PD."] },
      { weight: "6 kg to 10 kg", dose: "15 mg", every: "24 h", say: ["As Tivicay PD."] },
      { weight: "10 kg to 14 kg", dose: "20 mg", every: "24 h", say: ["As Tivicay PD."] },
      { weight: "14 kg to 20 kg", dose: "25 mg", every: "24 h", say: ["As Tivicay PD; 40 mg as tablets."] },
      { weight: "20 kg up", dose: "50 mg", every: "24 h", say: ["As tablets; 30 mg as Tivicay PD in children."] },
    ] },
  ] },
  { id: "sofosbuvir-velpatasvir-voxilaprevir", name: "Sofosbuvir, velpatasvir and voxilaprevir", ingredients: ["sofosbuvir", "velpatasvir", "voxilaprevir"], brands: ["Vosevi"], class: "HCV direct-acting antivirals", source: LABELS.sofosbuvirVelpatasvirVoxilaprevir, ...ON, boxed: "Hepatitis B reactivation: test before starting.", contraindicated: ["rifampin"], never: [{ whom: { hepatic: ["moderate", "severe"] }, say: "not recommended in moderate or severe hepatic impairment." }], dialysis: "no change.", regimens: [
    { for: "Chronic hepatitis C, treated before", also: ["Hepatitis C", "HCV"], route: "oral", ages: "18 y up", section: "2.2", rules: [{ dose: "1 tablets", every: "24 h", duration: "12 weeks", say: ["With food."], renal: [] }] },
  ] },
  { id: "valganciclovir", name: "Valganciclovir", brands: ["Valcyte"], class: "CMV antiviral", source: pi("Valganciclovir tablets (Valcyte)", 2015), ...ON, forms: { oral: ["tablet 450 mg", "liquid 50 mg/mL"] }, boxed: GANCICLOVIR_BOX, mixUps: ["valGANciclovir and valACYclovir"], pregnancy: "May cause birth defects: contraception during and after it.", dialysis: "not recommended; ganciclovir instead.", regimens: [
    { for: "CMV retinitis, induction", also: ["CMV retinitis", "Cytomegalovirus"], route: "oral", ages: "18 y up", rules: [{ dose: "900 mg", every: "12 h", duration: "21 days", say: ["With food."], renal: [{ at: "40 to 60", dose: "450 mg", every: "12 h" }, { at: "25 to 40", dose: "450 mg", every: "24 h" }, { at: "10 to 25", dose: "450 mg", every: "48 h" }, { at: "under 10", never: "not as tablets with CrCl under 10 mL/min." }] }] },
    { for: "CMV maintenance or prevention after transplantation", also: ["CMV prevention", "CMV prophylaxis"], route: "oral", ages: "18 y up", rules: [{ dose: "900 mg", every: "24 h", say: ["With food."], renal: [{ at: "40 to 60", dose: "450 mg", every: "24 h" }, { at: "25 to 40", dose: "450 mg", every: "48 h" }, { at: "10 to 25", dose: "450 mg", every: "84 h", say: "twice a week" }, { at: "under 10", never: "not as tablets with CrCl under 10 mL/min." }] }] },
      { for: "CMV prevention in children after transplantation", also: ["CMV prophylaxis in children"], route: "oral", ages: "1 mo to 17 y", rules: [{ never: "the dose is reckoned, not looked up: 7 times the surface (m2) times the Schwartz clearance (150 at most) in mg once daily, 900 mg at most, as oral solution." }] },
      { for: "Congenital cytomegalovirus infection", also: ["Congenital CMV"], route: "oral", ages: "0 d to 7 mo", source: AAP_RED_BOOK_2021, rules: [{ dose: "16 mg/kg", every: "12 h", duration: "6 months, begun in the first month of life", say: ["Watch neutrophils."] }] },
    ] },
  { id: "ganciclovir", name: "Ganciclovir", brands: ["Cytovene"], class: "CMV antiviral", source: pi("Ganciclovir injection (Cytovene)", 2018), ...ON, boxed: GANCICLOVIR_BOX, pregnancy: "May cause birth defects: contraception during and after it.", hemodialysis: { as: 5 }, dialysis: "1.25 mg/kg three times a week, after the session (maintenance 0.625 mg/kg).", regimens: [
    { for: "CMV retinitis, induction", also: ["CMV retinitis", "Cytomegalovirus"], route: "IV", ages: "18 y up", source: HHS_OI_2024, rules: [{ dose: "5 mg/kg", every: "12 h", duration: "14 to 21 days", say: ["Over 1 hour."], renal: [{ at: "50 to 70", dose: "2.5 mg/kg", every: "12 h" }, { at: "25 to 50", dose: "2.5 mg/kg", every: "24 h" }, { at: "10 to 25", dose: "1.25 mg/kg", every: "24 h" }, { at: "under 10", dose: "1.25 mg/kg", every: "56 h", say: "three times a week after hemodialysis" }] }] },
    { for: "CMV retinitis, maintenance", route: "IV", ages: "18 y up", source: HHS_OI_2024, rules: [{ dose: "5 mg/kg", every: "24 h", renal: [{ at: "50 to 70", dose: "2.5 mg/kg", every: "24 h" }, { at: "25 to 50", dose: "1.25 mg/kg", every: "24 h" }, { at: "10 to 25", dose: "0.625 mg/kg", every: "24 h" }, { at: "under 10", dose: "0.625 mg/kg", every: "56 h", say: "three times a week after hemodialysis" }] }] },
      { for: "Congenital cytomegalovirus infection", also: ["Congenital CMV"], route: "IV", ages: "0 d to 7 mo", source: AAP_RED_BOOK_2021, rules: [{ dose: "6 mg/kg", every: "12 h", say: ["When nothing can be given by mouth; with valganciclovir 6 months in all. Watch neutrophils."] }] },
    ] },
  { id: "baloxavir-marboxil", name: "Baloxavir marboxil", brands: ["Xofluza"], class: "Influenza endonuclease inhibitor", source: pi("Baloxavir marboxil (Xofluza)", 2022), ...ON, forms: { oral: ["tablet 40 mg", "tablet 80 mg"] }, warnings: ["Not with dairy, calcium-fortified drinks, antacids, iron, magnesium, selenium or zinc."], regimens: [
    { for: "Treatment or prevention of influenza", also: ["Influenza", "Flu"], route: "oral", ages: "5 y up", rules: [
      { weight: "under 20 kg", dose: "2 mg/kg", every: "once", say: ["As suspension, within 48 hours."] },
      { weight: "20 kg to 80 kg", dose: "40 mg", every: "once", say: ["Within 48 hours."] },
      { weight: "80 kg up", dose: "80 mg", every: "once", say: ["Within 48 hours."] },
    ] },
  ] },
  { id: "posaconazole-tablets", name: "Posaconazole (delayed-release tablets)", ingredients: ["posaconazole"], brands: ["Noxafil"], class: "Triazole antifungal", source: pi("Posaconazole delayed-release tablets (Noxafil)", 2021), ...ON, forms: { oral: ["DR tablet 100 mg"] }, contraindicated: ["sirolimus", "simvastatin, lovastatin, atorvastatin", "ergot alkaloids", "QT-prolonging CYP3A4 substrates such as pimozide and quinidine"], mixUps: ["tablets and oral suspension are not exchangeable mg for mg"], pregnancy: "May cause fetal harm.", regimens: [
    { for: "Prevention of invasive aspergillosis and candidiasis", also: ["Antifungal prophylaxis"], route: "oral", ages: "2 y up", rules: [
      { weight: "through 40 kg", never: "not established as tablets at 40 kg or less." },
      { weight: "over 40 kg", load: { dose: "300 mg", when: "twice on the first day" }, dose: "300 mg", every: "24 h", say: ["With food."], renal: [] },
    ] },
    { for: "Invasive aspergillosis", also: ["Aspergillosis"], route: "oral", ages: "13 y up", rules: [{ load: { dose: "300 mg", when: "twice on the first day" }, dose: "300 mg", every: "24 h", renal: [] }] },
  ] },
  { id: "praziquantel", name: "Praziquantel", brands: ["Biltricide"], class: "Anthelmintic", source: pi("Praziquantel (Biltricide)", 2019), ...ON, forms: { oral: ["tablet 600 mg halves"] }, contraindicated: ["ocular cysticercosis", "strong CYP450 inducers such as rifampin"], regimens: [
    { for: "Schistosomiasis", route: "oral", ages: "1 y up", rules: [{ dose: "20 mg/kg", every: "3 times a day", duration: "one day, 4 to 6 hours apart" }] },
    { for: "Liver flukes", also: ["Clonorchiasis", "Opisthorchiasis"], route: "oral", ages: "1 y up", rules: [{ dose: "25 mg/kg", every: "3 times a day", duration: "one day, 4 to 6 hours apart" }] },
  ] },
  { id: "pyrantel", name: "Pyrantel", class: "Anthelmintic", source: { guideline: "US Code of Federal Regulations, title 21, part 357: OTC anthelmintic monograph", year: 2019 }, ...ON, regimens: [
    { for: "Pinworm", also: ["Enterobiasis"], route: "oral", ages: "2 y up", rules: [{ dose: "11 mg/kg", every: "once", cap: "1000 mg", say: ["As pyrantel base; treat the household, repeat in 2 weeks if a clinician advises."] }] },
  ] },
  { id: "nitazoxanide", name: "Nitazoxanide", brands: ["Alinia"], class: "Antiprotozoal", source: pi("Nitazoxanide tablets and suspension (Alinia)", 2005), ...ON, forms: { oral: ["tablet 500 mg", "liquid 100 mg/5 mL"] }, regimens: [
    { for: "Diarrhea from Giardia or Cryptosporidium", also: ["Giardiasis", "Cryptosporidiosis"], route: "oral", ages: "1 y up", rules: [
      { age: "1 y to 4 y", dose: "100 mg", every: "12 h", duration: "3 days", say: ["With food."] },
      { age: "4 y to 12 y", dose: "200 mg", every: "12 h", duration: "3 days", say: ["With food."] },
      { age: "12 y up", dose: "500 mg", every: "12 h", duration: "3 days", say: ["With food."] },
    ] },
  ] },
  { id: "mebendazole", name: "Mebendazole", brands: ["Emverm"], class: "Anthelmintic", source: pi("Mebendazole chewable tablets (Emverm)", 2016), ...ON, forms: { oral: ["chewable tablet 100 mg"] }, pregnancy: "Avoid, above all in the first trimester.", regimens: [
    { for: "Pinworm", also: ["Enterobiasis"], route: "oral", ages: "2 y up", rules: [{ dose: "100 mg", every: "once", say: ["Again after 3 weeks if not cured."] }] },
    { for: "Roundworm, hookworm or whipworm", also: ["Ascariasis", "Hookworm", "Whipworm"], route: "oral", ages: "2 y up", rules: [{ dose: "100 mg", every: "12 h", duration: "3 days" }] },
  ] },
];
