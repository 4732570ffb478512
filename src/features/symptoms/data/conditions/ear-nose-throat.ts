import type { Condition } from "../../symptoms.schema.ts";

export const earNoseThroatConditions = [
  {
    id: "acute-otitis-media", name: "Acute otitis media", synonyms: ["middle ear infection"],
    icd10: "H66.90", system: "ear-nose-throat", incidence: [5, 5], ages: "2443222111", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["ear-pain", 0.85], ["eardrum-red-bulging", 0.9], ["fever", 0.55], ["irritable-child", 0.45],
      ["coryza-prodrome", 0.55], ["runny-nose", 0.55], ["hearing-loss", 0.3], ["ear-tugging", 0.35],
      ["ear-discharge", 0.1], ["insomnia", 0.3], ["poor-feeding", 0.15], ["cough", 0.4], ["vomiting", 0.15],
      ["appetite-loss", 0.25], ["nasal-congestion", 0.4], ["fever-high", 0.25], ["eardrum-perforated", 0.05],
      ["ear-fullness", 0.25],
    ],
    cardinal: ["ear-pain|eardrum-red-bulging|ear-tugging|ear-discharge"],
    against: [
      ["ear-pain-tragus", 0.1], ["swimming", 0.4], ["mastoid-swelling", 0.05], ["facial-droop", 0.05],
      ["vertigo", 0.1], ["neck-stiffness", 0.05], ["jaw-click", 0.1], ["ear-itch", 0.2], ["tinnitus", 0.3],
    ],
    risks: [
      ["daycare", 2], ["hx-otitis", 3],
    ],
  },
  {
    id: "otitis-externa", name: "Otitis externa", synonyms: ["swimmer's ear"],
    icd10: "H60.90", system: "ear-nose-throat", incidence: [4, 3], ages: "0124333322", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["ear-pain-tragus", 0.9], ["ear-pain", 0.9], ["ear-discharge", 0.6], ["swimming", 0.55],
      ["ear-itch", 0.6], ["ear-canal-swollen", 0.8], ["hearing-loss", 0.25], ["ear-fullness", 0.3],
      ["lymphadenopathy-preauricular", 0.15], ["jaw-pain", 0.1],
    ],
    cardinal: ["ear-pain|ear-pain-tragus|ear-discharge"],
    against: [
      ["fever", 0.2], ["eardrum-red-bulging", 0.1], ["runny-nose", 0.2], ["coryza-prodrome", 0.15],
      ["mastoid-swelling", 0.1], ["facial-droop", 0.02], ["cough", 0.3],
    ],
    risks: [
      ["cotton-swabs", 4], ["hx-eczema", 2],
    ],
  },
  {
    id: "malignant-otitis-externa", name: "Necrotizing otitis externa", synonyms: ["malignant otitis externa"],
    icd10: "H60.20", system: "ear-nose-throat", incidence: [0, 1], ages: "0000012244", female: 0.33, urgency: "emergency", dangerous: true,
    course: { subacute: 0.9 },
    findings: [
      ["ear-pain", 0.97], ["ear-discharge", 0.85], ["ear-granulation", 0.65], ["facial-droop", 0.25],
      ["worse-night", 0.5], ["headache", 0.4], ["esr-crp-high", 0.85], ["ear-pain-tragus", 0.6],
      ["hearing-loss", 0.35], ["hoarseness", 0.1],
    ],
    cardinal: ["ear-pain"],
    risks: [
      ["hx-diabetes", 15], ["immunosuppressed", 6],
    ],
    requires: ["hx-diabetes|immunosuppressed|hiv-positive|chemotherapy|ear-granulation"],
  },
  {
    id: "otitis-media-effusion", name: "Otitis media with effusion", synonyms: ["glue ear"],
    icd10: "H65.90", system: "ear-nose-throat", incidence: [5, 4], ages: "1343111111", urgency: "routine",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["hearing-loss", 0.7], ["eardrum-effusion", 0.95], ["ear-fullness", 0.6], ["speech-delay", 0.2],
      ["prior-infection-recent", 0.45], ["well-appearing", 0.45], ["gait-ataxia", 0.1],
      ["inattention-hyperactivity", 0.1], ["school-decline", 0.1],
    ],
    cardinal: ["eardrum-effusion|hearing-loss|ear-fullness"],
    against: [
      ["fever", 0.05], ["ear-pain", 0.2], ["eardrum-red-bulging", 0.05], ["ear-discharge", 0.05],
    ],
    risks: [
      ["daycare", 2], ["hx-otitis", 4], ["hx-down-syndrome", 4], ["allergies-known", 1.5],
    ],
  },
  {
    id: "mastoiditis", name: "Acute mastoiditis", synonyms: [],
    icd10: "H70.009", system: "ear-nose-throat", incidence: [1, 2], ages: "1442211111", urgency: "emergency", dangerous: true,
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["mastoid-swelling", 0.9], ["ear-pain", 0.9], ["fever", 0.75], ["ear-discharge", 0.45],
      ["eardrum-red-bulging", 0.75], ["hearing-loss", 0.35], ["wbc-high", 0.65], ["skin-redness-warm", 0.55],
      ["headache", 0.3], ["irritable-child", 0.5], ["facial-droop", 0.05],
    ],
    cardinal: ["mastoid-swelling"],
    against: [
      ["ear-pain-tragus", 0.4], ["swimming", 0.4],
    ],
    risks: [
      ["hx-otitis", 3],
    ],
  },
  {
    id: "cholesteatoma", name: "Cholesteatoma", synonyms: [],
    icd10: "H71.90", system: "ear-nose-throat", incidence: [2, 1], ages: "0123333222", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["cholesteatoma-sign", 0.9], ["ear-discharge", 0.8], ["hearing-loss", 0.75],
      ["hearing-loss-unilateral", 0.6], ["vertigo", 0.1], ["ear-fullness", 0.25], ["tinnitus", 0.2],
      ["eardrum-perforated", 0.35],
    ],
    cardinal: ["cholesteatoma-sign|ear-discharge|hearing-loss"],
    against: [
      ["fever", 0.1], ["ear-pain", 0.3],
    ],
    risks: [
      ["hx-otitis", 5],
    ],
  },
  {
    id: "eardrum-perforation", name: "Tympanic membrane perforation", synonyms: ["barotrauma of the ear"],
    icd10: "H72.90", system: "ear-nose-throat", incidence: [3, 2], ages: "1233333222", urgency: "routine",
    course: { hyperacute: 0.8, acute: 0.6 },
    findings: [
      ["eardrum-perforated", 0.97], ["hearing-loss", 0.65], ["ear-pain", 0.55], ["ear-discharge", 0.35],
      ["tinnitus", 0.35], ["onset-sudden", 0.65], ["noise-exposure", 0.15], ["vertigo", 0.15],
    ],
    cardinal: ["eardrum-perforated|hearing-loss|ear-discharge"],
    against: [
      ["fever", 0.2], ["ear-pain-tragus", 0.2],
    ],
    risks: [
      ["cotton-swabs", 4], ["flight-altitude-dive", 8], ["head-injury", 4],
    ],
  },
  {
    id: "cerumen-impaction", name: "Cerumen impaction", synonyms: ["ear wax"],
    icd10: "H61.20", system: "ear-nose-throat", incidence: [5, 4], ages: "1222223344", urgency: "self-care",
    course: { subacute: 0.7, chronic: 0.7 },
    findings: [
      ["earwax", 0.97, 40], ["hearing-loss", 0.65], ["ear-fullness", 0.7], ["tinnitus", 0.25],
      ["ear-pain", 0.2], ["ear-itch", 0.25], ["hearing-loss-unilateral", 0.4], ["well-appearing", 0.4],
    ],
    cardinal: ["earwax"],
    against: [
      ["fever", 0.02], ["ear-discharge", 0.1], ["eardrum-red-bulging", 0.02], ["vertigo", 0.15],
    ],
    risks: [["cotton-swabs", 3]],
  },
  {
    id: "foreign-body-ear-nose", name: "Foreign body in ear or nose", synonyms: [],
    icd10: "T16.9XXA", system: "ear-nose-throat", incidence: [4, 4], ages: "1343111122", urgency: "same-day",
    course: { acute: 0.8 },
    findings: [
      ["ear-object", 0.6], ["nasal-discharge-unilateral-foul", 0.4], ["ear-pain", 0.25], ["nosebleed", 0.1],
      ["nasal-obstruction-unilateral", 0.4], ["witnessed-insertion", 0.5], ["hearing-loss", 0.1],
      ["nasal-discharge-purulent", 0.25], ["onset-sudden", 0.4],
    ],
    cardinal: ["ear-object|nasal-discharge-unilateral-foul|witnessed-insertion|nasal-obstruction-unilateral"],
    against: [
      ["fever", 0.1], ["runny-nose", 0.4],
    ],
    risks: [
      ["developmental-delay", 2],
    ],
  },
  {
    id: "eustachian-dysfunction", name: "Eustachian tube dysfunction", synonyms: [],
    icd10: "H69.90", system: "ear-nose-throat", incidence: [4, 3], ages: "0133333322", urgency: "self-care",
    course: { subacute: 0.7, acute: 0.5 },
    findings: [
      ["ear-fullness", 0.9], ["hearing-loss", 0.55], ["ear-pain", 0.25], ["nasal-congestion", 0.45],
      ["tinnitus", 0.2], ["coryza-prodrome", 0.4], ["eardrum-effusion", 0.4],
    ],
    cardinal: ["ear-fullness"],
    against: [
      ["fever", 0.05], ["ear-discharge", 0.05], ["vertigo", 0.15], ["eardrum-red-bulging", 0.05],
      ["hearing-loss-sudden", 0.1], ["earwax", 0.1],
    ],
    risks: [
      ["allergies-known", 3], ["flight-altitude-dive", 5], ["prior-infection-recent", 2],
    ],
  },
  {
    id: "presbycusis", name: "Age-related hearing loss", synonyms: ["presbycusis"],
    icd10: "H91.10", system: "ear-nose-throat", incidence: [5, 4], ages: "0000012344", female: 0.43, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hearing-loss-gradual", 0.95], ["hearing-loss", 0.97], ["tinnitus", 0.4], ["family-hearing-loss", 0.3],
    ],
    cardinal: ["hearing-loss"],
    against: [
      ["ear-pain", 0.02], ["vertigo", 0.1], ["hearing-loss-sudden", 0.01], ["hearing-loss-unilateral", 0.1],
      ["ear-discharge", 0.02], ["fever", 0.01],
    ],
    risks: [
      ["noise-exposure", 2], ["med-ototoxic", 2],
    ],
  },
  {
    id: "sudden-hearing-loss", name: "Sudden sensorineural hearing loss", synonyms: [],
    icd10: "H91.20", system: "ear-nose-throat", incidence: [2, 2], ages: "0011233444", urgency: "same-day", dangerous: true,
    course: { hyperacute: 0.8, acute: 0.7 },
    findings: [
      ["hearing-loss-sudden", 0.97], ["hearing-loss-unilateral", 0.9], ["tinnitus", 0.75],
      ["ear-fullness", 0.55], ["vertigo", 0.3], ["dizziness", 0.3],
    ],
    cardinal: ["hearing-loss-sudden"],
    against: [
      ["ear-pain", 0.1], ["fever", 0.05], ["ear-discharge", 0.02], ["facial-droop", 0.05], ["earwax", 0.05],
      ["eardrum-effusion", 0.05], ["vertigo-episodic-hours", 0.2],
    ],
  },
  {
    id: "otosclerosis", name: "Otosclerosis", synonyms: [],
    icd10: "H80.90", system: "ear-nose-throat", incidence: [2, 1], ages: "0001343311", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hearing-loss-gradual", 0.95], ["hearing-loss", 0.97], ["family-hearing-loss", 0.55],
      ["tinnitus", 0.55], ["hearing-better-in-noise", 0.35], ["vertigo", 0.1],
    ],
    cardinal: ["hearing-loss"],
    against: [
      ["ear-pain", 0.02], ["ear-discharge", 0.02], ["fever", 0.01], ["hearing-loss-sudden", 0.02],
    ],
    risks: [
      ["pregnant", 2],
    ],
  },
  {
    id: "noise-induced-hearing-loss", name: "Noise-induced hearing loss and tinnitus", synonyms: ["acoustic trauma", "tinnitus"],
    icd10: "H83.3X9", system: "ear-nose-throat", incidence: [4, 3], ages: "0001233433", female: 0.25, urgency: "routine",
    course: { chronic: 0.8, acute: 0.4 },
    findings: [
      ["hearing-loss-gradual", 0.7], ["noise-exposure", 0.95], ["tinnitus", 0.85], ["hearing-loss", 0.8],
      ["insomnia", 0.15],
    ],
    cardinal: ["tinnitus|hearing-loss", "noise-exposure|tinnitus"],
    against: [
      ["vertigo", 0.1], ["ear-pain", 0.1], ["ear-discharge", 0.02], ["fever", 0.01],
      ["tinnitus-pulsatile", 0.1],
    ],
    risks: [
      ["med-ototoxic", 3], ["military", 3],
    ],
  },
  {
    id: "meniere-disease", name: "Meniere disease", synonyms: [],
    icd10: "H81.09", system: "ear-nose-throat", incidence: [3, 2], ages: "0001233433", female: 0.57, urgency: "routine",
    course: { recurrent: 0.9 },
    findings: [
      ["vertigo-episodic-hours", 0.9], ["hearing-loss", 0.85], ["tinnitus", 0.8], ["ear-fullness", 0.75],
      ["vomiting", 0.45], ["nausea", 0.7], ["hearing-loss-unilateral", 0.75], ["hearing-fluctuating", 0.65],
      ["vertigo", 0.97], ["episodic", 0.75], ["nystagmus", 0.3], ["similar-episode-before", 0.6],
      ["gait-ataxia", 0.3],
    ],
    cardinal: ["vertigo"],
    against: [
      ["fever", 0.01], ["headache", 0.3], ["vertigo-positional", 0.15], ["weakness-focal", 0.01],
      ["ear-pain", 0.1], ["diplopia", 0.02], ["ear-discharge", 0.02], ["photophobia", 0.15],
      ["vertigo-prolonged", 0.2],
    ],
  },
  {
    id: "vestibular-neuritis", name: "Vestibular neuritis or labyrinthitis", synonyms: ["labyrinthitis"],
    icd10: "H81.20", system: "ear-nose-throat", incidence: [3, 3], ages: "0012333333", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["vertigo-prolonged", 0.9], ["vertigo", 0.97], ["nausea", 0.85], ["vomiting", 0.65],
      ["gait-ataxia", 0.6], ["prior-infection-recent", 0.45], ["nystagmus", 0.8],
      ["head-impulse-positive", 0.85], ["onset-sudden", 0.65], ["hearing-loss", 0.2], ["tinnitus", 0.15],
      ["dizziness", 0.97],
    ],
    cardinal: ["vertigo"],
    against: [
      ["weakness-focal", 0.01], ["diplopia", 0.02], ["headache", 0.2], ["nystagmus-vertical", 0.02],
      ["speech-slurred", 0.01], ["facial-droop", 0.02], ["fever", 0.1], ["vertigo-positional", 0.3],
      ["numbness-one-side", 0.01], ["unable-to-walk", 0.15], ["dysphagia", 0.01], ["episodic", 0.3],
    ],
  },
  {
    id: "acoustic-neuroma", name: "Vestibular schwannoma", synonyms: ["acoustic neuroma"],
    icd10: "D33.3", system: "ear-nose-throat", incidence: [2, 1], ages: "0000133433", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hearing-loss-unilateral", 0.9], ["tinnitus", 0.7], ["hearing-loss-gradual", 0.8], ["gait-ataxia", 0.5],
      ["vertigo", 0.2], ["headache", 0.2], ["mri-cpa-mass", 0.97], ["facial-droop", 0.05],
      ["hearing-loss", 0.95], ["ear-fullness", 0.2],
    ],
    cardinal: ["hearing-loss"],
    against: [
      ["ear-pain", 0.1], ["ear-discharge", 0.02], ["fever", 0.01], ["vertigo-episodic-hours", 0.2],
      ["earwax", 0.1],
    ],
    risks: [
      ["cafe-au-lait", 15],
    ],
  },
  {
    id: "allergic-rhinitis", name: "Allergic rhinitis", synonyms: ["hay fever"],
    icd10: "J30.9", system: "ear-nose-throat", incidence: [5, 4], ages: "0123343322", urgency: "self-care",
    course: { recurrent: 0.8, chronic: 0.8 },
    findings: [
      ["sneezing", 0.85], ["runny-nose", 0.9], ["nasal-congestion", 0.8], ["nose-itch", 0.75],
      ["eye-itching", 0.65], ["eye-watering", 0.5], ["seasonal-pattern", 0.6], ["allergen-exposure", 0.5],
      ["post-nasal-drip", 0.45], ["nasal-mucosa-pale", 0.45], ["cough", 0.25], ["throat-clearing", 0.25],
      ["fatigue", 0.2], ["headache", 0.15], ["episodic", 0.25], ["smell-loss", 0.15],
    ],
    cardinal: ["sneezing|runny-nose|nasal-congestion|nose-itch"],
    against: [
      ["fever", 0.05], ["nasal-discharge-purulent", 0.15], ["sore-throat", 0.4], ["myalgia", 0.1],
      ["sick-contact", 0.3], ["facial-pain", 0.2], ["malaise", 0.3], ["chills", 0.1],
    ],
    risks: [
      ["hx-asthma", 2.5], ["hx-eczema", 2.5], ["fhx-allergy-asthma", 3], ["allergies-known", 5],
    ],
  },
  {
    id: "nonallergic-rhinitis", name: "Nonallergic rhinitis", synonyms: ["vasomotor rhinitis", "rhinitis medicamentosa"],
    icd10: "J30.0", system: "ear-nose-throat", incidence: [4, 3], ages: "0001233333", female: 0.6, urgency: "self-care",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["nasal-congestion", 0.9], ["runny-nose", 0.75], ["med-decongestant", 0.35],
      ["asthma-trigger-work", 0.55], ["sneezing", 0.3], ["post-nasal-drip", 0.45], ["headache", 0.15],
    ],
    cardinal: ["nasal-congestion|runny-nose"],
    against: [
      ["eye-itching", 0.1], ["nose-itch", 0.15], ["fever", 0.05], ["seasonal-pattern", 0.2],
      ["sore-throat", 0.2], ["nasal-discharge-purulent", 0.1],
    ],
    risks: [
      ["pregnant", 2.5],
    ],
  },
  {
    id: "acute-sinusitis", name: "Acute bacterial sinusitis", synonyms: ["rhinosinusitis"],
    icd10: "J01.90", system: "ear-nose-throat", incidence: [5, 4], ages: "0122333333", female: 0.6, urgency: "routine",
    course: { acute: 0.8, subacute: 0.6 },
    findings: [
      ["sinus-pain", 0.85], ["nasal-discharge-purulent", 0.8], ["nasal-congestion", 0.85],
      ["recovering-then-worse", 0.4], ["fever", 0.35], ["headache", 0.55], ["smell-loss", 0.35],
      ["cough", 0.35], ["symptoms-over-10-days", 0.55], ["fatigue", 0.3], ["post-nasal-drip", 0.5],
      ["halitosis", 0.2], ["ear-fullness", 0.2], ["facial-pain", 0.85], ["headache-frontal", 0.4],
      ["coryza-prodrome", 0.5],
    ],
    cardinal: ["sinus-pain|nasal-discharge-purulent|facial-pain|nasal-congestion"],
    against: [
      ["eye-itching", 0.1], ["photophobia", 0.2], ["headache-aura", 0.02], ["eyelid-swelling", 0.1],
      ["eye-pain-movement", 0.05], ["sneezing", 0.4], ["neck-stiffness", 0.05], ["vomiting", 0.3],
      ["rash", 0.2], ["nasal-discharge-unilateral-foul", 0.4],
    ],
    risks: [
      ["allergies-known", 2], ["tooth-pain", 2],
    ],
  },
  {
    id: "chronic-sinusitis", name: "Chronic rhinosinusitis", synonyms: ["nasal polyps"],
    icd10: "J32.9", system: "ear-nose-throat", incidence: [4, 3], ages: "0012234433", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["nasal-congestion", 0.9], ["nasal-discharge-purulent", 0.55], ["smell-loss", 0.55], ["sinus-pain", 0.6],
      ["post-nasal-drip", 0.65], ["chronic-sinus-symptoms", 0.9], ["nasal-polyps", 0.25],
      ["cough-chronic", 0.25], ["headache", 0.35], ["fatigue", 0.3], ["throat-clearing", 0.35],
      ["halitosis", 0.2],
    ],
    cardinal: ["nasal-congestion|smell-loss|chronic-sinus-symptoms|post-nasal-drip|nasal-discharge-purulent"],
    against: [
      ["fever", 0.1], ["onset-sudden", 0.1], ["nosebleed", 0.4], ["eye-itching", 0.4],
    ],
    risks: [
      ["hx-asthma", 2.5], ["allergies-known", 2.5], ["hx-immunodeficiency", 3], ["hx-cystic-fibrosis", 6],
    ],
  },
  {
    id: "deviated-septum", name: "Deviated nasal septum", synonyms: [],
    icd10: "J34.2", system: "ear-nose-throat", incidence: [4, 3], ages: "0133333322", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["nasal-obstruction-unilateral", 0.55], ["nasal-congestion", 0.85], ["mouth-breathing", 0.6],
      ["snoring", 0.55], ["nosebleed", 0.15], ["nasal-septum", 0.75], ["insomnia", 0.3], ["hearing-loss", 0.1],
    ],
    cardinal: ["nasal-congestion|mouth-breathing|nasal-obstruction-unilateral"],
    against: [
      ["fever", 0.02], ["sneezing", 0.3], ["eye-itching", 0.1], ["nasal-discharge-purulent", 0.3],
    ],
    risks: [
      ["nose-injury", 4], ["hx-otitis", 2],
    ],
  },
  {
    id: "epistaxis", name: "Epistaxis", synonyms: ["nosebleed"],
    icd10: "R04.0", system: "ear-nose-throat", incidence: [5, 5], ages: "0133223333", urgency: "same-day",
    course: { hyperacute: 0.8, recurrent: 0.6 },
    findings: [
      ["nosebleed", 0.97], ["onset-sudden", 0.5], ["hypertension", 0.2], ["well-appearing", 0.3],
    ],
    cardinal: ["nosebleed"],
    against: [
      ["fever", 0.05], ["easy-bruising", 0.2], ["rash-petechial", 0.1], ["weight-loss", 0.1],
      ["bleeding-gums", 0.1], ["joint-pain", 0.2], ["lymphadenopathy", 0.1],
    ],
    risks: [
      ["med-anticoagulant", 4], ["nose-injury", 3], ["med-aspirin", 2], ["med-steroid-inhaled", 1.5],
      ["hx-bleeding-disorder", 6], ["dry-air", 2], ["picks-the-nose", 2],
    ],
  },
  {
    id: "nasal-fracture", name: "Nasal fracture", synonyms: ["septal hematoma"],
    icd10: "S02.2XXA", system: "ear-nose-throat", incidence: [4, 4], ages: "0123343222", female: 0.33, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["septal-hematoma", 0.05],
      ["nose-injury", 0.97], ["nosebleed", 0.75], ["deformity", 0.55], ["periorbital-bruise", 0.35],
      ["nasal-congestion", 0.45], ["nasal-septum", 0.05],
    ],
    cardinal: ["nose-injury"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["contact-sport", 4],
    ],
    requires: ["nose-injury|trauma|head-injury"],
  },
  {
    id: "streptococcal-pharyngitis", name: "Streptococcal pharyngitis", synonyms: ["strep throat", "bacterial tonsillitis"],
    icd10: "J02.0", system: "ear-nose-throat", incidence: [5, 5], ages: "0134332211", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["sore-throat", 0.97], ["fever", 0.8], ["tonsil-exudate", 0.55], ["lymphadenopathy-cervical", 0.65],
      ["lymphadenopathy-tender", 0.6], ["odynophagia", 0.65], ["palatal-petechiae", 0.2], ["headache", 0.4],
      ["abdominal-pain", 0.25], ["onset-sudden", 0.55], ["rapid-strep-positive", 0.85],
      ["tonsils-swollen", 0.65], ["nausea", 0.25], ["vomiting", 0.2], ["fever-high", 0.4], ["chills", 0.25],
      ["dysphagia", 0.3], ["rash-sandpaper", 0.1], ["halitosis", 0.15], ["malaise", 0.3],
    ],
    cardinal: ["sore-throat"],
    against: [
      ["cough", 0.2], ["runny-nose", 0.2], ["hoarseness", 0.2], ["eye-redness", 0.15], ["mouth-ulcers", 0.15],
      ["diarrhea", 0.2], ["splenomegaly", 0.1], ["voice-muffled", 0.15], ["lockjaw", 0.05], ["drooling", 0.1],
      ["uvula-deviated", 0.05], ["rapid-strep-negative", 0.15], ["throat-blisters", 0.05], ["stridor", 0.02],
      ["lymphadenopathy-posterior-cervical", 0.3], ["nasal-congestion", 0.3],
    ],
    risks: [
      ["strep-contact", 6], ["daycare", 1.4],
    ],
  },
  {
    id: "viral-pharyngitis", name: "Viral pharyngitis", synonyms: ["sore throat"],
    icd10: "J02.9", system: "ear-nose-throat", incidence: [6, 5], ages: "1233333322", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["sore-throat", 0.97], ["runny-nose", 0.55], ["cough", 0.55], ["fever-low-grade", 0.3],
      ["hoarseness", 0.25], ["nasal-congestion", 0.45], ["malaise", 0.35], ["sick-contact", 0.35],
      ["headache", 0.25], ["lymphadenopathy-cervical", 0.25], ["odynophagia", 0.4], ["fever", 0.35],
      ["eye-redness", 0.1], ["well-appearing", 0.4], ["fatigue", 0.25], ["tonsils-swollen", 0.2],
      ["mouth-ulcers", 0.1], ["myalgia", 0.15],
    ],
    cardinal: ["sore-throat"],
    against: [
      ["tonsil-exudate", 0.2], ["fever-high", 0.3], ["rapid-strep-positive", 0.05], ["voice-muffled", 0.05],
      ["drooling", 0.05], ["splenomegaly", 0.05], ["palatal-petechiae", 0.2], ["lockjaw", 0.02],
      ["rash-sandpaper", 0.02], ["stridor", 0.02], ["weight-loss", 0.05], ["hoarseness-chronic", 0.1],
      ["lymphadenopathy-posterior-cervical", 0.2],
    ],
  },
  {
    id: "peritonsillar-abscess", name: "Peritonsillar abscess", synonyms: ["quinsy"],
    icd10: "J36", system: "ear-nose-throat", incidence: [2, 4], ages: "0012443211", urgency: "emergency", dangerous: true,
    course: { acute: 0.9, subacute: 0.3 },
    findings: [
      ["sore-throat-severe-unilateral", 0.9], ["uvula-deviated", 0.75], ["lockjaw", 0.65],
      ["voice-muffled", 0.7], ["fever", 0.75], ["odynophagia", 0.8], ["dysphagia", 0.7], ["drooling", 0.4],
      ["tonsils-swollen", 0.75], ["sore-throat", 0.97], ["ear-pain", 0.4], ["lymphadenopathy-cervical", 0.55],
      ["lymphadenopathy-tender", 0.45], ["halitosis", 0.3], ["tonsil-exudate", 0.35], ["neck-pain", 0.25],
      ["ill-appearing", 0.25], ["headache", 0.2],
    ],
    cardinal: ["sore-throat"],
    against: [
      ["runny-nose", 0.2], ["cough", 0.2], ["stridor", 0.2], ["splenomegaly", 0.1], ["hoarseness", 0.4],
      ["rash", 0.1],
    ],
    risks: [
      ["post-streptococcal", 4], ["smoking", 1.5],
    ],
  },
  {
    id: "retropharyngeal-abscess", name: "Retropharyngeal abscess", synonyms: ["deep neck infection", "parapharyngeal abscess"],
    icd10: "J39.0", system: "ear-nose-throat", incidence: [1, 2], ages: "1342222222", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["neck-stiffness", 0.65], ["fever", 0.85], ["odynophagia", 0.75], ["drooling", 0.5], ["dysphagia", 0.7],
      ["torticollis", 0.45], ["neck-swelling-lateral", 0.45], ["sore-throat", 0.65], ["voice-muffled", 0.35],
      ["stridor", 0.25], ["ct-neck-abscess", 0.9], ["neck-pain", 0.65], ["poor-feeding", 0.3],
      ["ill-appearing", 0.5], ["lockjaw", 0.25], ["irritable-child", 0.45], ["lymphadenopathy-cervical", 0.5],
      ["wbc-high", 0.75],
    ],
    cardinal: ["fever", "neck-stiffness|torticollis|odynophagia|dysphagia|neck-pain|drooling"],
    against: [
      ["cough-barking", 0.1], ["kernig-brudzinski", 0.2], ["runny-nose", 0.4],
    ],
    risks: [
      ["post-streptococcal", 3], ["tooth-pain", 3], ["foreign-body-swallowed", 5],
    ],
  },
  {
    id: "ludwig-angina", name: "Ludwig angina", synonyms: ["submandibular space infection"],
    icd10: "K12.2", system: "ear-nose-throat", incidence: [1, 2], ages: "0001233322", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["floor-mouth-swelling", 0.9], ["dysphagia", 0.7], ["drooling", 0.6], ["fever", 0.75],
      ["tooth-pain", 0.65], ["neck-induration", 0.75], ["lockjaw", 0.45], ["voice-muffled", 0.5],
      ["stridor", 0.2], ["neck-pain", 0.65], ["dyspnea", 0.3], ["jaw-pain", 0.4],
    ],
    cardinal: ["floor-mouth-swelling|neck-induration"],
    against: [
      ["runny-nose", 0.2], ["salivary-meal-swelling", 0.2],
    ],
    risks: [
      ["dental-procedure", 4], ["hx-diabetes", 2],
    ],
  },
  {
    id: "laryngitis", name: "Acute laryngitis", synonyms: [],
    icd10: "J04.0", system: "ear-nose-throat", incidence: [5, 4], ages: "0012333322", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["hoarseness", 0.97], ["sore-throat", 0.45], ["cough", 0.55], ["coryza-prodrome", 0.6],
      ["runny-nose", 0.45], ["throat-clearing", 0.3], ["cough-dry", 0.35], ["voice-overuse", 0.35],
      ["fever-low-grade", 0.2], ["well-appearing", 0.4],
    ],
    cardinal: ["hoarseness"],
    against: [
      ["stridor", 0.05], ["dysphagia", 0.05], ["weight-loss", 0.05], ["hemoptysis", 0.05],
      ["hoarseness-chronic", 0.05], ["drooling", 0.01], ["neck-mass", 0.05], ["dyspnea", 0.1],
    ],
    risks: [
      ["smoking", 1.5],
    ],
  },
  {
    id: "laryngeal-cancer", name: "Laryngeal cancer", synonyms: [],
    icd10: "C32.9", system: "ear-nose-throat", incidence: [2, 2], ages: "0000012344", female: 0.2, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["vocal-cord-lesion", 0.9],
      ["vocal-cord-fixed", 0.25],
      ["hoarseness-chronic", 0.9], ["hoarseness", 0.95], ["dysphagia", 0.3], ["ear-pain", 0.2],
      ["neck-mass", 0.25], ["weight-loss", 0.3], ["hemoptysis", 0.1], ["stridor", 0.15], ["odynophagia", 0.25],
      ["cough", 0.25], ["lymphadenopathy-painless", 0.2], ["globus", 0.2], ["dyspnea", 0.15],
      ["sore-throat", 0.3],
    ],
    cardinal: ["hoarseness"],
    against: [
      ["fever", 0.05], ["onset-sudden", 0.1], ["runny-nose", 0.2],
    ],
    risks: [
      ["smoking", 8], ["smoking-heavy", 12], ["alcohol-use-heavy", 4], ["hx-hpv", 1.5],
    ],
  },
  {
    id: "head-neck-cancer", name: "Oral or pharyngeal cancer", synonyms: ["oropharyngeal cancer", "tongue cancer"],
    icd10: "C14.0", system: "ear-nose-throat", incidence: [2, 2], ages: "0000013344", female: 0.25, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.7 },
    findings: [
      ["mouth-ulcer-nonhealing", 0.6], ["neck-mass", 0.5], ["lymphadenopathy-painless", 0.45],
      ["odynophagia", 0.4], ["ear-pain", 0.3], ["dysphagia", 0.35], ["weight-loss", 0.35],
      ["sore-throat", 0.35], ["mouth-white-patch", 0.25], ["hoarseness", 0.15],
      ["lymphadenopathy-cervical", 0.45], ["jaw-pain", 0.1], ["sore-throat-severe-unilateral", 0.15],
      ["halitosis", 0.1], ["mouth-ulcers", 0.6],
    ],
    cardinal: ["mouth-ulcer-nonhealing|neck-mass|odynophagia|dysphagia"],
    against: [
      ["fever", 0.05], ["onset-sudden", 0.1], ["tonsil-exudate", 0.1],
    ],
    risks: [
      ["smoking", 5], ["alcohol-use-heavy", 4], ["tobacco-chewing", 10], ["hx-hpv", 6],
    ],
  },
  {
    id: "nasopharyngeal-carcinoma", name: "Nasopharyngeal carcinoma", synonyms: [],
    icd10: "C11.9", system: "ear-nose-throat", incidence: [1, 1], ages: "0001233433", female: 0.25, urgency: "same-day",
    course: { subacute: 0.6, chronic: 0.8 },
    findings: [
      ["nasopharyngeal-mass", 0.8],
      ["lymphadenopathy-cervical", 0.65], ["neck-mass", 0.6], ["nosebleed", 0.45],
      ["nasal-obstruction-unilateral", 0.45], ["hearing-loss-unilateral", 0.45], ["eardrum-effusion", 0.45],
      ["headache", 0.3], ["diplopia", 0.1], ["nasal-congestion", 0.45], ["tinnitus", 0.3],
    ],
    cardinal: ["neck-mass|nosebleed|nasal-obstruction-unilateral|hearing-loss-unilateral|nasal-congestion"],
    risks: [
      ["asian-descent", 8], ["diet-salty-meat", 3],
    ],
  },
  {
    id: "laryngopharyngeal-reflux", name: "Laryngopharyngeal reflux", synonyms: ["silent reflux"],
    icd10: "J38.7", system: "ear-nose-throat", incidence: [4, 3], ages: "0000133433", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["throat-clearing", 0.8], ["hoarseness", 0.65], ["globus", 0.55], ["cough-chronic", 0.45],
      ["regurgitation", 0.3], ["heartburn", 0.35], ["sore-throat", 0.3], ["post-nasal-drip", 0.45],
      ["worse-morning", 0.35],
    ],
    cardinal: ["throat-clearing|hoarseness|globus|cough-chronic"],
    against: [
      ["weight-loss", 0.05], ["dysphagia", 0.2], ["fever", 0.02], ["neck-mass", 0.02], ["hemoptysis", 0.05],
    ],
    risks: [
      ["hx-gerd", 3],
    ],
  },
  {
    id: "vocal-nodules", name: "Vocal cord nodules or paralysis", synonyms: [],
    icd10: "J38.2", system: "ear-nose-throat", incidence: [3, 2], ages: "0122333333", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vocal-cord-lesion", 0.8],
      ["hoarseness-chronic", 0.9], ["hoarseness", 0.97], ["voice-overuse", 0.65], ["aspiration-risk", 0.1],
    ],
    cardinal: ["hoarseness"],
    against: [
      ["fever", 0.02], ["weight-loss", 0.1], ["stridor", 0.1], ["runny-nose", 0.3], ["odynophagia", 0.1],
    ],
    risks: [
      ["surgery-neck-recent", 10], ["hx-cancer", 4],
    ],
  },
  {
    id: "parotitis-sialadenitis", name: "Sialadenitis or salivary stone", synonyms: ["sialolithiasis", "bacterial parotitis"],
    icd10: "K11.20", system: "ear-nose-throat", incidence: [3, 3], ages: "1112233333", urgency: "same-day",
    course: { acute: 0.8, recurrent: 0.5 },
    findings: [
      ["salivary-meal-swelling", 0.6], ["parotid-swelling", 0.55], ["salivary-stone-felt", 0.45],
      ["fever", 0.4], ["neck-induration", 0.45], ["facial-pain", 0.5], ["dry-mouth", 0.4],
      ["skin-redness-warm", 0.35], ["edema-facial", 0.45], ["jaw-pain", 0.35],
    ],
    cardinal: ["salivary-meal-swelling|parotid-swelling|neck-induration"],
    against: [
      ["swelling-bilateral-parotid", 0.2], ["unvaccinated", 0.4], ["facial-droop", 0.05], ["rash", 0.1],
    ],
    risks: [
      ["dehydration", 3], ["surgery-recent", 3], ["hx-lupus-autoimmune", 4],
    ],
  },
  {
    id: "salivary-tumor", name: "Salivary gland tumor", synonyms: ["pleomorphic adenoma"],
    icd10: "D11.0", system: "ear-nose-throat", incidence: [2, 2], ages: "0000133333", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["parotid-mass-painless", 0.9], ["parotid-swelling", 0.9], ["onset-gradual", 0.6],
      ["facial-droop", 0.1], ["neck-mass", 0.35],
    ],
    cardinal: ["parotid-mass-painless|parotid-swelling"],
    against: [
      ["fever", 0.02], ["salivary-meal-swelling", 0.1], ["swelling-bilateral-parotid", 0.1],
    ],
    risks: [
      ["smoking", 1.5], ["radiation-therapy", 4],
    ],
  },
  {
    id: "aphthous-ulcer", name: "Aphthous stomatitis", synonyms: ["canker sore"],
    icd10: "K12.0", system: "ear-nose-throat", incidence: [5, 4], ages: "0123343322", urgency: "self-care",
    course: { acute: 0.8, recurrent: 0.8 },
    findings: [
      ["mouth-ulcers", 0.97], ["similar-episode-before", 0.6], ["well-appearing", 0.5], ["odynophagia", 0.2],
    ],
    cardinal: ["mouth-ulcers"],
    against: [
      ["fever", 0.05], ["lip-blisters", 0.1], ["genital-ulcer", 0.05], ["mouth-ulcer-nonhealing", 0.1],
      ["weight-loss", 0.05], ["rash", 0.05], ["diarrhea-bloody", 0.05], ["throat-blisters", 0.2],
      ["gum-inflammation", 0.1], ["rash-hand-foot-mouth", 0.02],
    ],
    risks: [
      ["stressor", 1.6],
    ],
  },
  {
    id: "oral-thrush", name: "Oral candidiasis", synonyms: ["thrush"],
    icd10: "B37.0", system: "ear-nose-throat", incidence: [4, 3], ages: "3431122333", urgency: "routine",
    course: { subacute: 0.7, acute: 0.5 },
    findings: [
      ["thrush", 0.97], ["mouth-ulcers", 0.35], ["odynophagia", 0.2], ["angular-cheilitis", 0.25],
      ["poor-feeding", 0.15], ["rash-diaper", 0.15], ["taste-metallic", 0.25], ["burning-mouth", 0.3],
    ],
    cardinal: ["thrush"],
    against: [
      ["fever", 0.05], ["mouth-white-patch", 0.3], ["lymphadenopathy", 0.1],
    ],
    risks: [
      ["immunosuppressed", 4], ["hiv-positive", 6], ["med-steroid-inhaled", 6], ["antibiotics-recent", 3],
      ["hx-diabetes", 2], ["chemotherapy", 4],
    ],
  },
  {
    id: "dental-abscess", name: "Dental abscess or caries", synonyms: ["toothache", "pulpitis"],
    icd10: "K04.7", system: "ear-nose-throat", incidence: [5, 5], ages: "0133333333", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["tooth-decayed-or-broken", 0.5],
      ["tooth-pain", 0.95], ["tooth-swelling", 0.6], ["edema-facial", 0.45], ["fever", 0.2],
      ["tooth-sensitive-hot-cold", 0.5], ["jaw-pain", 0.65], ["lymphadenopathy-cervical", 0.2],
      ["halitosis", 0.25], ["gum-inflammation", 0.35], ["facial-pain", 0.45], ["ear-pain", 0.2],
      ["headache", 0.2], ["worse-night", 0.3],
    ],
    cardinal: ["tooth-pain"],
    against: [
      ["runny-nose", 0.2], ["floor-mouth-swelling", 0.05], ["lockjaw", 0.15], ["facial-pain-shocks", 0.1],
      ["sinus-pain", 0.4], ["jaw-click", 0.1],
    ],
  },
  {
    id: "gingivitis", name: "Gingivitis or periodontitis", synonyms: ["trench mouth", "ANUG"],
    icd10: "K05.10", system: "ear-nose-throat", incidence: [4, 3], ages: "0012333333", urgency: "routine",
    course: { chronic: 0.8, acute: 0.5 },
    findings: [
      ["gum-inflammation", 0.9], ["bleeding-gums", 0.8], ["halitosis", 0.5], ["gum-necrosis", 0.1],
      ["tooth-pain", 0.25], ["mouth-ulcers", 0.25],
    ],
    cardinal: ["gum-inflammation|bleeding-gums"],
    against: [
      ["fever", 0.1], ["easy-bruising", 0.05], ["rash-petechial", 0.05], ["weight-loss", 0.1],
      ["blasts", 0.01], ["lymphadenopathy", 0.2],
    ],
    risks: [
      ["smoking", 2.5], ["hx-diabetes", 2], ["pregnant", 2.5], ["med-allopurinol-anticonvulsant", 2],
    ],
  },
  {
    id: "leukoplakia", name: "Oral leukoplakia", synonyms: ["oral lichen planus"],
    icd10: "K13.21", system: "ear-nose-throat", incidence: [3, 2], ages: "0000123344", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["mouth-white-patch", 0.97], ["oral-white-lacy", 0.3], ["mouth-ulcers", 0.15], ["burning-mouth", 0.15],
    ],
    cardinal: ["mouth-white-patch"],
    against: [
      ["thrush", 0.1], ["fever", 0.02], ["weight-loss", 0.2],
    ],
    risks: [
      ["smoking", 4], ["tobacco-chewing", 8], ["alcohol-use-heavy", 3],
    ],
  },
  {
    id: "tmj-disorder", name: "Temporomandibular disorder", synonyms: ["TMJ syndrome", "bruxism"],
    icd10: "M26.609", system: "ear-nose-throat", incidence: [4, 3], ages: "0012343322", female: 0.75, urgency: "self-care",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["jaw-click", 0.75], ["jaw-pain", 0.9], ["headache", 0.45], ["ear-pain", 0.45], ["lockjaw", 0.45],
      ["teeth-grinding", 0.5], ["facial-pain", 0.45], ["neck-pain", 0.3], ["headache-temporal", 0.3],
      ["worse-morning", 0.3], ["tinnitus", 0.1],
    ],
    cardinal: ["jaw-pain|jaw-click|facial-pain"],
    against: [
      ["fever", 0.02], ["headache-new-after-50", 0.3], ["vision-loss-transient", 0.02], ["chest-pain", 0.1],
      ["esr-crp-high", 0.05], ["tooth-swelling", 0.05], ["jaw-claudication", 0.3], ["worse-exertion", 0.1],
      ["ear-discharge", 0.05], ["scalp-tenderness", 0.3],
    ],
    risks: [
      ["stressor", 2], ["hx-anxiety", 1.6],
    ],
  },
  {
    id: "globus", name: "Globus sensation", synonyms: [],
    icd10: "F45.8", system: "ear-nose-throat", incidence: [4, 3], ages: "0001344322", female: 0.75, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["globus", 0.97], ["throat-clearing", 0.4], ["anxiety", 0.4], ["heartburn", 0.3],
      ["well-appearing", 0.4],
    ],
    cardinal: ["globus"],
    against: [
      ["dysphagia", 0.05], ["weight-loss", 0.05], ["odynophagia", 0.05], ["hoarseness-chronic", 0.1],
      ["neck-mass", 0.02], ["food-impaction", 0.05], ["fever", 0.02],
    ],
    risks: [
      ["hx-anxiety", 2.5], ["hx-gerd", 2], ["stressor", 2],
    ],
  },
  {
    id: "burning-mouth", name: "Burning mouth syndrome", synonyms: ["glossodynia"],
    icd10: "K14.6", system: "ear-nose-throat", incidence: [3, 2], ages: "0000013433", female: 0.88, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["burning-mouth", 0.97], ["taste-metallic", 0.5], ["dry-mouth", 0.5], ["anxiety", 0.3],
    ],
    cardinal: ["burning-mouth"],
    against: [
      ["mouth-ulcers", 0.05], ["thrush", 0.05], ["fever", 0.01], ["tongue-geographic", 0.1],
    ],
    risks: [
      ["postmenopausal", 4], ["hx-anxiety", 2], ["med-ace-inhibitor", 1.5],
    ],
  },
  {
    id: "geographic-tongue", name: "Geographic tongue", synonyms: ["benign migratory glossitis"],
    icd10: "K14.1", system: "ear-nose-throat", incidence: [4, 3], ages: "1233333322", urgency: "self-care",
    course: { chronic: 0.9, recurrent: 0.7 },
    findings: [
      ["tongue-geographic", 0.97], ["burning-mouth", 0.25], ["well-appearing", 0.65],
    ],
    cardinal: ["tongue-geographic"],
    against: [
      ["fever", 0.01], ["mouth-ulcers", 0.1], ["thrush", 0.1], ["weight-loss", 0.05],
    ],
    risks: [
      ["hx-psoriasis", 2], ["hx-eczema", 1.5],
    ],
  },
  {
    id: "teething", name: "Teething", synonyms: [],
    icd10: "K00.7", system: "ear-nose-throat", incidence: [5, 4], ages: "1431000000", urgency: "self-care",
    course: { acute: 0.8, recurrent: 0.6 },
    findings: [
      ["teething", 0.95, 40], ["drooling", 0.75], ["irritable-child", 0.65], ["gum-inflammation", 0.45],
      ["insomnia", 0.35], ["rash-perioral", 0.2], ["well-appearing", 0.55], ["appetite-loss", 0.2],
    ],
    cardinal: ["teething"],
    against: [
      ["fever-high", 0.05], ["diarrhea", 0.3], ["vomiting", 0.1], ["lethargic-child", 0.02], ["cough", 0.3],
      ["respiratory-distress", 0.01], ["stridor", 0.01], ["fever", 0.3],
    ],
  },
  {
    id: "thyroglossal-branchial-cyst", name: "Thyroglossal or branchial cleft cyst", synonyms: [],
    icd10: "Q89.2", system: "ear-nose-throat", incidence: [2, 1], ages: "1233332100", urgency: "routine",
    course: { chronic: 0.8, acute: 0.3 },
    findings: [
      ["neck-mass-midline", 0.6], ["neck-mass", 0.95], ["moves-tongue-protrusion", 0.5],
      ["skin-redness-warm", 0.2], ["onset-gradual", 0.4], ["prior-infection-recent", 0.3],
    ],
    cardinal: ["neck-mass"],
    against: [
      ["weight-loss", 0.05], ["night-sweats", 0.05], ["thyroid-nodule", 0.4], ["hoarseness", 0.1],
    ],
  },
  {
    id: "choanal-atresia", name: "Choanal atresia", synonyms: [],
    icd10: "Q30.0", system: "ear-nose-throat", incidence: [0, 1], ages: "4331000000", female: 0.67, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["cyanosis-relieved-crying", 0.9], ["respiratory-distress", 0.8], ["poor-feeding", 0.6],
      ["cyanosis", 0.75], ["nasal-discharge-unilateral-foul", 0.1],
    ],
    cardinal: ["cyanosis|respiratory-distress|cyanosis-relieved-crying"],
    against: [
      ["fever", 0.02],
    ],
  },
  {
    id: "basal-skull-fracture", name: "Basal skull fracture", synonyms: ["temporal bone fracture", "CSF leak"],
    icd10: "S02.109A", system: "ear-nose-throat", incidence: [1, 2], ages: "0122333322", female: 0.25, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["head-injury", 0.97], ["basilar-skull-signs", 0.85], ["hearing-loss", 0.4], ["facial-droop", 0.2],
      ["ear-discharge", 0.5], ["loss-of-consciousness", 0.45], ["headache", 0.65], ["vertigo", 0.3],
      ["nosebleed", 0.25], ["vomiting", 0.3],
    ],
    cardinal: ["head-injury"],
    requires: ["head-injury|trauma|basilar-skull-signs"],
  },
  {
    id: "dry-socket", name: "Alveolar osteitis", synonyms: ["dry socket"],
    icd10: "M27.3", system: "ear-nose-throat", incidence: [3, 3], ages: "0001343322", female: 0.6, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["empty-socket", 0.7],
      ["tooth-extraction-recent", 0.97], ["tooth-pain", 0.9], ["halitosis", 0.45], ["ear-pain", 0.3],
      ["jaw-pain", 0.5], ["taste-metallic", 0.3],
    ],
    cardinal: ["tooth-extraction-recent"],
    against: [
      ["fever", 0.1], ["tooth-swelling", 0.2],
    ],
    risks: [
      ["smoking", 3], ["med-estrogen", 2],
    ],
    requires: ["tooth-extraction-recent|dental-procedure"],
  },
  {
    id: "jaw-fracture", name: "Jaw fracture or dislocation", synonyms: ["mandibular fracture"],
    icd10: "S02.609A", system: "ear-nose-throat", incidence: [3, 3], ages: "0012343322", female: 0.25, urgency: "same-day",
    course: { hyperacute: 0.9 },
    findings: [
      ["jaw-pain", 0.9], ["malocclusion", 0.75], ["lockjaw", 0.65], ["edema-facial", 0.6],
      ["tooth-knocked", 0.25], ["trauma", 0.8],
    ],
    cardinal: ["jaw-pain|malocclusion"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["contact-sport", 3], ["piloerection", 3],
    ],
  },
  {
    id: "vocal-cord-paralysis", name: "Vocal cord paralysis", synonyms: ["vocal fold palsy"],
    icd10: "J38.00", system: "ear-nose-throat", incidence: [2, 2], ages: "1111234443", urgency: "routine",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["vocal-cord-fixed", 0.95],
      ["hoarseness", 0.9], ["hoarseness-chronic", 0.7], ["choking-with-feeds", 0.2], ["dysphagia-liquids", 0.3], ["cough", 0.3], ["voice-muffled", 0.1], ["dyspnea-exertional", 0.2], ["stridor", 0.1],
    ],
    cardinal: ["hoarseness"],
    against: [["fever", 0.1], ["sore-throat", 0.3]],
    risks: [["surgery-neck-recent", 10], ["hx-cancer", 3], ["smoking", 1.5]],
  },
  {
    id: "tooth-avulsion", name: "Knocked-out or broken tooth", synonyms: ["tooth avulsion", "dental fracture", "tooth luxation"],
    icd10: "S03.2XXA", system: "ear-nose-throat", incidence: [2, 3], ages: "0144432111", female: 0.4, urgency: "emergency",
    course: { hyperacute: 0.98 },
    findings: [
      ["tooth-knocked", 0.95], ["trauma", 0.8], ["tooth-pain", 0.6], ["bleeding-gums", 0.4], ["laceration", 0.3], ["fall", 0.4],
    ],
    cardinal: ["tooth-knocked"],
    against: [["fever", 0.05]],
    risks: [["contact-sport", 3]],
  },
  {
    id: "pericoronitis", name: "Pericoronitis or impacted wisdom tooth", synonyms: ["impacted wisdom tooth"],
    icd10: "K05.30", system: "ear-nose-throat", incidence: [3, 2], ages: "0001443100", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["wisdom-tooth-flap", 0.85],
      ["tooth-pain", 0.8], ["gum-inflammation", 0.8], ["lockjaw", 0.4], ["jaw-pain", 0.6], ["halitosis", 0.3], ["taste-metallic", 0.1], ["lymphadenopathy-cervical", 0.3], ["fever-low-grade", 0.2],
    ],
    cardinal: ["gum-inflammation|tooth-pain"],
    against: [["floor-mouth-swelling", 0.1]],
  },
  {
    id: "cleft-lip-palate", name: "Cleft lip or palate", synonyms: [],
    icd10: "Q37.9", system: "ear-nose-throat", incidence: [1, 0], ages: "4310000000", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["face-unusual", 0.6], ["poor-feeding", 0.7], ["hx-otitis", 0.3], ["regurgitation", 0.3]],
    cardinal: ["face-unusual|poor-feeding"],
  },
  {
    id: "auricular-perichondritis", name: "Perichondritis of the ear", synonyms: ["auricular perichondritis", "infected ear piercing"],
    icd10: "H61.009", system: "ear-nose-throat", incidence: [2, 2], ages: "0012433211", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["ear-cartilage-red", 0.9], ["ear-pain", 0.9], ["skin-redness-warm", 0.6], ["fever", 0.2], ["onset-gradual", 0.2], ["abscess-lump", 0.15],
    ],
    cardinal: ["ear-cartilage-red|ear-pain"],
    requires: ["ear-cartilage-red"],
    against: [
      ["eardrum-red-bulging", 0.1], ["hearing-loss", 0.1], ["joint-pain", 0.1], ["ear-vesicles", 0.05], ["mastoid-swelling", 0.1],
      ["ear-discharge", 0.3],
    ],
    risks: [["trauma", 3], ["bite-insect", 2], ["hx-diabetes", 2]],
  },
  {
    id: "chronic-otitis-media", name: "Chronic suppurative otitis media", synonyms: ["CSOM", "chronic ear infection with discharge"],
    icd10: "H66.3X9", system: "ear-nose-throat", incidence: [3, 1], ages: "0134332222", urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["ear-discharge", 0.95], ["hearing-loss", 0.7], ["eardrum-perforated", 0.85],
      ["conductive-hearing-loss", 0.4], ["tinnitus", 0.15], ["ear-granulation", 0.1],
    ],
    cardinal: ["ear-discharge"],
    against: [
      ["fever", 0.15], ["mastoid-swelling", 0.1], ["vertigo", 0.2], ["facial-droop", 0.03],
      ["ear-pain-tragus", 0.2], ["cholesteatoma-sign", 0.2],
    ],
    risks: [
      ["hx-otitis", 5], ["swimming", 1.5], ["cleft-lip-or-palate", 3],
    ],
  },
  {
    id: "ototoxicity", name: "Ototoxicity", synonyms: ["drug-induced hearing loss", "aminoglycoside ototoxicity", "cisplatin ototoxicity"],
    icd10: "H91.09", system: "ear-nose-throat", incidence: [2, 2], ages: "1111223333", urgency: "same-day",
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["hearing-loss", 0.8], ["tinnitus", 0.75], ["on-both-sides", 0.4], ["vertigo", 0.3],
      ["nerve-hearing-loss", 0.5], ["gait-ataxia", 0.25], ["oscillating-vision", 0.2],
    ],
    cardinal: ["hearing-loss|tinnitus|vertigo"],
    against: [
      ["ear-pain", 0.1], ["ear-discharge", 0.05],
    ],
    risks: [
      ["med-ototoxic", 15], ["chemotherapy", 6], ["med-aspirin", 3], ["med-diuretic", 2],
      ["antimalarial-or-arthritis-drug", 2], ["hx-kidney-disease", 2],
    ],
    requires: ["med-ototoxic|chemotherapy|med-aspirin|antimalarial-or-arthritis-drug|antibiotic"],
  },
  {
    id: "childhood-hearing-loss", name: "Congenital or childhood hearing loss", synonyms: ["congenital deafness", "congenital hearing loss"],
    icd10: "H90.5", system: "ear-nose-throat", incidence: [2, 1], ages: "2343210000", urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["hearing-loss", 0.97], ["speech-delay", 0.6], ["nerve-hearing-loss", 0.4], ["developmental-delay", 0.6],
      ["inattention-hyperactivity", 0.15], ["learning-difficulty", 0.15],
    ],
    cardinal: ["hearing-loss"],
    against: [
      ["ear-pain", 0.1], ["ear-discharge", 0.1], ["fever", 0.1], ["eardrum-effusion", 0.15],
    ],
    risks: [
      ["family-hearing-loss", 8], ["newborn-premature", 2.5], ["consanguinity", 3],
      ["newborn-maternal-infection", 3], ["preauricular-pit", 3],
    ],
  },
  {
    id: "pppd", name: "Persistent postural-perceptual dizziness", synonyms: ["PPPD", "chronic subjective dizziness"],
    icd10: "H81.8X9", system: "ear-nose-throat", incidence: [3, 1], ages: "0000134321", female: 0.65, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["dizziness", 0.97], ["worse-standing", 0.5], ["anxiety", 0.5], ["over-6-months", 0.4],
      ["worse-movement", 0.4], ["gait-ataxia", 0.1], ["avoidance", 0.2], ["getting-worse", 0.1],
      ["feels-unstable", 0.5],
    ],
    cardinal: ["dizziness"],
    against: [
      ["hearing-loss", 0.1], ["syncope", 0.05], ["nystagmus", 0.1], ["fever", 0.02], ["weakness-focal", 0.03],
      ["vertigo-brief-seconds", 0.2], ["hypotension-orthostatic", 0.1], ["vertigo-episodic-hours", 0.2],
    ],
    risks: [
      ["hx-anxiety", 3], ["hx-migraine", 2], ["concussion-symptoms", 1.5],
    ],
  },
  {
    id: "adenotonsillar-hypertrophy", name: "Enlarged adenoids or tonsils", synonyms: ["adenoid hypertrophy", "tonsillar hypertrophy", "adenotonsillar hypertrophy"],
    icd10: "J35.3", system: "ear-nose-throat", incidence: [4, 2], ages: "0144310000", urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["mouth-breathing", 0.8], ["snoring", 0.85], ["tonsils-swollen", 0.7], ["nasal-congestion", 0.6],
      ["apnea-sleep", 0.4], ["ear-fullness", 0.1], ["hearing-loss", 0.2], ["inattention-hyperactivity", 0.15],
      ["bedwetting", 0.1], ["post-nasal-drip", 0.1],
    ],
    cardinal: ["snoring|mouth-breathing|tonsils-swollen"],
    against: [
      ["fever", 0.1], ["tonsil-exudate", 0.05], ["sore-throat", 0.15],
      ["nasal-discharge-unilateral-foul", 0.05], ["tonsils-unequal", 0.2], ["eye-itching", 0.2],
    ],
    risks: [
      ["hx-otitis", 2], ["hx-down-syndrome", 2],
    ],
  },
  {
    id: "tonsil-stones", name: "Tonsil stones", synonyms: ["tonsilloliths"],
    icd10: "J35.8", system: "ear-nose-throat", incidence: [4, 0], ages: "0001343210", urgency: "self-care",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["white-lumps-tonsil", 0.85], ["halitosis", 0.75], ["globus", 0.35], ["sore-throat", 0.2],
      ["taste-metallic", 0.2], ["cough", 0.05],
    ],
    cardinal: ["white-lumps-tonsil|halitosis"],
    against: [
      ["fever", 0.01], ["tonsil-exudate", 0.2], ["lymphadenopathy", 0.1], ["weight-loss", 0.05],
      ["odynophagia", 0.15], ["tonsils-unequal", 0.1], ["dysphagia", 0.1],
    ],
    requires: ["white-lumps-tonsil"],
  },
  {
    id: "oral-mucocele", name: "Mucocele or ranula", synonyms: ["lip mucocele", "ranula", "mucous cyst of the lip"],
    icd10: "K11.6", system: "ear-nose-throat", incidence: [3, 2], ages: "0134431100", urgency: "routine",
    course: { subacute: 0.6, chronic: 0.6 },
    findings: [
      ["mouth-cyst-bluish", 0.9], ["ranula", 0.3],
    ],
    cardinal: ["mouth-cyst-bluish|ranula"],
    against: [
      ["fever", 0.05], ["odynophagia", 0.1], ["mouth-ulcer-nonhealing", 0.1], ["weight-loss", 0.03],
    ],
    requires: ["mouth-cyst-bluish|ranula"],
  },
  {
    id: "tongue-tie", name: "Tongue-tie", synonyms: ["ankyloglossia"],
    icd10: "Q38.1", system: "ear-nose-throat", incidence: [3, 2], ages: "4410000000", female: 0.35, urgency: "routine",
    course: { chronic: 0.8, acute: 0.5 },
    findings: [
      ["tongue-tied", 0.95], ["poor-feeding", 0.4], ["nipple-cracked", 0.4], ["poor-latch", 0.65],
      ["failure-to-thrive", 0.1], ["speech-disturbance", 0.1],
    ],
    cardinal: ["tongue-tied|poor-latch"],
    against: [
      ["fever", 0.02], ["cyanosis", 0.02], ["floppy-infant", 0.1], ["stridor", 0.05],
    ],
    risks: [
      ["breastfed-baby", 2], ["breastfeeding", 2],
    ],
  },
  {
    id: "gingival-overgrowth", name: "Gingival overgrowth", synonyms: ["drug-induced gingival hyperplasia", "gingival hyperplasia"],
    icd10: "K06.1", system: "ear-nose-throat", incidence: [2, 1], ages: "0012333332", urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["gums-overgrown", 0.97], ["bleeding-gums", 0.35], ["gum-inflammation", 0.35],
    ],
    cardinal: ["gums-overgrown"],
    against: [
      ["fever", 0.1], ["easy-bruising", 0.15], ["weight-loss", 0.1], ["pallor", 0.15],
    ],
    risks: [
      ["seizure-drug", 10], ["hx-seizures", 4], ["med-allopurinol-anticonvulsant", 4], ["med-beta-blocker", 3],
      ["hx-transplant", 6], ["blood-pressure-drug", 2], ["immunosuppressed", 2],
    ],
    requires: ["gums-overgrown"],
  },
  {
    id: "tooth-sensitivity", name: "Sensitive or cracked tooth", synonyms: ["dentin hypersensitivity", "cracked tooth syndrome", "sensitive teeth"],
    icd10: "K03.89", system: "ear-nose-throat", incidence: [4, 2], ages: "0001344332", urgency: "routine",
    course: { chronic: 0.6, recurrent: 0.8, subacute: 0.4 },
    findings: [
      ["tooth-decayed-or-broken", 0.3], ["tooth-sensitive-hot-cold", 0.85], ["tooth-pain", 0.85],
      ["pain-on-biting", 0.45], ["bleeding-gums", 0.1], ["lasting-minutes", 0.1],
      ["dental-erosion", 0.2], ["quick-recovery", 0.3],
    ],
    cardinal: ["tooth-sensitive-hot-cold|pain-on-biting"],
    against: [
      ["fever", 0.02], ["tooth-swelling", 0.05], ["edema-facial", 0.03], ["lymphadenopathy", 0.1],
    ],
    risks: [
      ["teeth-grinding", 2.5],
    ],
    requires: ["tooth-sensitive-hot-cold|pain-on-biting"],
  },
  {
    id: "jaw-osteonecrosis", name: "Osteonecrosis of the jaw", synonyms: ["medication-related osteonecrosis of the jaw", "MRONJ", "bisphosphonate-related osteonecrosis of the jaw"],
    icd10: "M87.180", system: "ear-nose-throat", incidence: [2, 1], ages: "0000001343", female: 0.6, urgency: "routine",
    course: { chronic: 0.9, subacute: 0.4 },
    findings: [
      ["jaw-bone-exposed", 0.9], ["jaw-pain", 0.6], ["tooth-extraction-recent", 0.5],
      ["tooth-swelling", 0.3], ["halitosis", 0.2], ["numbness", 0.15], ["pus-drainage", 0.25],
      ["tooth-pain", 0.3],
    ],
    cardinal: ["jaw-bone-exposed|jaw-pain"],
    risks: [
      ["med-bisphosphonate", 15], ["hx-cancer", 3], ["radiation-therapy", 5], ["hx-osteoporosis", 3],
      ["chemotherapy", 2], ["med-steroid", 1.5], ["blood-cancer-known", 3],
    ],
    requires: ["med-bisphosphonate|radiation-therapy|hx-cancer|hx-osteoporosis"],
  },
  {
    id: "auricular-hematoma", name: "Auricular hematoma", synonyms: ["cauliflower ear", "hematoma of the ear"],
    icd10: "S00.439A", system: "ear-nose-throat", incidence: [1, 2], ages: "0013431100", female: 0.2, urgency: "same-day", dangerous: true,
    course: { hyperacute: 0.7, acute: 0.9 },
    findings: [
      ["ear-swelling-fluctuant", 0.92], ["ear-pain", 0.7], ["trauma", 0.7], ["bruising", 0.3],
      ["ear-cartilage-red", 0.2],
    ],
    cardinal: ["ear-swelling-fluctuant"],
    against: [
      ["fever", 0.1],
    ],
    risks: [
      ["contact-sport", 8], ["head-injury", 3],
    ],
    requires: ["ear-swelling-fluctuant"],
  },
  {
    id: "anosmia", name: "Loss of smell", synonyms: ["anosmia", "hyposmia", "postviral smell loss"],
    icd10: "R43.0", system: "ear-nose-throat", incidence: [4, 2], ages: "0001344443", female: 0.55, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.6, acute: 0.4 },
    findings: [
      ["smell-loss", 0.98], ["altered-taste", 0.55], ["smells-that-are-not-there", 0.25],
      ["prior-infection-recent", 0.4], ["appetite-loss", 0.1],
    ],
    cardinal: ["smell-loss"],
    against: [
      ["fever", 0.1], ["cough", 0.2], ["sore-throat", 0.2], ["nasal-polyps", 0.2], ["tremor-rest", 0.05],
      ["memory-loss", 0.1], ["puberty-delayed", 0.02], ["bradykinesia", 0.03],
    ],
    risks: [
      ["hx-covid", 4], ["head-injury", 4], ["hx-head-injury", 3],
    ],
  },
  {
    id: "dry-mouth-drug", name: "Dry mouth from drugs or radiation", synonyms: ["xerostomia"],
    icd10: "R68.2", system: "ear-nose-throat", incidence: [4, 2], ages: "0000123344", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dry-mouth", 0.98], ["dysphagia", 0.15], ["altered-taste", 0.25], ["burning-mouth", 0.25],
      ["thrush", 0.15], ["tooth-pain", 0.1], ["taste-metallic", 0.1],
    ],
    cardinal: ["dry-mouth"],
    against: [
      ["polyuria", 0.1], ["parotid-swelling", 0.2], ["dehydration", 0.2], ["fever", 0.1],
    ],
    risks: [
      ["med-sedative", 3], ["antihistamine", 3], ["radiation-therapy", 4], ["med-ssri", 2],
      ["med-diuretic", 2], ["medication", 1.5],
    ],
  },
  {
    id: "nasopharyngeal-angiofibroma", name: "Juvenile nasopharyngeal angiofibroma", synonyms: ["juvenile angiofibroma", "JNA"],
    icd10: "D10.6", system: "ear-nose-throat", incidence: [1, 0], ages: "0013421000", female: 0.01, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, recurrent: 0.8 },
    findings: [
      ["nosebleed", 0.75], ["nasal-obstruction-unilateral", 0.75], ["nasal-congestion", 0.8],
      ["facial-pain", 0.1], ["headache", 0.2], ["hearing-loss", 0.15], ["exophthalmos", 0.1],
      ["bleeding-sites", 0.02],
    ],
    cardinal: ["nosebleed|nasal-obstruction-unilateral|nasal-congestion"],
    against: [
      ["fever", 0.05], ["nasal-discharge-unilateral-foul", 0.2], ["trauma", 0.1], ["easy-bruising", 0.1],
      ["itching", 0.1],
    ],
  },
  {
    id: "sinonasal-tumor", name: "Tumor of the nose or sinuses", synonyms: ["sinonasal cancer", "inverted papilloma", "esthesioneuroblastoma", "sinonasal carcinoma"],
    icd10: "D49.1", system: "ear-nose-throat", incidence: [1, 1], ages: "0000012343", female: 0.4, urgency: "same-day", dangerous: true,
    course: { chronic: 0.95 },
    findings: [
      ["nasal-obstruction-unilateral", 0.85], ["nosebleed", 0.5], ["nasal-congestion", 0.85],
      ["facial-pain", 0.35], ["infraorbital-numbness", 0.2], ["smell-loss", 0.35], ["exophthalmos", 0.1],
      ["tooth-pain", 0.1], ["nasal-discharge-purulent", 0.25], ["diplopia", 0.08], ["headache", 0.3],
    ],
    cardinal: ["nasal-obstruction-unilateral|nosebleed"],
    against: [
      ["itching", 0.1], ["sneezing", 0.2], ["fever", 0.1], ["seasonal-pattern", 0.1],
    ],
    risks: [
      ["smoking", 1.5], ["builder", 1.5], ["asbestos-dust", 1.5], ["dye-or-rubber-industry", 1.5],
    ],
    requires: ["nasal-obstruction-unilateral"],
  },
  {
    id: "jaw-tumor", name: "Jaw cyst or tumor", synonyms: ["ameloblastoma", "odontogenic keratocyst", "dentigerous cyst", "radicular cyst"],
    icd10: "D16.5", system: "ear-nose-throat", incidence: [2, 0], ages: "0012332221", female: 0.45, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["jaw-enlarged", 0.6], ["jaw-pain", 0.2], ["tooth-swelling", 0.25], ["abnormal-x-ray", 0.7],
      ["bone-mass", 0.4], ["asymmetric", 0.2], ["numb-face", 0.05],
    ],
    cardinal: ["jaw-enlarged|bone-mass|abnormal-x-ray"],
    against: [
      ["fever", 0.02], ["parotid-swelling", 0.1], ["trauma", 0.1], ["lymphadenopathy", 0.1],
      ["salivary-meal-swelling", 0.02],
    ],
    requires: ["jaw-enlarged"],
  },
  {
    id: "septal-perforation", name: "Nasal septal perforation", synonyms: ["perforated nasal septum"],
    icd10: "J34.89", system: "ear-nose-throat", incidence: [2, 0], ages: "0001233321", female: 0.4, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["nasal-crusting", 0.75], ["nosebleed", 0.55], ["septum-hole", 0.9], ["nasal-congestion", 0.4],
    ],
    cardinal: ["septum-hole|nasal-crusting"],
    against: [
      ["fever", 0.05], ["itching", 0.2],
    ],
    risks: [
      ["stimulant-use", 6], ["picks-the-nose", 4], ["nasal-spray", 3], ["surgery-recent", 2],
      ["anca-positive", 6], ["chemical-fume-exposure", 2],
    ],
    requires: ["septum-hole"],
  },
  {
    id: "ear-canal-bone", name: "Ear canal exostoses or osteoma", synonyms: ["surfer's ear", "exostoses of the ear canal", "ear canal osteoma"],
    icd10: "H61.819", system: "ear-nose-throat", incidence: [2, 0], ages: "0001234321", female: 0.2, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["ear-fullness", 0.6], ["hearing-loss", 0.5], ["ear-canal-bony-lumps", 0.9],
      ["conductive-hearing-loss", 0.3], ["earwax", 0.4],
    ],
    cardinal: ["ear-canal-bony-lumps"],
    against: [
      ["fever", 0.02], ["ear-discharge", 0.2], ["vertigo", 0.05],
    ],
    risks: [
      ["swimming", 6], ["saltwater-exposure", 5],
    ],
    requires: ["ear-canal-bony-lumps"],
  },
  {
    id: "preauricular-sinus", name: "Preauricular sinus", synonyms: ["infected preauricular sinus", "preauricular pit", "preauricular cyst"],
    icd10: "Q18.1", system: "ear-nose-throat", incidence: [2, 0], ages: "1332221111", urgency: "routine",
    course: { chronic: 0.7, acute: 0.5 },
    findings: [
      ["preauricular-pit", 0.95], ["skin-redness-warm", 0.4], ["pus-drainage", 0.4], ["skin-swelling", 0.3],
    ],
    cardinal: ["preauricular-pit"],
    against: [
      ["fever", 0.1], ["hearing-loss", 0.1], ["ear-pain-tragus", 0.2],
    ],
    requires: ["preauricular-pit"],
  },
  {
    id: "eagle", name: "Eagle syndrome", synonyms: ["elongated styloid process", "stylohyoid syndrome"],
    icd10: "M24.20", system: "ear-nose-throat", incidence: [1, 0], ages: "0000133321", female: 0.65, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["throat-pain-on-turning", 0.7], ["sore-throat", 0.6], ["globus", 0.5], ["odynophagia", 0.4],
      ["ear-pain", 0.4], ["facial-pain", 0.3], ["neck-pain", 0.35],
    ],
    cardinal: ["throat-pain-on-turning|globus|sore-throat"],
    against: [
      ["fever", 0.02], ["tonsil-exudate", 0.02], ["runny-nose", 0.05], ["weight-loss", 0.05],
      ["neck-mass", 0.03], ["hoarseness", 0.15],
    ],
    risks: [
      ["hx-tonsillectomy", 4],
    ],
    requires: ["throat-pain-on-turning"],
  },
  {
    id: "laryngocele", name: "Laryngocele", synonyms: [],
    icd10: "Q31.3", system: "ear-nose-throat", incidence: [1, 0], ages: "0100113322", female: 0.2, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["neck-mass", 0.7], ["hoarseness", 0.6], ["neck-mass-with-straining", 0.7], ["stridor", 0.15],
      ["dysphagia", 0.2],
    ],
    cardinal: ["neck-mass|hoarseness|neck-mass-with-straining"],
    against: [
      ["fever", 0.1], ["weight-loss", 0.1], ["lymphadenopathy-tender", 0.05],
    ],
    requires: ["neck-mass-with-straining"],
  },
  {
    id: "enamel-defect", name: "Dental fluorosis or erosion", synonyms: ["dental fluorosis", "enamel erosion", "enamel hypoplasia"],
    icd10: "K00.3", system: "ear-nose-throat", incidence: [3, 0], ages: "0134322222", female: 0.5, urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["teeth-spotted-or-worn", 0.95], ["dental-erosion", 0.4], ["tooth-sensitive-hot-cold", 0.3],
    ],
    cardinal: ["teeth-spotted-or-worn|dental-erosion"],
    against: [
      ["tooth-pain", 0.2], ["tooth-swelling", 0.03], ["fever", 0.01],
    ],
    risks: [
      ["binge-purge", 3], ["heartburn", 1.8], ["hx-celiac", 1.5],
    ],
    requires: ["teeth-spotted-or-worn|dental-erosion"],
  },
  {
    id: "halitosis-chronic", name: "Chronic bad breath", synonyms: ["halitosis", "bad breath"],
    icd10: "R19.6", system: "ear-nose-throat", incidence: [4, 1], ages: "0001333333", female: 0.5, urgency: "self-care",
    course: { chronic: 0.95 },
    findings: [
      ["halitosis", 0.97], ["coated-tongue", 0.5], ["dry-mouth", 0.25], ["bleeding-gums", 0.2],
      ["post-nasal-drip", 0.2],
    ],
    cardinal: ["halitosis"],
    against: [
      ["fever", 0.03], ["regurgitation-undigested", 0.03], ["nasal-discharge-unilateral-foul", 0.05],
      ["sputum-foul", 0.03], ["weight-loss", 0.05], ["jaundice", 0.02], ["fetor-hepaticus", 0.02],
      ["drowsiness", 0.03],
    ],
    risks: [
      ["smoking", 1.8],
    ],
  },
  {
    id: "canal-dehiscence", name: "Superior canal dehiscence or perilymph fistula", synonyms: ["superior semicircular canal dehiscence", "perilymph fistula"],
    icd10: "H83.8X9", system: "ear-nose-throat", incidence: [1, 0], ages: "0001344321", urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.8, acute: 0.3 },
    findings: [
      ["vertigo", 0.75], ["vertigo-with-sound", 0.7], ["sounds-too-loud", 0.45],
      ["hears-own-voice-in-the-ear", 0.55], ["tinnitus-pulsatile", 0.35], ["hearing-loss", 0.5],
      ["ear-fullness", 0.4], ["conductive-hearing-loss", 0.3], ["oscillating-vision", 0.3],
      ["worse-with-straining-or-bending", 0.4], ["nystagmus", 0.3], ["dizziness", 0.75],
    ],
    cardinal: ["vertigo|dizziness|vertigo-with-sound"],
    against: [
      ["fever", 0.05], ["ear-discharge", 0.1],
    ],
    risks: [
      ["head-injury", 3], ["diving-ascent", 4], ["flight-altitude-dive", 3],
    ],
  },
  {
    id: "head-neck-paraganglioma", name: "Paraganglioma of the head and neck", synonyms: ["glomus jugulare", "glomus tympanicum", "carotid body tumor", "glomus vagale"],
    icd10: "D44.7", system: "ear-nose-throat", incidence: [1, 0], ages: "0000133321", female: 0.7, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["tinnitus-pulsatile", 0.65], ["hearing-loss-unilateral", 0.5], ["hearing-loss", 0.5],
      ["neck-mass", 0.4], ["ear-fullness", 0.25], ["red-mass-behind-eardrum", 0.5], ["hoarseness", 0.2],
      ["dysphagia", 0.15], ["dizziness", 0.2], ["neck-swelling-lateral", 0.35],
    ],
    cardinal: ["tinnitus-pulsatile|neck-mass|red-mass-behind-eardrum"],
    against: [
      ["fever", 0.02], ["ear-discharge", 0.2],
    ],
    risks: [
      ["fhx-cancer-other", 2], ["altitude", 1.5],
    ],
  },
  {
    id: "functional-dysphonia", name: "Muscle tension or spasmodic dysphonia", synonyms: ["muscle tension dysphonia", "spasmodic dysphonia", "functional dysphonia"],
    icd10: "R49.0", system: "ear-nose-throat", incidence: [3, 1], ages: "0001233332", female: 0.7, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["hoarseness-chronic", 0.85], ["hoarseness", 0.95], ["voice-strained-breaking", 0.75],
      ["throat-tightness", 0.3], ["voice-overuse", 0.35],
    ],
    cardinal: ["hoarseness|voice-strained-breaking"],
    against: [
      ["dysphagia", 0.1], ["hemoptysis", 0.02], ["weight-loss", 0.03], ["stridor", 0.03], ["fever", 0.03],
      ["neck-mass", 0.05],
    ],
    risks: [
      ["stressor", 2], ["hx-anxiety", 1.5], ["works-in-a-school", 2],
    ],
  },
  {
    id: "black-hairy-tongue", name: "Black hairy tongue", synonyms: ["hairy tongue", "lingua villosa nigra"],
    icd10: "K14.3", system: "ear-nose-throat", incidence: [3, 0], ages: "0001233332", female: 0.35, urgency: "self-care",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["tongue-dark-furry", 0.97], ["taste-metallic", 0.2], ["halitosis", 0.3], ["coated-tongue", 0.4],
      ["altered-taste", 0.25],
    ],
    cardinal: ["tongue-dark-furry"],
    risks: [
      ["smoking", 2], ["antibiotics-recent", 2.5], ["antibiotic", 2.5], ["med-vitamin-supplements", 1.3],
      ["caffeine-high", 1.5], ["dry-mouth", 1.5],
    ],
    requires: ["tongue-dark-furry"],
  },
  {
    id: "torus", name: "Torus of the palate or jaw", synonyms: ["torus palatinus", "torus mandibularis"],
    icd10: "M27.0", system: "ear-nose-throat", incidence: [3, 0], ages: "0000134432", female: 0.6, urgency: "self-care",
    course: { chronic: 0.97 },
    findings: [
      ["bony-swelling-of-the-palate", 0.97],
    ],
    cardinal: ["bony-swelling-of-the-palate"],
    against: [
      ["mouth-ulcer-nonhealing", 0.1], ["weight-loss", 0.05], ["rapid-growth-lesion", 0.05],
    ],
    requires: ["bony-swelling-of-the-palate"],
  },
  {
    id: "nasal-vestibulitis", name: "Nasal vestibulitis or furuncle", synonyms: ["nasal furuncle", "nasal vestibulitis"],
    icd10: "J34.89", system: "ear-nose-throat", incidence: [3, 0], ages: "0122333332", urgency: "routine",
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["nostril-sore-crusted", 0.9], ["nasal-crusting", 0.5], ["nosebleed", 0.25], ["pustules", 0.2],
      ["skin-redness-warm", 0.2],
    ],
    cardinal: ["nostril-sore-crusted|nasal-crusting"],
    against: [
      ["fever", 0.1], ["sinus-pain", 0.1], ["headache-severe", 0.1], ["eyelid-swelling", 0.05],
    ],
    risks: [
      ["picks-the-nose", 3], ["hx-diabetes", 1.5],
    ],
    requires: ["nostril-sore-crusted"],
  },
] satisfies readonly Condition[];
