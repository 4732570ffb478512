import type { Finding } from "../../symptoms.schema.ts";
import type { System } from "../../symptoms.terms.ts";

/** Habits, events and treatments around a complaint: understood and shown, weighed only where a condition links them. */
export const circumstanceFindings: readonly (readonly [System, readonly Finding[]])[] = [
  [
    "general",
    [
      { id: "exercises-regularly", name: "Exercises regularly", words: "regular exercise; works out; physically active", base: 3, kind: "context" },
      { id: "fast-food", name: "Fast food", words: "fast food; junk food; processed food; takeaways; eats out often", base: 3, kind: "exposure" },
      { id: "food-or-drink-trigger", name: "Brought on by a food or drink", words: "triggered by wine; triggered by chocolate; triggered by cheese; triggered by alcohol; wine brings on; alcohol brings on; brought on by alcohol; brought on by wine; brought on by chocolate; wine triggers; wine bring them on; chocolate triggers; chocolate and wine; triggered by aged cheese", base: 2, kind: "exposure" },
      { id: "dark-place", name: "Began in the dark", words: "darkened cinema; dark cinema; darkened theater; dark theater; movie theater; dimly lit; came on in the dark; began in the dark", base: 0, kind: "context" },
      { id: "trapezius-ridge-pain", name: "Pain at the trapezius ridge", words: "trapezius ridge; trapezius ridges; ridge of the trapezius", base: 0 },
      { id: "sex-trigger", name: "Brought on by sex", words: "comes on during sex; comes on after sex; brought on by sex; during orgasm; at orgasm; started during intercourse; triggered by intercourse; during sexual activity", base: 1, kind: "exposure" },
      { id: "after-drinking-alcohol", name: "After drinking alcohol", words: "after a night of drinking; after a night out drinking; after a few drinks; after drinking alcohol; woke up after drinking", is: "alcohol-recent", base: 2, kind: "exposure" },
      { id: "dieting", name: "Dieting", words: "dieting; on a diet; crash diet; keto diet; ketogenic diet; intermittent fasting; low calorie diet; skips meals to lose weight", base: 2, kind: "exposure" },
      { id: "dose-changed", name: "Dose changed", words: "dose was doubled; =dose was increased; =dose increased; doubled his dose; doubled her dose; =dosage increased; =dose was reduced; =dose reduced; dose was halved; dose was changed; titrated up", base: 1, kind: "medication" },
      { id: "drug-stopped", name: "Medicine stopped", words: "stopped his medication; stopped her medication; medication was discontinued; was taken off his; was taken off her; weaned off; tapered off; discontinued his; discontinued her", base: 1, kind: "medication" },
      { id: "operation-in-the-past", name: "Operation in the past", words: "arthroscopic surgery; arthroscopy; spinal fusion; laminectomy; discectomy; vasectomy; lumpectomy; mastectomy; prostatectomy; nephrectomy; carpal tunnel release; carotid endarterectomy; bypass of leg; oophorectomy; salpingectomy; salpingo oophorectomy; ovaries removed; ovary removed; tubes tied; tubes removed; ablation; cardioversion; sinus surgery; hemorrhoidectomy; rotator cuff repair; acl reconstruction; acl repair; meniscectomy; hip replacement; knee replacement; hip replaced; knee replaced; joint replacement; lasik; laser eye surgery; refractive surgery; corneal transplant; vitrectomy; orchiopexy; orchidopexy; lung resection; lobectomy; hemicolectomy; whipple procedure; pancreatectomy; esophagectomy; transurethral resection; turp; colostomy; ileostomy; bunionectomy", base: 2, kind: "history" },
      { id: "hx-genetic-syndrome", name: "Inherited syndrome known", words: "neurofibromatosis; tuberous sclerosis; von hippel lindau; ehlers danlos; klinefelter; fragile x; prader willi; noonan; digeorge; 22q11; williams syndrome; osteogenesis imperfecta; achondroplasia; retinitis pigmentosa; huntington disease; muscular dystrophy; duchenne", base: 1, kind: "history" },
      { id: "cancer-in-remission", name: "Cancer treated in the past", words: "in remission; cancer free; cancer survivor; completed treatment for cancer; tumor resected; cancer resected", is: "hx-cancer", base: 1, kind: "history" },
      { id: "adopted", name: "Family history unknown", words: "adopted; family history unknown; family history is unknown; unaware of family history; does not know his family; does not know her family; no contact with his family; no contact with biological parents", base: 2, kind: "family" },
      { id: "antiparasitic-drug", name: "Drug against parasites", words: "ivermectin; albendazole; mebendazole; praziquantel; permethrin; atovaquone; primaquine; nitazoxanide", base: 1, kind: "medication" },
      { id: "bowel-drug", name: "Drug for bowel cramps or diarrhea", words: "loperamide; imodium; diphenoxylate; lomotil; dicyclomine; bentyl; hyoscyamine; linaclotide; linzess; lubiprostone; bismuth", base: 1, kind: "medication" },
      { id: "multiple-sclerosis-drug", name: "Drug for multiple sclerosis or myasthenia", words: "interferon beta; glatiramer; copaxone; fingolimod; gilenya; natalizumab; tysabri; ocrelizumab; dimethyl fumarate; teriflunomide; dalfampridine; pyridostigmine", base: 1, kind: "medication" },
      { id: "blood-type-told", name: "Blood type told", words: "same blood type; same blood group; blood type o; blood type a; blood type b; blood group o; blood group a; blood group b; type o positive; o positive; a positive", base: 2, kind: "test" },
    ],
  ],
  [
    "obstetric",
    [
      { id: "breech-birth", name: "Breech", words: "breech; breech presentation; breech delivery; born breech; frank breech; transverse lie", base: 1, kind: "history" },
      { id: "small-for-dates-at-birth", name: "Small for dates at birth", words: "small for gestational age; growth restriction; low birth weight; iugr; fetal growth restriction", base: 1, kind: "history" },
      { id: "birth-weight-told", name: "Birth weight told", words: "birth weight; weighed at birth; birthweight", base: 3, kind: "context" },
      { id: "apgar-told", name: "Apgar scores told", words: "apgar; apgars; apgar scores", base: 3, kind: "test" },
      { id: "newborn-intensive-care", name: "Newborn intensive care", words: "nicu; neonatal intensive care; special care baby unit; scbu", base: 1, kind: "history" },
      { id: "drugs-in-pregnancy", name: "Mother took drugs in pregnancy", words: "mother used heroin; mother used cocaine; mother used opioids; mother took methadone; mother on methadone; mother drank during pregnancy; alcohol during pregnancy; heroin during pregnancy; opioids during pregnancy; cocaine during pregnancy; methadone during pregnancy; drugs during pregnancy; smoked during pregnancy; exposed in utero; in utero exposure", base: 0, kind: "exposure", ages: [0, 18] },
      { id: "mother-diabetic", name: "Mother diabetic in pregnancy", words: "mother had diabetes during pregnancy; mother had gestational diabetes; infant of diabetic mother; maternal diabetes; born to a diabetic mother; mother with gestational diabetes; pregnancy complicated by diabetes; pregnancy complicated by gestational diabetes", base: 0, kind: "history", ages: [0, 18] },
      { id: "gestational-diabetes-known", name: "Gestational diabetes", words: "gestational diabetes; diabetes of pregnancy; gdm", base: 1, kind: "history", sex: "female" },
      { id: "no-prenatal-care", name: "No prenatal care", words: "no prenatal care; no antenatal care; did not receive prenatal care; limited prenatal care; late to prenatal care; missed prenatal visits", base: 1, kind: "context" },
      { id: "prenatal-care", name: "Prenatal care", words: "prenatal care; antenatal care; prenatal visits; uncomplicated pregnancy; pregnancy was uncomplicated; pregnancy has been uncomplicated; prenatal course", base: 3, kind: "context" },
      { id: "rh-negative", name: "Rh-negative", words: "rh negative; rhesus negative; rh d negative; o negative; a negative; b negative", base: 1, kind: "test" },
      { id: "group-b-strep-carrier", name: "Group B streptococcus carried", words: "group b streptococcus positive; group b strep; gbs positive; gbs carrier; gbs", base: 1, kind: "test" },
      { id: "prolonged-labor", name: "Long labor", words: "prolonged labor; long labor; protracted labor; prolonged second stage; labor lasted", base: 1, kind: "history" },
      { id: "menarche-told", name: "Age at first period told", words: "menarche", base: 3, kind: "context", sex: "female" },
      { id: "bottle-fed", name: "Bottle fed", words: "bottle fed; formula fed; on formula; takes formula", base: 3, kind: "context", ages: [0, 3] },
      { id: "not-toilet-trained", name: "Not yet toilet trained", words: "not toilet trained; not yet toilet trained; not potty trained; still in diapers; still wears diapers; still in nappies", base: 2, kind: "context", ages: [2, 10] },
      { id: "mouths-objects", name: "Puts things in the mouth", words: "puts things in his mouth; puts things in her mouth; puts everything in his mouth; puts everything in her mouth; puts objects in; mouths objects; was playing with coins; was playing with beads; playing with small toys; found playing with", base: 1, kind: "exposure", ages: [0, 8] },
    ],
  ],
  [
    "ear-nose-throat",
    [
      { id: "cotton-swabs", name: "Cotton swabs in the ears", words: "cotton swabs; cotton buds; q tips; cotton tipped applicators; cleans ears with cotton; ear buds to clean; cleans his ears; cleans her ears; cleaning ears; ear candles; hairpin in ear", base: 1, kind: "exposure" },
    ],
  ],
  [
    "infection",
    [
      { id: "malaria-prophylaxis", name: "Malaria prophylaxis", words: "malaria prophylaxis; took malaria tablets; antimalarial prophylaxis; atovaquone proguanil; mefloquine; malarone; took prophylaxis", base: 1, kind: "medication" },
      { id: "tetanus-vaccine-told", name: "Tetanus vaccine told", words: "tetanus booster; tetanus shot; tetanus vaccination; tetanus immunization; tetanus vaccine; tdap", base: 2, kind: "history" },
      { id: "condoms-used", name: "Condoms used", words: "uses condoms; condoms consistently; always uses condoms; barrier protection; condoms for contraception", base: 3, kind: "context" },
      { id: "transfusion-past", name: "Transfusion in the past", words: "blood transfusion years ago; transfusion in the past; previous transfusions; transfused years ago; multiple transfusions; repeated transfusions; received blood transfusion; blood transfusions; chronic transfusions; transfusion dependent; units of packed red", base: 1, kind: "history" },
    ],
  ],
  [
    "injury",
    [
      { id: "fall-low", name: "Fall from standing", words: "ground level fall; fell from standing; fall from standing height; mechanical fall; simple fall", is: "fall", base: 2, kind: "exposure" },
      { id: "parachute-or-height-sport", name: "Jump or sport at height", words: "skydiving; parachute; bungee; rock climbing; trampoline; horse riding; fell off a horse; thrown from a horse", base: 1, kind: "exposure" },
    ],
  ],
  [
    "blood",
    [
      { id: "sickle-cell-trait", name: "Sickle cell trait", words: "sickle cell trait; sickle trait; hbas; hemoglobin as", base: 1, kind: "history" },
    ],
  ],
  [
    "musculoskeletal",
    [
      { id: "new-or-flat-shoes", name: "New or flat shoes", words: "new shoes; new running shoes; flat shoes; thin soled shoes; worn out shoes; unsupportive shoes; switched shoes; changed shoes; switched to flat; minimalist shoes; barefoot shoes; flip flops; sandals", base: 1, kind: "exposure" },
    ],
  ],
];
