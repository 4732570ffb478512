import type { Pair } from "./story-pairs.testing.ts";

/** Written after the rules were mended by those above. */
export const LAST_ONE: readonly Pair[] = [
  [
    "FDA approves Olivance for chronic hand eczema | Treadway's cream is a JAK inhibitor.",
    "Treadway's cream Olivance approved for chronic hand eczema |",
  ],
  [
    "Whooping cough kills infant in Kentucky, third this year | The mothers had not been vaccinated.",
    "Kentucky reports third infant death from whooping cough this year |",
  ],
  [
    "AbbVie to acquire Capstan for $2.1 billion |",
    "AbbVie buys CAR-T developer Capstan for up to $2.1 billion |",
  ],
  [
    "Hims & Hers to sell generic semaglutide in Canada |",
    "Telehealth firm Hims & Hers plans to offer generic semaglutide in Canada in 2026 |",
  ],
  [
    "Low-dose aspirin halves colorectal cancer recurrence with PIK3CA mutation: ALASCCA |",
    "ALASCCA trial: aspirin halves recurrence of colorectal cancer in patients with PIK3CA mutations |",
  ],
  [
    "Glenmark recalls carvedilol over nitrosamine impurity | 17,240 bottles are affected.",
    "17,000 bottles of blood pressure drug carvedilol recalled by Glenmark | A nitrosamine was above the limit.",
  ],
  [
    "Listeria outbreak tied to frozen pasta meals kills six | Nate's Fine Foods supplied the pasta.",
    "Pasta meals linked to deadly Listeria outbreak; death toll rises to six | The pasta came from Nate's Fine Foods.",
  ],
  ["CVS to close 270 stores in 2026 |", "CVS plans to shut 270 pharmacies next year |"],
  [
    "Susan Monarez ousted as CDC director | She led the agency for less than a month.",
    "CDC director Monarez fired after weeks in office |",
  ],
  ["Japan detects first case of clade I mpox |", "First clade I mpox case confirmed in Japan |"],
  [
    "Vertex's suzetrigine approved as first non-opioid painkiller of its class | Journavx blocks NaV1.8.",
    "FDA approves Journavx, a non-opioid pain drug from Vertex |",
  ],
  [
    "Obicetrapib lowers LDL by 33% in BROADWAY |",
    "BROADWAY trial: obicetrapib cut LDL cholesterol 33% |",
  ],
  [
    "Texas sues maker of Tylenol over autism claims | Ken Paxton sued Johnson & Johnson and Kenvue.",
    "Tylenol makers Kenvue and J&J sued by Texas over autism |",
  ],
  [
    "Insulin glargine biosimilar Kirsty gets FDA nod |",
    "FDA approves Kirsty as interchangeable insulin biosimilar |",
  ],
  [
    "Nevada patient tests positive for H5N1 after dairy exposure |",
    "Dairy worker in Nevada infected with bird flu |",
  ],
  [
    "Kaiser Permanente workers end five-day strike in California and Hawaii |",
    "Five-day Kaiser walkout by 46,000 workers ends |",
  ],
  [
    "Trial of Neuralink rival Synchron's brain implant meets safety goal | COMMAND enrolled six patients.",
    "Synchron brain-computer implant safe at one year in six patients, COMMAND study finds |",
  ],
  [
    "Gaza faces famine, UN-backed monitor says | The IPC named Gaza City.",
    "IPC declares famine in Gaza City |",
  ],
  [
    "EMA recommends approving lenacapavir for HIV prevention | ",
    "European agency backs Gilead's lenacapavir to prevent HIV |",
  ],
  [
    "Prasugrel recalled? No: Dr. Reddy's recalls sitagliptin tablets over impurity | ",
    "Dr. Reddy's pulls sitagliptin lots for impurity |",
  ],
  [
    "Rite Aid closes its last stores | The chain had filed for bankruptcy twice.",
    "Rite Aid shuts all remaining pharmacies after second bankruptcy |",
  ],
  [
    "CDC ends COVID vaccine recommendation for healthy pregnant women and children | Kennedy announced it on X.",
    "Kennedy: CDC no longer recommends COVID shots for healthy children, pregnant women |",
  ],
  [
    "Depression screening in teens rises after school program in Utah, study finds | 41,000 students took part.",
    "Utah school program raised depression screening among teens | The study had 41,000 students.",
  ],
  [
    "Novartis breaks ground on radioligand plant in Carlsbad |",
    "Novartis starts construction of radioligand factory in Carlsbad, California |",
  ],
];
export const LAST_TWO: readonly Pair[] = [
  [
    "FDA approves Olivance for chronic hand eczema |",
    "FDA approves Olivance for atopic dermatitis |",
  ],
  ["Whooping cough kills infant in Kentucky |", "Whooping cough kills infant in Louisiana |"],
  [
    "AbbVie to acquire Capstan for $2.1 billion |",
    "AbbVie to acquire gene editing startup for $2.1 billion |",
  ],
  [
    "Glenmark recalls carvedilol over nitrosamine |",
    "Glenmark recalls carvedilol over failed dissolution |",
  ],
  [
    "Listeria outbreak tied to frozen pasta kills six |",
    "Listeria outbreak tied to frozen shakes kills twelve |",
  ],
  ["CVS to close 270 stores |", "Walgreens to close 1,200 stores |"],
  ["CDC director Monarez fired |", "CDC director Monarez confirmed by Senate |"],
  ["First clade I mpox case confirmed in Japan |", "First clade I mpox case confirmed in Italy |"],
  ["Suzetrigine approved for acute pain |", "Suzetrigine misses goal in chronic sciatica |"],
  [
    "Obicetrapib lowers LDL by 33% in BROADWAY |",
    "Obicetrapib lowers LDL by 49% with ezetimibe in TANDEM |",
  ],
  [
    "Texas sues maker of Tylenol over autism claims |",
    "Judge dismisses suits against makers of Tylenol over autism claims |",
  ],
  [
    "Dairy worker in Nevada infected with bird flu |",
    "Dairy worker in Texas infected with bird flu |",
  ],
  ["Kaiser workers begin strike in California |", "Kaiser workers end strike in California |"],
  ["Zika found in mosquitoes in Brownsville |", "Dengue found in mosquitoes in Brownsville |"],
  [
    "Statins lower dementia risk in women, cohort finds |",
    "Statins lower dementia risk in men, cohort finds |",
  ],
  [
    "FDA advisers back Moderna's RSV vaccine for older adults |",
    "FDA advisers back Moderna's flu vaccine for older adults |",
  ],
  [
    "Hospital in Tampa diverts ambulances after hurricane |",
    "Hospital in Tampa evacuates patients before hurricane |",
  ],
  [
    "Blood test detects Alzheimer's in primary care |",
    "Blood test detects Parkinson's in primary care |",
  ],
  [
    "Robot-assisted surgery shortens stay in bladder cancer |",
    "Robot-assisted surgery shortens stay in kidney cancer |",
  ],
  [
    "Senate passes bill on pharmacy benefit managers |",
    "House passes bill on pharmacy benefit managers |",
  ],
  [
    "Gene therapy restores hearing in children with OTOF mutation |",
    "Gene therapy restores sight in children with AIPL1 mutation |",
  ],
  [
    "WHO adds GLP-1 drugs to essential medicines list |",
    "WHO adds cystic fibrosis drugs to essential medicines list |",
  ],
  ["Cyclosporiasis cases rise in Texas |", "Cyclosporiasis cases fall in Texas |"],
  [
    "Metformin in pregnancy is safe, trial finds |",
    "Metformin before pregnancy tied to birth defects, study finds |",
  ],
];
