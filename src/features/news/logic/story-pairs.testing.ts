/** Two articles of different sources on one day, each "title | beginning of its text". */
export type Pair = readonly [string, string];

/** Written by us after the manner of headlines; companies, drugs and figures are made up where the pair does not need real ones. */
export const ONE_EVENT: readonly Pair[] = [
  [
    "FDA approves Novartis' Fabhalta for C3 glomerulopathy | The regulator cleared the oral drug for adults with the rare kidney disease C3 glomerulopathy.",
    "Fabhalta wins FDA nod as first treatment for C3 glomerulopathy | Novartis said that its drug was approved for a rare kidney disease.",
  ],
  [
    "FDA Approves First Gene Therapy for Sickle Cell Disease |",
    "US regulators OK first gene therapy for sickle cell disease |",
  ],
  [
    "Lilly's orforglipron cuts weight by 12% in late-stage trial | The pill led to weight loss of 12.4 percent over 72 weeks.",
    "Orforglipron helps people lose 12.4% of their weight, Eli Lilly says | The phase 3 trial of the pill ran for 72 weeks.",
  ],
  [
    "CDC confirms first human case of H5N1 bird flu in Nevada | A dairy worker has recovered.",
    "Nevada reports its first human bird flu case | The dairy worker had conjunctivitis, the CDC said.",
  ],
  [
    "Teva recalls one lot of clonidine tablets over mix-up |",
    "Clonidine tablets recalled by Teva after mix-up at plant | Teva Pharmaceuticals is recalling one lot.",
  ],
  [
    "FDA panel votes against MDMA-assisted therapy for PTSD | Advisers were not convinced by the data.",
    "Advisers to FDA reject MDMA therapy for PTSD | The panel voted 9 to 2 against it.",
  ],
  [
    "WHO declares end of Ebola outbreak in Uganda |",
    "Uganda's Ebola outbreak is over, World Health Organization says |",
  ],
  [
    "Measles outbreak in West Texas grows to 146 cases |",
    "Texas measles outbreak now at 146 cases, officials say | Most are in Gaines County in West Texas.",
  ],
  [
    "Pfizer to buy Metsera in deal worth up to $7.3 billion |",
    "Pfizer acquires obesity drugmaker Metsera for $7.3 billion | Metsera makes drugs against obesity.",
  ],
  [
    "FDA issues complete response letter for Regeneron's odronextamab | Regeneron said that the FDA did not approve odronextamab for follicular lymphoma.",
    "FDA rejects Regeneron's odronextamab in follicular lymphoma | The agency sent a complete response letter.",
  ],
  [
    "Semaglutide reduces kidney disease events in type 2 diabetes | The FLOW trial.",
    "Ozempic lowers risk of kidney disease events in people with type 2 diabetes, FLOW trial finds |",
  ],
  [
    "US Preventive Services Task Force recommends mammograms from age 40 |",
    "Start mammograms at age 40, Preventive Services Task Force says |",
  ],
  [
    "Philips recalls BiPAP machines after injuries |",
    "FDA: Philips BiPAP machines recalled, injuries reported |",
  ],
  [
    "Moderna's norovirus vaccine trial put on hold by FDA |",
    "FDA puts Moderna norovirus vaccine trial on hold after Guillain-Barre case |",
  ],
  [
    "Sotatercept lowers deaths in pulmonary arterial hypertension | Merck's ZENITH trial of sotatercept.",
    "Merck: sotatercept cut deaths and transplants in pulmonary arterial hypertension trial |",
  ],
  [
    "Lecanemab gets EU approval for early Alzheimer's disease |",
    "European Commission approves Leqembi (lecanemab) for early Alzheimer's |",
  ],
  ["Shortage of IV fluids over, FDA says |", "FDA declares end to shortage of IV fluids |"],
  [
    "Compounded semaglutide linked to dosing errors, FDA warns | Some patients took ten times the dose of compounded semaglutide.",
    "FDA alerts clinicians to dosing errors with compounded semaglutide |",
  ],
  [
    "Surgeons transplant pig kidney into 66-year-old man in Boston |",
    "Pig kidney transplanted into 66-year-old at Massachusetts General in Boston |",
  ],
  [
    "CDC advisers vote to drop universal hepatitis B birth dose |",
    "ACIP votes against universal hepatitis B vaccine at birth | The panel advises the CDC.",
  ],
];

export const TWO_EVENTS: readonly Pair[] = [
  [
    "FDA approves Keytruda for advanced endometrial cancer | The agency approved pembrolizumab.",
    "FDA approves Keytruda for advanced cervical cancer | The agency approved pembrolizumab.",
  ],
  ["FDA approves Wegovy 2.4 mg injection |", "FDA approves Wegovy 7.2 mg injection |"],
  [
    "FDA approves Dupixent for adults with chronic hives |",
    "FDA approves Dupixent for children with chronic hives |",
  ],
  [
    "FDA approves Enhertu in HER2-low breast cancer |",
    "FDA panel backs Enhertu in HER2-low breast cancer |",
  ],
  [
    "Sun Pharma recalls metformin extended-release tablets over NDMA |",
    "Granules recalls metformin extended-release tablets over NDMA |",
  ],
  ["Pfizer recalls birth control pills |", "Pfizer recalls blood pressure drug |"],
  ["Measles cases in Ohio rise to 30 |", "Measles cases in Ohio rise to 45 |"],
  ["Measles outbreak reported in Kansas |", "Measles outbreak reported in Idaho |"],
  [
    "Apixaban safer than warfarin in older adults |",
    "Rivaroxaban safer than warfarin in older adults |",
  ],
  ["Coffee linked to lower risk of dementia |", "Coffee linked to higher risk of glaucoma |"],
  [
    "Statins reduce risk of stroke in older adults |",
    "Statins raise risk of diabetes in older adults |",
  ],
  ["ASCO: New data in lung cancer |", "ASCO: New data in breast cancer |"],
  ["FDA Roundup: November 18 |", "FDA Roundup: November 21 |"],
  ["Novo Nordisk cuts price of Ozempic |", "Novo Nordisk sues maker of compounded Ozempic |"],
  [
    "Biogen's felzartamab gets breakthrough designation for kidney transplant rejection |",
    "Biogen's felzartamab fails in lupus trial |",
  ],
  [
    "Phase 2 trial of retatrutide in obesity shows promise |",
    "Phase 3 trial of retatrutide in obesity shows promise |",
  ],
  ["Health secretary names new CDC director |", "Health secretary names new NIH director |"],
  ["What we know about bird flu in dairy cows |", "What we know about bird flu in cats |"],
  [
    "Study: Exercise improves sleep in cancer survivors |",
    "Study: Exercise improves mood in cancer survivors |",
  ],
  [
    "ABC Labs issues voluntary nationwide recall of lidocaine cream due to elevated lead | The product may be harmful.",
    "ABC Labs issues voluntary nationwide recall of ibuprofen suspension due to microbial contamination | The product may be harmful.",
  ],
  [
    "A new species of Cnemaspis from Karnataka, India |",
    "A new species of Cnemaspis from Sumatra, Indonesia |",
  ],
  [
    "Semaglutide in adolescents with obesity |",
    "Semaglutide in adolescents with type 1 diabetes |",
  ],
  [
    "Guideline: Management of hypertension in pregnancy |",
    "Guideline: Management of diabetes in pregnancy |",
  ],
  [
    "Merck stock falls after Keytruda trial misses goal |",
    "Merck's Keytruda trial meets goal in bladder cancer |",
  ],
  ["European regulator backs Lilly's donanemab |", "FDA approves Lilly's donanemab |"],
];

/** Written before the rules were first tried on them, and not looked at when the rules were mended. */
export const UNSEEN_ONE: readonly Pair[] = [
  [
    "FDA clears first over-the-counter continuous glucose monitor | Dexcom's Stelo needs no prescription.",
    "Dexcom's Stelo becomes first over-the-counter glucose monitor cleared by FDA |",
  ],
  [
    "Vertex's Journavx approved as first non-opioid painkiller of its kind | The FDA approved suzetrigine.",
    "FDA approves Journavx, a non-opioid pain drug from Vertex |",
  ],
  [
    "Bavarian Nordic mpox vaccine gets WHO prequalification |",
    "WHO prequalifies Bavarian Nordic's mpox vaccine |",
  ],
  [
    "Tirzepatide beats semaglutide in head-to-head obesity trial | In SURMOUNT-5 people lost 20.2 percent with tirzepatide.",
    "Zepbound outperforms Wegovy in head-to-head trial in obesity |",
  ],
  [
    "Baxter recalls Novum IQ pumps after reports of underinfusion |",
    "Recall of Baxter's Novum IQ infusion pumps over underinfusion |",
  ],
  [
    "California reports first US case of clade I mpox |",
    "First US case of clade I mpox found in California |",
  ],
  [
    "Supreme Court upholds mifepristone access | The justices ruled that doctors lacked standing.",
    "Mifepristone access preserved by US Supreme Court |",
  ],
  [
    "AstraZeneca's camizestrant delays breast cancer progression in SERENA-6 |",
    "SERENA-6: camizestrant slows progression of breast cancer, AstraZeneca says |",
  ],
  [
    "Cucumbers recalled over Salmonella after 26 fall ill in 15 states |",
    "Salmonella outbreak tied to cucumbers sickens 26 in 15 states | The cucumbers were recalled.",
  ],
  [
    "Blood test for colorectal cancer from Guardant approved by FDA |",
    "FDA approves Guardant's Shield blood test for colorectal cancer |",
  ],
];

export const UNSEEN_TWO: readonly Pair[] = [
  [
    "FDA approves Opdivo plus Yervoy for liver cancer |",
    "FDA approves Opdivo plus Yervoy for colorectal cancer |",
  ],
  ["Dengue emergency declared in Puerto Rico |", "Dengue emergency declared in Peru |"],
  ["Zepbound cuts sleep apnea severity |", "Zepbound cuts heart failure events |"],
  ["Listeria recall: deli meats |", "Listeria recall: ice cream |"],
  ["Vaping rates fall among teens |", "Vaping rates rise among adults |"],
  [
    "Takeda recalls a lot of vancomycin 1 g vials |",
    "Takeda recalls a lot of vancomycin 500 mg vials |",
  ],
  [
    "Colchicine fails to prevent stroke in CONVINCE trial |",
    "Colchicine fails to prevent events after heart attack in CLEAR trial |",
  ],
  [
    "Amgen's MariTide leads to weight loss in obesity | ",
    "Amgen's Tezspire approved for nasal polyps |",
  ],
  [
    "COVID-19 vaccine recommended for adults 65 and older |",
    "RSV vaccine recommended for adults 75 and older |",
  ],
  ["New guideline on gout from rheumatologists |", "New guideline on lupus from rheumatologists |"],
  ["CVS to close 270 stores |", "CVS to pay $37 million to settle insulin case |"],
  [
    "Hims & Hers to stop selling compounded semaglutide |",
    "Hims & Hers to start selling testosterone |",
  ],
];
