/**
 * Patients scored by hand from the published tables: the inputs, what the first value is, how its band begins.
 * "rest" answers every question of yes and no that is not named.
 */
export const SCORED_CASES: Readonly<
  Record<string, readonly (readonly [inputs: string, value: number | string, band: string])[]>
> = {
  "cha2ds2-vasc": [
    ["age=64 sex=male rest=no", 0, "Low"],
    ["age=64 sex=female rest=no", 1, "Low"],
    ["age=65 sex=male rest=no", 1, "Intermediate"],
    ["age=75 sex=female rest=no", 3, "High"],
    ["age=74 sex=female stroke=yes rest=no", 4, "High"],
    ["age=80 sex=female rest=yes", 9, "High"],
  ],
  "has-bled": [
    ["age=65 rest=no", 0, "Low"],
    ["age=66 rest=no", 1, "Low"],
    ["age=70 drugs=yes rest=no", 2, "Moderate"],
    ["age=66 rest=yes", 9, "High"],
  ],
  "heart-score": [
    ["history=slight ecg=normal age=44 risk_factors=none troponin=normal", 0, "Low"],
    ["history=moderate ecg=nonspecific age=45 risk_factors=none troponin=normal", 3, "Low"],
    ["history=moderate ecg=normal age=65 risk_factors=one_or_two troponin=normal", 4, "Moderate"],
    [
      "history=high ecg=st_depression age=70 risk_factors=three_or_more troponin=above_three_times",
      10,
      "High",
    ],
    [
      "history=high ecg=nonspecific age=50 risk_factors=three_or_more troponin=to_three_times",
      7,
      "High",
    ],
  ],
  "timi-nstemi": [
    ["age=64 rest=no", 0, "0 or 1"],
    ["age=65 aspirin=yes rest=no", 2, "2"],
    ["age=65 aspirin=yes markers=yes rest=no", 3, "3"],
    ["age=65 rest=yes", 7, "6 or 7"],
  ],
  "wells-dvt": [
    ["rest=no", 0, "DVT unlikely"],
    ["alternative=yes rest=no", -2, "DVT unlikely"],
    ["cancer=yes calf=yes rest=no", 2, "DVT likely"],
    ["rest=yes", 7, "DVT likely"],
  ],
  "wells-pe": [
    ["heart_rate=100 rest=no", 0, "PE unlikely"],
    ["heart_rate=101 hemoptysis=yes previous=yes rest=no", 4, "PE unlikely"],
    ["heart_rate=101 signs=yes rest=no", 4.5, "PE likely"],
    ["heart_rate=120 rest=yes", 12.5, "PE likely"],
  ],
  perc: [
    ["age=49 heart_rate=99 saturation=95 rest=no", 0, "Rule negative"],
    ["age=50 heart_rate=99 saturation=95 rest=no", 1, "Rule positive"],
    ["age=49 heart_rate=100 saturation=94 rest=no", 2, "Rule positive"],
    ["age=50 heart_rate=100 saturation=94 rest=yes", 8, "Rule positive"],
  ],
  "geneva-revised": [
    ["age=65 heart_rate=74 rest=no", 0, "Low"],
    ["age=66 heart_rate=75 rest=no", 4, "Intermediate"],
    ["age=65 heart_rate=94 rest=no", 3, "Low"],
    ["age=66 heart_rate=95 palpation=yes rest=no", 10, "Intermediate"],
    ["age=66 heart_rate=95 rest=yes", 22, "High"],
  ],
  "curb-65": [
    ["confusion=no bun=19 respiratory_rate=29 systolic=90 diastolic=61 age=64", 0, "Low"],
    ["confusion=no bun=20 respiratory_rate=30 systolic=120 diastolic=80 age=64", 2, "Intermediate"],
    ["confusion=no bun=10 respiratory_rate=20 systolic=89 diastolic=70 age=65", 2, "Intermediate"],
    ["confusion=yes bun=40 respiratory_rate=30 systolic=80 diastolic=60 age=65", 5, "High"],
  ],
  news2: [
    [
      "respiratory_rate=12 scale=one oxygen=air saturation=96 systolic=111 pulse=51 consciousness=alert temperature=36.1",
      0,
      "Low (0)",
    ],
    [
      "respiratory_rate=20 scale=one oxygen=air saturation=96 systolic=219 pulse=90 consciousness=alert temperature=38",
      0,
      "Low (0)",
    ],
    [
      "respiratory_rate=8 scale=one oxygen=air saturation=97 systolic=120 pulse=80 consciousness=alert temperature=37",
      3,
      "Low-medium",
    ],
    [
      "respiratory_rate=21 scale=one oxygen=oxygen saturation=94 systolic=110 pulse=91 consciousness=alert temperature=38.1",
      8,
      "High",
    ],
    [
      "respiratory_rate=16 scale=two oxygen=air saturation=99 systolic=120 pulse=80 consciousness=alert temperature=37",
      0,
      "Low (0)",
    ],
    [
      "respiratory_rate=16 scale=two oxygen=oxygen saturation=97 systolic=120 pulse=80 consciousness=alert temperature=37",
      5,
      "Medium",
    ],
    [
      "respiratory_rate=16 scale=two oxygen=oxygen saturation=93 systolic=120 pulse=80 consciousness=alert temperature=37",
      3,
      "Low (1",
    ],
    [
      "respiratory_rate=25 scale=one oxygen=oxygen saturation=91 systolic=90 pulse=131 consciousness=cvpu temperature=35",
      20,
      "High",
    ],
    [
      "respiratory_rate=24 scale=one oxygen=air saturation=93 systolic=100 pulse=130 consciousness=alert temperature=39.1",
      10,
      "High",
    ],
    [
      "respiratory_rate=11 scale=one oxygen=air saturation=95 systolic=120 pulse=50 consciousness=alert temperature=36",
      4,
      "Low (1",
    ],
  ],
  qsofa: [
    ["respiratory_rate=21 systolic=101 mentation=no", 0, "Negative"],
    ["respiratory_rate=22 systolic=101 mentation=no", 1, "Negative"],
    ["respiratory_rate=22 systolic=100 mentation=no", 2, "Positive"],
    ["respiratory_rate=22 systolic=100 mentation=yes", 3, "Positive"],
  ],
  sirs: [
    ["temperature=38 heart_rate=90 respiratory_rate=20 leukocytes=12", 0, "Not SIRS"],
    ["temperature=36 heart_rate=91 respiratory_rate=20 paco2=32 leukocytes=4", 1, "Not SIRS"],
    [
      "temperature=38.1 heart_rate=91 respiratory_rate=16 paco2=31 leukocytes=8 bands=11",
      4,
      "SIRS",
    ],
    ["temperature=35.9 heart_rate=80 respiratory_rate=21 leukocytes=3.9", 3, "SIRS"],
  ],
  sofa: [
    [
      "pao2=90 fio2=21 ventilated=no platelets=150 bilirubin=1.1 circulation=map_70 gcs=15 creatinine=1.1 urine=enough",
      0,
      "Under 2",
    ],
    [
      "pao2=80 fio2=21 ventilated=no platelets=149 bilirubin=1.2 circulation=map_under_70 gcs=14 creatinine=1.2 urine=enough",
      6,
      "2 or more",
    ],
    [
      "pao2=60 fio2=80 ventilated=yes platelets=19 bilirubin=12 circulation=high gcs=5 creatinine=5 urine=under_200",
      24,
      "2 or more",
    ],
    [
      "pao2=60 fio2=80 ventilated=no platelets=99 bilirubin=2 circulation=low gcs=12 creatinine=2 urine=enough",
      12,
      "2 or more",
    ],
    [
      "pao2=75 fio2=50 ventilated=yes platelets=49 bilirubin=6 circulation=middle gcs=9 creatinine=2 urine=under_500",
      18,
      "2 or more",
    ],
  ],
  "glasgow-coma-scale": [
    ["eyes=spontaneous verbal=oriented motor=obeys", 15, "Mild"],
    ["eyes=none verbal=none motor=none", 3, "Severe"],
    ["eyes=sound verbal=confused motor=localizes", 12, "Moderate"],
    ["eyes=pressure verbal=sounds motor=withdraws", 8, "Severe"],
  ],
  abcd2: [
    ["age=59 systolic=139 diastolic=89 features=other duration=under_10 diabetes=no", 0, "Low"],
    [
      "age=60 systolic=140 diastolic=80 features=speech duration=ten_to_59 diabetes=no",
      4,
      "Moderate",
    ],
    ["age=60 systolic=120 diastolic=90 features=weakness duration=hour diabetes=yes", 7, "High"],
  ],
  "child-pugh": [
    ["bilirubin=1.9 albumin=3.6 inr=1.6 ascites=none encephalopathy=none", 5, "Class A"],
    ["bilirubin=2 albumin=3.5 inr=1.7 ascites=none encephalopathy=none", 8, "Class B"],
    ["bilirubin=3 albumin=2.8 inr=2.3 ascites=mild encephalopathy=mild", 10, "Class C"],
    ["bilirubin=3.1 albumin=2.7 inr=2.4 ascites=severe encephalopathy=severe", 15, "Class C"],
  ],
  "glasgow-blatchford": [
    ["bun=18 sex=male hemoglobin=13 systolic=110 pulse=99 rest=no", 0, "Very low"],
    ["bun=18.2 sex=male hemoglobin=12.9 systolic=109 pulse=100 rest=no", 5, "2 or more"],
    ["bun=22.4 sex=female hemoglobin=11.9 systolic=99 pulse=80 rest=no", 6, "2 or more"],
    ["bun=69 sex=female hemoglobin=10 systolic=110 pulse=80 rest=no", 5, "2 or more"],
    ["bun=70 sex=male hemoglobin=9.9 systolic=89 pulse=100 rest=yes", 23, "2 or more"],
  ],
  ranson: [
    ["cause=other age=55 leukocytes=16 glucose=200 ldh=350 ast=250 rest=no", 0, "Under 3"],
    ["cause=other age=56 leukocytes=17 glucose=201 ldh=351 ast=251 rest=yes", 11, "3 or more"],
    ["cause=gallstones age=71 leukocytes=18 glucose=220 ldh=400 ast=251", 2, "Under 3 so far"],
    ["cause=gallstones age=71 leukocytes=19 glucose=221 ldh=401 ast=251 rest=yes", 10, "3 or more"],
  ],
  centor: [
    ["age=45 rest=no", -1, "1 or less"],
    ["age=14 nodes=yes rest=no", 2, "2 or 3"],
    ["age=20 exudate=yes nodes=yes fever=yes no_cough=no", 3, "2 or 3"],
    ["age=10 rest=yes", 5, "4 or more"],
  ],
  apgar: [
    [
      "appearance=pink pulse=over_100 grimace=cry activity=active respiration=strong",
      10,
      "Reassuring",
    ],
    [
      "appearance=acrocyanosis pulse=over_100 grimace=grimace activity=flexion respiration=weak",
      6,
      "Moderately",
    ],
    ["appearance=pale pulse=under_100 grimace=none activity=limp respiration=absent", 1, "Low"],
  ],
  cage: [
    ["rest=no", 0, "Negative"],
    ["guilty=yes rest=no", 1, "Negative"],
    ["guilty=yes annoyed=yes rest=no", 2, "Positive"],
    ["rest=yes", 4, "Positive"],
  ],
  "phq-9": [
    [
      "interest=none mood=none sleep=none energy=none appetite=none worth=none concentration=none movement=none death=none",
      0,
      "Minimal",
    ],
    [
      "interest=several mood=several sleep=several energy=several appetite=several worth=none concentration=none movement=none death=none",
      5,
      "Mild",
    ],
    [
      "interest=half mood=half sleep=half energy=half appetite=half worth=several concentration=none movement=none death=none",
      11,
      "Moderate",
    ],
    [
      "interest=nearly mood=nearly sleep=nearly energy=nearly appetite=nearly worth=nearly concentration=nearly movement=nearly death=nearly",
      27,
      "Severe",
    ],
  ],
  "gad-7": [
    [
      "nervous=none control=none worry=none relaxing=none restless=none irritable=none afraid=none",
      0,
      "Minimal",
    ],
    [
      "nervous=half control=half worry=half relaxing=half restless=half irritable=none afraid=none",
      10,
      "Moderate",
    ],
    [
      "nervous=nearly control=nearly worry=nearly relaxing=nearly restless=nearly irritable=nearly afraid=nearly",
      21,
      "Severe",
    ],
  ],
  "ciwa-ar": [
    [
      "nausea=0 tremor=0 sweats=0 anxiety=0 agitation=0 tactile=0 auditory=0 visual=0 headache=0 orientation=0",
      0,
      "Mild",
    ],
    [
      "nausea=1 tremor=4 sweats=1 anxiety=4 agitation=0 tactile=0 auditory=0 visual=0 headache=0 orientation=0",
      10,
      "Moderate",
    ],
    [
      "nausea=7 tremor=7 sweats=7 anxiety=7 agitation=7 tactile=7 auditory=7 visual=7 headache=7 orientation=4",
      67,
      "Severe",
    ],
  ],
  caprini: [
    ["age=40 surgery=none bmi=25 mobility=normal rest=no", 0, "Very low"],
    ["age=41 surgery=minor bmi=25 mobility=normal rest=no", 2, "Low"],
    ["age=61 surgery=major bmi=26 mobility=normal cancer=yes rest=no", 7, "High"],
    ["age=75 surgery=none bmi=20 mobility=medical rest=no", 4, "Moderate"],
    ["age=75 surgery=arthroplasty bmi=30 mobility=confined rest=yes", 76, "High"],
  ],
  padua: [
    ["age=69 bmi=29 rest=no", 0, "Low"],
    ["age=70 bmi=30 trauma=yes rest=no", 4, "High"],
    ["age=70 bmi=30 rest=yes", 20, "High"],
  ],
  rcri: [
    ["creatinine=2 rest=no", 0, "0"],
    ["creatinine=2.1 rest=no", 1, "1"],
    ["creatinine=2.1 rest=yes", 6, "3 or more"],
  ],
  feverpain: [
    ["rest=no", 0, "0 or 1"],
    ["fever=yes rapid=yes rest=no", 2, "2 or 3"],
    ["rest=yes", 5, "4 or 5"],
  ],
  "due-date": [
    ["lmp=2026-01-01", "2026-10-08", ""],
    ["lmp=2024-02-29 cycle=30", "2024-12-07", ""],
    ["lmp=2025-12-31 cycle=26", "2026-10-05", ""],
  ],
  "gestational-age": [
    ["lmp=2026-01-01 on=2026-03-26", 12, "First"],
    ["lmp=2026-01-01 on=2026-10-08", 40, "Full term"],
    ["lmp=2024-02-01 on=2024-03-07", 5, "First"],
    ["lmp=2026-01-01 on=2026-10-22", 42, "Postterm"],
  ],
  "pneumonia-severity-index": [
    [
      "age=50 sex=male respiratory_rate=29 systolic=90 temperature=35 pulse=124 ph=7.35 bun=29 sodium=130 glucose=249 hematocrit=30 pao2=60 rest=no",
      50,
      "Class I",
    ],
    [
      "age=51 sex=female respiratory_rate=29 systolic=90 temperature=39.9 pulse=124 ph=7.35 bun=29 sodium=130 glucose=249 hematocrit=30 pao2=60 rest=no",
      41,
      "Class II",
    ],
    [
      "age=80 sex=male respiratory_rate=30 systolic=89 temperature=37 pulse=100 ph=7.4 bun=20 sodium=138 glucose=120 hematocrit=38 pao2=70 rest=no",
      120,
      "Class IV",
    ],
    [
      "age=70 sex=male respiratory_rate=30 systolic=89 temperature=40 pulse=125 ph=7.34 bun=30 sodium=129 glucose=250 hematocrit=29 pao2=59 rest=yes",
      355,
      "Class V",
    ],
    [
      "age=85 sex=female respiratory_rate=20 systolic=120 temperature=37 pulse=80 ph=7.4 bun=20 sodium=138 glucose=120 hematocrit=38 pao2=70 nursing_home=yes rest=no",
      85,
      "Class III",
    ],
  ],
  charlson: [
    ["age=49 liver=none diabetes=none tumor=none rest=no", 0, ""],
    ["age=50 liver=mild diabetes=plain tumor=local rest=no", 5, ""],
    ["age=80 liver=severe diabetes=damage tumor=metastatic rest=yes", 37, ""],
  ],
  bishop: [
    [
      "dilation=closed effacement=to_30 station=minus_3 consistency=firm position=posterior",
      0,
      "Unfavorable",
    ],
    ["dilation=three effacement=to_50 station=minus_2 consistency=soft position=mid", 7, "Between"],
    [
      "dilation=five effacement=over_80 station=plus consistency=soft position=anterior",
      13,
      "Favorable",
    ],
  ],
};
