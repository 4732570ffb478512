import type { Case } from "../case.schema.ts";

export const digestiveCases: readonly Case[] = [
  {
    id: "appendicitis-1",
    system: "digestive",
    text: "22M, 18 h pain started periumbilical, now RLQ. Anorexia, vomited x2. T 37.9. McBurney tender w/ rebound + guarding, Rovsing +. WBC 14.5. No diarrhea, no dysuria.",
    age: 22,
    gender: "male",
    expected: "appendicitis",
    triage: "emergency"
  },
  {
    id: "appendicitis-2",
    system: "digestive",
    text: "My daughters tummy started hurting round the belly button last night and now its down on the right. She won't eat, threw up, has a temp of 100.6 and walks bent over. It hurts when the car goes over bumps.",
    age: 10,
    gender: "female",
    expected: "appendicitis",
    acceptable: [
      "mesenteric-adenitis"
    ],
    triage: "emergency"
  },
  {
    id: "cholecystitis-1",
    system: "digestive",
    text: "43F, BMI 34, RUQ pain 14 h after fried meal, radiating to R scapula, vomiting. T 38.4, Murphy sign positive, WBC 15. Bili 0.9. Not jaundiced.",
    age: 43,
    gender: "female",
    expected: "cholecystitis",
    triage: "same-day"
  },
  {
    id: "biliary-colic-1",
    system: "digestive",
    text: "I get these attacks of pain under my right ribs after fatty food. It builds up, lasts a couple of hours and goes to my shoulder blade, then it's completely gone. I feel sick with it. No fever. Third time this month.",
    age: 39,
    gender: "female",
    expected: "biliary-colic",
    acceptable: [
      "cholecystitis"
    ],
    triage: "same-day"
  },
  {
    id: "ascending-cholangitis-1",
    system: "digestive",
    text: "70F prev gallstones. Rigors, T 39.6, RUQ pain, jaundiced, dark urine. Confused, BP 88/54, HR 118. Bili 6.2, ALP 480.",
    age: 70,
    gender: "female",
    expected: "ascending-cholangitis",
    triage: "emergency"
  },
  {
    id: "acute-pancreatitis-1",
    system: "digestive",
    text: "A 47-year-old man who drinks a pint of vodka daily has had severe constant epigastric pain boring through to the back for ten hours. He has vomited repeatedly and leans forward for comfort. Temp 37.8 C, HR 112, BP 108/70. The epigastrium is tender with reduced bowel sounds. Lipase is 2,400 U/L. There is no blood in the vomit.",
    age: 47,
    gender: "male",
    expected: "acute-pancreatitis",
    triage: "emergency"
  },
  {
    id: "pancreatic-cancer-1",
    system: "digestive",
    text: "66-year-old man with painless jaundice for two weeks, itching, dark urine and clay-colored stools. He has lost 12 kg over four months, and diabetes was diagnosed three months ago. A smooth nontender gallbladder can be felt. He has no fever. He smoked for thirty years.",
    age: 66,
    gender: "male",
    expected: "pancreatic-cancer",
    triage: "same-day"
  },
  {
    id: "gerd-1",
    system: "digestive",
    text: "Burning behind my breastbone after big meals and when I lie down, sour taste in my mouth. Tums help for a while. Maybe 6 months. Swallowing is fine, no weight loss, no black stools.",
    age: 36,
    gender: "male",
    expected: "gerd",
    triage: "routine"
  },
  {
    id: "peptic-ulcer-1",
    system: "digestive",
    text: "44F taking ibuprofen daily for knees. 5 wks gnawing epigastric pain, wakes her 2 am, better with food or antacids. No vomiting, no melena, no wt loss. Epigastric tenderness.",
    age: 44,
    gender: "female",
    expected: "peptic-ulcer",
    triage: "routine"
  },
  {
    id: "perforated-viscus-1",
    system: "digestive",
    text: "61M on naproxen + prednisone. Sudden severe epigastric pain 3 h ago, now whole abdomen. Lying still, board-like rigidity, absent bowel sounds, HR 124, BP 96/60. Free air under diaphragm.",
    age: 61,
    gender: "male",
    expected: "perforated-viscus",
    acceptable: [
      "peptic-ulcer"
    ],
    triage: "emergency"
  },
  {
    id: "upper-gi-bleed-1",
    system: "digestive",
    text: "57M on aspirin + clopidogrel. Black tarry stools x 2 d, coffee-ground vomit this am, dizzy on standing. HR 118, BP 92/58, Hb 7.4. No liver disease.",
    age: 57,
    gender: "male",
    expected: "upper-gi-bleed",
    acceptable: [
      "peptic-ulcer"
    ],
    triage: "emergency"
  },
  {
    id: "variceal-bleed-1",
    system: "digestive",
    text: "53M EtOH cirrhosis. Vomited approx 1 L bright red blood. Spider angiomas, ascites, splenomegaly, jaundice. HR 130, BP 80/50.",
    age: 53,
    gender: "male",
    expected: "variceal-bleed",
    triage: "emergency"
  },
  {
    id: "mallory-weiss-1",
    system: "digestive",
    text: "28M binge drinking last night, retched and vomited many times, then last vomit had bright red blood streaks. Vitals nl: BP 124/76, HR 84. No melena, no abdo pain.",
    age: 28,
    gender: "male",
    expected: "mallory-weiss",
    triage: "same-day"
  },
  {
    id: "boerhaave-1",
    system: "digestive",
    text: "51M after violent vomiting following banquet: sudden severe chest pain, SOB, painful swallowing. Crepitus in neck, L pleural effusion, HR 128, T 38.3, BP 90/60.",
    age: 51,
    gender: "male",
    expected: "boerhaave",
    triage: "emergency"
  },
  {
    id: "gastroenteritis-viral-1",
    system: "digestive",
    text: "Throwing up and watery diarrhea since last night, crampy belly, low fever 100.2. My two kids had it 2 days ago. No blood in it. I can keep sips down.",
    age: 33,
    gender: "female",
    expected: "gastroenteritis-viral",
    triage: "self-care"
  },
  {
    id: "gastroenteritis-viral-2",
    system: "digestive",
    text: "2 y/o F 2 d vomiting, then 8 watery stools/d, T 38.2. Dry mouth, fewer wet diapers, playful, cap refill 2 s. Daycare outbreak. No blood or bile.",
    age: 2,
    gender: "female",
    expected: "gastroenteritis-viral",
    acceptable: [
      "dehydration"
    ],
    triage: "same-day"
  },
  {
    id: "bacterial-gastroenteritis-1",
    system: "digestive",
    text: "30M, 3 d bloody diarrhea 10x/d, fever 39, severe cramps, tenesmus, ate undercooked chicken at BBQ 4 d ago. No recent antibiotics, no travel.",
    age: 30,
    gender: "male",
    expected: "bacterial-gastroenteritis",
    triage: "same-day"
  },
  {
    id: "clostridioides-difficile-1",
    system: "digestive",
    text: "74F finished clindamycin for dental infection 1 wk ago. 5 d profuse watery foul diarrhea 12/d, cramps, T 38.2, WBC 21. No blood. Stool toxin sent.",
    age: 74,
    gender: "female",
    expected: "clostridioides-difficile",
    triage: "same-day"
  },
  {
    id: "giardiasis-1",
    system: "digestive",
    text: "Since a camping trip 3 weeks ago, where we drank from the creek, I've had greasy, foul smelling floaty stools, terrible gas, sulfur burps and bloating. Lost about 8 pounds. No fever, no blood.",
    age: 27,
    gender: "female",
    expected: "giardiasis",
    triage: "same-day"
  },
  {
    id: "diverticulitis-1",
    system: "digestive",
    text: "63F 2 d constant LLQ pain, T 38.1, constipated, nauseated. LLQ tender with mild guarding. WBC 13. Prior colonoscopy diverticulosis. No urinary sx, no vomiting.",
    age: 63,
    gender: "female",
    expected: "diverticulitis",
    triage: "same-day"
  },
  {
    id: "diverticular-bleed-1",
    system: "digestive",
    text: "A 79-year-old man passed a large amount of maroon and bright red blood with clots per rectum three times this morning, without any pain. He has known diverticulosis and takes aspirin. He feels light-headed. HR 104, BP 106/60; the abdomen is soft and not tender. He has had no weight loss or change in bowel habit and no vomiting.",
    age: 79,
    gender: "male",
    expected: "diverticular-bleed",
    acceptable: [
      "angiodysplasia"
    ],
    triage: "emergency"
  },
  {
    id: "small-bowel-obstruction-1",
    system: "digestive",
    text: "68M prior laparotomy. 24 h colicky central abdo pain, bilious vomiting, distension, no stool or flatus. High-pitched tinkling bowel sounds. X-ray dilated small bowel w/ air-fluid levels. No hernia.",
    age: 68,
    gender: "male",
    expected: "small-bowel-obstruction",
    triage: "emergency"
  },
  {
    id: "mesenteric-ischemia-1",
    system: "digestive",
    text: "82F AF off warfarin. Sudden excruciating diffuse abdominal pain 4 h, vomiting, one loose bloody stool; abdomen soft, pain out of proportion to exam. Lactate 6.1. HR 130 irregular.",
    age: 82,
    gender: "female",
    expected: "mesenteric-ischemia",
    triage: "emergency"
  },
  {
    id: "crohn-disease-1",
    system: "digestive",
    text: "24-year-old man with eight months of crampy right lower quadrant pain, non-bloody diarrhea 5 times a day and 14 kg weight loss. He has mouth ulcers and a draining perianal fistula. There is a tender mass in the right iliac fossa. CRP 48 mg/L, hemoglobin 10.8 g/dL, albumin low. He smokes. No recent travel or antibiotics.",
    age: 24,
    gender: "male",
    expected: "crohn-disease",
    triage: "routine"
  },
  {
    id: "ulcerative-colitis-1",
    system: "digestive",
    text: "29F 6 wks bloody diarrhea with mucus 8/d, urgency, tenesmus, LLQ cramps relieved by BM, low-grade fever. Stool cx neg. No travel. Mother has UC.",
    age: 29,
    gender: "female",
    expected: "ulcerative-colitis",
    triage: "same-day"
  },
  {
    id: "irritable-bowel-syndrome-1",
    system: "digestive",
    text: "For about 2 years I've had belly cramps and bloating that get better after I go to the bathroom, sometimes diarrhea sometimes constipated, worse with stress. Never wakes me at night. No blood, no weight loss.",
    age: 32,
    gender: "female",
    expected: "irritable-bowel-syndrome",
    triage: "routine"
  },
  {
    id: "celiac-disease-1",
    system: "digestive",
    text: "35F chronic bloating, loose pale stools, fatigue, iron deficiency not responding to oral iron, itchy blisters on elbows. Wt loss 5 kg. Sister has type 1 diabetes. tTG-IgA raised.",
    age: 35,
    gender: "female",
    expected: "celiac-disease",
    triage: "routine"
  },
  {
    id: "colorectal-cancer-1",
    system: "digestive",
    text: "71M 3 mo narrower stools, alternating constipation/diarrhea, blood mixed in stool, wt loss 15 lb. Hb 9.1 MCV 72. Brother colon ca at 55. Mass felt on DRE.",
    age: 71,
    gender: "male",
    expected: "colorectal-cancer",
    triage: "same-day"
  },
  {
    id: "hemorrhoids-1",
    system: "digestive",
    text: "Bright red blood on the toilet paper and dripping in the bowl when I go, for a few weeks. No pain, a bit itchy, something soft comes down when I strain. I've been constipated since having my baby. No belly pain or weight loss.",
    age: 38,
    gender: "female",
    expected: "hemorrhoids",
    triage: "self-care"
  },
  {
    id: "anal-fissure-1",
    system: "digestive",
    text: "31M severe tearing pain on defecation lasting 1 h after, streak of bright red blood on paper, constipated, 2 wks. No fever. Midline posterior tear, sentinel tag.",
    age: 31,
    gender: "male",
    expected: "anal-fissure",
    triage: "routine"
  },
  {
    id: "perianal-abscess-1",
    system: "digestive",
    text: "45M diabetic, 3 d throbbing pain next to anus, can't sit, fluctuant red tender swelling, T 38.0. No diarrhea.",
    age: 45,
    gender: "male",
    expected: "perianal-abscess",
    triage: "same-day"
  },
  {
    id: "pyloric-stenosis-1",
    system: "digestive",
    text: "6-wk-old firstborn boy, projectile non-bilious vomiting after every feed x 8 d, hungry right after. Losing wt. Olive-sized epigastric mass, visible peristalsis. Cl 88, HCO3 33.",
    age: 0.115,
    gender: "male",
    expected: "pyloric-stenosis",
    triage: "emergency"
  },
  {
    id: "intussusception-1",
    system: "digestive",
    text: "9 mo F. Since this am episodes of screaming and drawing up legs every 15 min, then limp/pale and quiet. Vomited x3. Stool like red currant jelly. Sausage mass R abdomen.",
    age: 0.75,
    gender: "female",
    expected: "intussusception",
    triage: "emergency"
  },
  {
    id: "malrotation-volvulus-1",
    system: "digestive",
    text: "A 3-day-old term boy who fed well at first has begun to vomit bright green fluid. He is lethargic, with a tender, slightly distended abdomen, and has passed a little blood-stained stool. Meconium was passed on the first day. HR 180, cap refill 4 seconds. Pregnancy and birth were normal.",
    age: 0.008,
    gender: "male",
    expected: "malrotation-volvulus",
    triage: "emergency"
  },
  {
    id: "infant-colic-1",
    system: "digestive",
    text: "He is almost 3 months old. Every evening he cries for 3-4 hours, pulls his legs up, face red, clenched fists, nothing soothes him. Otherwise eats great, gaining weight, no fever, no vomiting, poops normal.",
    age: 0.25,
    gender: "male",
    expected: "infant-colic",
    triage: "self-care"
  },
  {
    id: "constipation-1",
    system: "digestive",
    text: "77M on oxycodone after hip surgery. BM q5d, hard lumpy stools, straining, bloated. Passing gas. No vomiting, no blood, no wt loss. Abdomen soft.",
    age: 77,
    gender: "male",
    expected: "constipation",
    triage: "routine"
  },
  {
    id: "spontaneous-bacterial-peritonitis-1",
    system: "digestive",
    text: "56M cirrhosis with ascites. 2 d diffuse abdominal pain, T 38.5, more drowsy, tender tense abdomen. Ascitic PMN 620/mm3. No surgery.",
    age: 56,
    gender: "male",
    expected: "spontaneous-bacterial-peritonitis",
    triage: "emergency"
  },
  {
    id: "alcoholic-hepatitis-1",
    system: "digestive",
    text: "48-year-old woman who has drunk a bottle of spirits a day for years noticed yellow eyes for two weeks, with low fever, poor appetite and pain under the right ribs. The liver is large and tender; spider nevi are seen. AST 190, ALT 80, bilirubin 11 mg/dL, INR 1.9. She is oriented and has no asterixis. Hepatitis serology negative.",
    age: 48,
    gender: "female",
    expected: "alcoholic-hepatitis",
    triage: "same-day"
  },
  {
    id: "acute-viral-hepatitis-1",
    system: "digestive",
    text: "34M back from Mexico 4 wks ago. 1 wk anorexia, nausea, malaise, low fever, then jaundice, dark urine, pale stools. Tender liver edge. ALT 2,300. No alcohol, no acetaminophen.",
    age: 34,
    gender: "male",
    expected: "acute-viral-hepatitis",
    triage: "same-day"
  },
  {
    id: "primary-biliary-cholangitis-1",
    system: "digestive",
    text: "52F 1 yr of generalized itching and fatigue, dry eyes, xanthelasma. ALP 420, bili 1.3, AMA positive. No pain, no drugs.",
    age: 52,
    gender: "female",
    expected: "primary-biliary-cholangitis",
    triage: "routine"
  },
  {
    id: "wilson-disease-1",
    system: "digestive",
    text: "18F, 6 mo tremor, slurred speech, falling grades, odd behavior; brownish ring at edge of both corneas. ALT 92, low ceruloplasmin. Parents are cousins. No alcohol.",
    age: 18,
    gender: "female",
    expected: "wilson-disease",
    triage: "routine"
  },
  {
    id: "hemochromatosis-1",
    system: "digestive",
    text: "54M fatigue, joint pain in 2nd + 3rd MCPs, new diabetes, low libido, bronze skin. Ferritin 1,900, transferrin sat 82%. Hepatomegaly.",
    age: 54,
    gender: "male",
    expected: "hemochromatosis",
    triage: "routine"
  },
  {
    id: "achalasia-1",
    system: "digestive",
    text: "47F 2 yr trouble swallowing solids and liquids alike from the start, regurgitates undigested food at night, 6 kg wt loss. Barium bird-beak. No heartburn.",
    age: 47,
    gender: "female",
    expected: "achalasia",
    triage: "routine"
  },
  {
    id: "esophageal-cancer-1",
    system: "digestive",
    text: "70M smoker/drinker. 3 mo progressive dysphagia, meat then soft food, now liquids. 15 kg wt loss, hoarse. No long heartburn hx.",
    age: 70,
    gender: "male",
    expected: "esophageal-cancer",
    triage: "same-day"
  },
  {
    id: "eosinophilic-esophagitis-1",
    system: "digestive",
    text: "22M asthma + hay fever, recurrent food sticking, meat stuck twice requiring ED. Heartburn pills don't help. No wt loss. Rings on endoscopy.",
    age: 22,
    gender: "male",
    expected: "eosinophilic-esophagitis",
    acceptable: [
      "food-bolus-impaction"
    ],
    triage: "routine"
  },
  {
    id: "cannabinoid-hyperemesis-1",
    system: "digestive",
    text: "I've had bouts of puking for days at a time, every couple of months, with bellyache. The only thing that helps is standing in a hot shower. I smoke weed every day, have for 6 yrs. Scans were all normal.",
    age: 26,
    gender: "male",
    expected: "cannabinoid-hyperemesis",
    acceptable: [
      "cyclic-vomiting"
    ],
    triage: "routine"
  },
  {
    id: "incarcerated-hernia-1",
    system: "digestive",
    text: "60M R groin bulge for yrs, since this morning hard, painful, cannot be pushed back, nausea, vomited once. Tender, irreducible. No fever.",
    age: 60,
    gender: "male",
    expected: "incarcerated-hernia",
    triage: "same-day"
  },
  {
    id: "inguinal-hernia-1",
    system: "digestive",
    text: "Lump in my right groin that pops out when I lift things at work and goes back in when I lie down. Dull ache. Had it 2 months. No vomiting.",
    age: 42,
    gender: "male",
    expected: "inguinal-hernia",
    triage: "routine"
  },
  {
    id: "carcinoid-syndrome-1",
    system: "digestive",
    text: "58F 1 yr of flushing of face and neck after wine, watery diarrhea 6/d, wheeze. TR murmur, liver enlarged. Menopause 8 yrs ago. 24-h urine 5-HIAA high.",
    age: 58,
    gender: "female",
    expected: "carcinoid-syndrome",
    triage: "routine"
  },
  {
    id: "cholecystitis-2",
    system: "digestive",
    text: "A 51-year-old woman with obesity has had constant pain under the right ribs since dinner yesterday, sixteen hours ago. It goes through to the right shoulder blade, and she has vomited three times. She has had shorter attacks after fatty meals in the past year. Temp 38.5 C, pulse 102, BP 134/80. Breathing in is cut short by pain when the right upper quadrant is pressed. She is not jaundiced. White cells are 15,200, bilirubin 0.8 mg/dL, lipase normal.",
    age: 51,
    gender: "female",
    expected: "cholecystitis",
    triage: "same-day"
  },
  {
    id: "appendicitis-3",
    system: "digestive",
    text: "A 28-year-old cook came off shift with vague pain around the navel, lost his appetite and vomited once. Over the next twelve hours the pain shifted to the right lower abdomen and became sharp, worse with coughing and walking. Temp 38.0 C, pulse 96, BP 122/74. There is tenderness with guarding and rebound two thirds of the way from the navel to the right hip bone. Pressing on the left side hurts on the right. Bowels are regular, urine is clear, and the testes are normal. He takes cetirizine for hay fever.",
    age: 28,
    gender: "male",
    expected: "appendicitis",
    triage: "emergency"
  },
  {
    id: "diverticulitis-2",
    system: "digestive",
    text: "A 55-year-old woman has had steady pain in the left lower abdomen for three days, with constipation and mild nausea. She had diverticula on colonoscopy two years ago. Temp 38.2 C, pulse 94, BP 128/78. The left iliac fossa is tender with slight guarding but there is no rebound. White cells are 14,100. She has no blood in the stool, no urinary symptoms, and had a hysterectomy at 45. She takes sertraline.",
    age: 55,
    gender: "female",
    expected: "diverticulitis",
    triage: "same-day"
  },
  {
    id: "pyloric-stenosis-2",
    system: "digestive",
    text: "A 3-week-old girl has vomited after each feed for five days; the vomit is milk, never green, and now shoots across the room. She is hungry again straight away. She has lost 200 g since last week and has had few wet diapers. Waves can be seen moving across the upper belly and a small firm lump is felt to the right of the midline. Temp 36.8 C. Bicarbonate is 34 and chloride 86 mmol/L. Stools are small but normal.",
    age: 0.058,
    gender: "female",
    expected: "pyloric-stenosis",
    triage: "emergency"
  },
  {
    id: "gerd-2",
    system: "digestive",
    text: "A 56-year-old man has had a burning feeling behind the breastbone two or three times a week for a year. It comes after large meals, coffee, and when he bends over or lies down; sour fluid comes up to his throat. Antacids help. It does not come on with exertion. Swallowing is easy, his weight has gone up 4 kg and his stools are brown. BMI 31. He takes amlodipine. Examination is normal and he is a nonsmoker.",
    age: 56,
    gender: "male",
    expected: "gerd",
    triage: "routine"
  },
  {
    id: "ischemic-colitis-1",
    system: "digestive",
    text: "A 65-year-old man with atherosclerosis and hypertension developed sudden cramps in the left lower abdomen yesterday evening, with an urgent need to pass stool. A few hours later he passed maroon blood mixed with loose stool. Temp 37.6 C, pulse 96, BP 112/68. The left side is mildly tender without guarding. Colonoscopy shows a pale swollen patch near the splenic flexure with a sharp border. He has not traveled or taken antibiotics. He takes metoprolol and furosemide.",
    age: 65,
    gender: "male",
    expected: "ischemic-colitis",
    triage: "same-day"
  }
];
