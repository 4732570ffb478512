import type { Condition } from "../../symptoms.schema.ts";

export const eyeConditions = [
  {
    id: "viral-conjunctivitis", name: "Viral conjunctivitis", synonyms: ["pink eye", "epidemic keratoconjunctivitis"],
    icd10: "B30.9", system: "eye", incidence: [5, 4], ages: "1233333322", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["conjunctival-follicles", 0.5],
      ["eye-redness", 0.97], ["eye-watering", 0.85], ["eye-discharge-watery", 0.75], ["runny-nose", 0.4],
      ["eye-itching", 0.4], ["eye-foreign-body-feeling", 0.45], ["lymphadenopathy-preauricular", 0.45],
      ["coryza-prodrome", 0.4], ["sore-throat", 0.25], ["eyelid-swelling", 0.25], ["eye-dryness", 0.35],
      ["photophobia", 0.1],
    ],
    cardinal: ["eye-redness"],
    against: [
      ["eye-pain", 0.2], ["vision-loss-sudden", 0.05], ["halos", 0.02], ["eye-discharge-purulent", 0.3],
      ["pupil-irregular-small", 0.02], ["contact-lenses", 0.4], ["cornea-ulcer", 0.05],
      ["vision-blurred", 0.3], ["eye-ciliary-flush", 0.1], ["exophthalmos", 0.02], ["rash-vesicular", 0.1],
      ["pupil-mid-dilated-red-eye", 0.01],
    ],
    risks: [
      ["sick-contact", 2], ["prior-infection-recent", 2], ["daycare", 1.5], ["swimming", 1.5],
    ],
  },
  {
    id: "bacterial-conjunctivitis", name: "Bacterial conjunctivitis", synonyms: [],
    icd10: "H10.029", system: "eye", incidence: [5, 4], ages: "3443223322", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["eye-discharge-purulent", 0.9], ["eye-redness", 0.95], ["eye-foreign-body-feeling", 0.35],
      ["eyelid-swelling", 0.25], ["eye-dryness", 0.35], ["ear-pain", 0.1],
    ],
    cardinal: ["eye-discharge-purulent"],
    against: [
      ["eye-pain", 0.2], ["vision-blurred", 0.3], ["photophobia", 0.15], ["eye-itching", 0.4],
      ["lymphadenopathy-preauricular", 0.3], ["contact-lenses", 0.4], ["pupil-irregular-small", 0.02],
      ["fever", 0.4], ["eye-pain-movement", 0.05],
    ],
    risks: [
      ["daycare", 1.8], ["sick-contact", 1.5],
    ],
  },
  {
    id: "allergic-conjunctivitis", name: "Allergic conjunctivitis", synonyms: [],
    icd10: "H10.10", system: "eye", incidence: [5, 4], ages: "0123333322", urgency: "self-care",
    course: { recurrent: 0.8, chronic: 0.6 },
    findings: [
      ["conjunctival-papillae", 0.3],
      ["eye-itching", 0.95], ["eye-redness", 0.85], ["eye-watering", 0.8], ["sneezing", 0.55],
      ["runny-nose", 0.5], ["both-eyes-together", 0.75], ["eyelid-swelling", 0.45], ["seasonal-pattern", 0.55],
      ["allergen-exposure", 0.4], ["eye-dryness", 0.3], ["nose-itch", 0.35], ["episodic", 0.3],
    ],
    cardinal: ["eye-itching"],
    against: [
      ["eye-pain", 0.1], ["vision-blurred", 0.3], ["eye-discharge-purulent", 0.1],
      ["lymphadenopathy-preauricular", 0.1], ["fever", 0.05], ["photophobia", 0.2], ["sick-contact", 0.4],
    ],
    risks: [
      ["allergies-known", 5], ["hx-eczema", 2.5], ["hx-asthma", 2],
    ],
  },
  {
    id: "neonatal-conjunctivitis", name: "Ophthalmia neonatorum", synonyms: ["gonococcal conjunctivitis", "chlamydial conjunctivitis"],
    icd10: "P39.1", system: "eye", incidence: [1, 2], ages: "4100000000", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["eye-discharge-purulent", 0.9], ["eyelid-swelling", 0.8], ["eye-redness", 0.95],
    ],
    cardinal: ["eye-redness"],
    risks: [
      ["newborn-maternal-infection", 8], ["home-birth", 2],
    ],
  },
  {
    id: "gonococcal-conjunctivitis", name: "Hyperacute bacterial conjunctivitis", synonyms: ["adult gonococcal conjunctivitis"],
    icd10: "A54.31", system: "eye", incidence: [0, 1], ages: "0001243210", female: 0.4, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.6, acute: 0.9 },
    findings: [
      ["eye-discharge-copious", 0.95], ["eye-discharge-purulent", 0.97], ["eye-redness", 0.97],
      ["eyelid-swelling", 0.75], ["eye-pain", 0.55], ["lymphadenopathy-preauricular", 0.4],
      ["penile-discharge", 0.35], ["vaginal-discharge", 0.15], ["onset-sudden", 0.6], ["vision-blurred", 0.35],
      ["dysuria", 0.25],
    ],
    cardinal: ["eye-discharge-copious"],
    against: [
      ["eye-itching", 0.3],
    ],
    risks: [
      ["partner-sti", 8], ["sexually-active-new-partner", 5],
    ],
  },
  {
    id: "acute-angle-closure", name: "Acute angle-closure glaucoma", synonyms: [],
    icd10: "H40.219", system: "eye", incidence: [1, 2], ages: "0000112344", female: 0.75, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["shallow-anterior-chamber", 0.8],
      ["eye-pain", 0.9], ["halos", 0.6], ["vision-blurred", 0.85], ["pupil-mid-dilated-red-eye", 0.75],
      ["eye-redness", 0.9], ["headache", 0.65], ["nausea", 0.6], ["vomiting", 0.5],
      ["eye-pressure-high", 0.97], ["onset-sudden", 0.75], ["eye-ciliary-flush", 0.55], ["cornea-cloudy", 0.6],
      ["headache-unilateral", 0.35], ["vision-loss-sudden", 0.4], ["photophobia", 0.25],
    ],
    cardinal: ["eye-pain|headache", "vision-blurred|vision-loss-sudden|halos|eye-redness"],
    against: [
      ["eye-discharge-purulent", 0.05], ["eye-itching", 0.05], ["fever", 0.05],
      ["pupil-irregular-small", 0.05], ["neck-stiffness", 0.05], ["headache-recurrent", 0.3],
      ["weakness-focal", 0.02],
    ],
    risks: [
      ["dark-place", 4], ["asian-descent", 2.5], ["fhx-glaucoma", 3],
    ],
  },
  {
    id: "open-angle-glaucoma", name: "Open-angle glaucoma", synonyms: [],
    icd10: "H40.1190", system: "eye", incidence: [4, 3], ages: "0000012344", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vision-peripheral-loss", 0.55], ["eye-pressure-high", 0.7], ["fundus-cupping", 0.9],
      ["vision-loss-gradual", 0.4], ["well-appearing", 0.3],
    ],
    cardinal: ["fundus-cupping|eye-pressure-high|vision-peripheral-loss|vision-loss-gradual"],
    against: [
      ["eye-pain", 0.05], ["halos", 0.1], ["vision-loss-sudden", 0.05], ["vision-central-loss", 0.2],
      ["eye-redness", 0.1], ["headache", 0.4],
    ],
    risks: [
      ["fhx-glaucoma", 5], ["african-descent", 3], ["hx-diabetes", 1.5], ["med-steroid", 2],
      ["vision-blurred-distance", 2],
    ],
  },
  {
    id: "anterior-uveitis", name: "Anterior uveitis", synonyms: ["iritis"],
    icd10: "H20.9", system: "eye", incidence: [3, 3], ages: "0012333322", urgency: "same-day", dangerous: true,
    course: { acute: 0.8, recurrent: 0.4 },
    findings: [
      ["eye-pain", 0.9], ["photophobia", 0.85], ["eye-ciliary-flush", 0.75],
      ["vision-blurred", 0.65], ["eye-redness", 0.9], ["pupil-irregular-small", 0.55],
      ["eye-watering", 0.45], ["hypopyon", 0.07], ["headache", 0.2],
    ],
    cardinal: ["eye-pain|eye-redness|photophobia"],
    against: [
      ["eye-discharge-purulent", 0.05], ["eye-itching", 0.1], ["eye-foreign-body", 0.1], ["halos", 0.2],
      ["fever", 0.2], ["pupil-mid-dilated-red-eye", 0.05], ["cornea-ulcer", 0.1],
    ],
    risks: [
      ["hla-b27", 8], ["hx-ibd", 4], ["hx-sarcoidosis", 8], ["hx-psoriasis", 2],
    ],
  },
  {
    id: "scleritis", name: "Scleritis", synonyms: [],
    icd10: "H15.009", system: "eye", incidence: [2, 2], ages: "0000133433", female: 0.67, urgency: "same-day", dangerous: true,
    course: { subacute: 0.7, acute: 0.6 },
    findings: [
      ["eye-pain", 0.9], ["eye-pain-deep-boring", 0.75], ["eye-redness", 0.95], ["worse-night", 0.5],
      ["photophobia", 0.35], ["vision-blurred", 0.3], ["headache", 0.35], ["eye-pain-movement", 0.4],
      ["eye-watering", 0.3], ["joint-pain", 0.3],
    ],
    cardinal: ["eye-pain|eye-redness"],
    against: [
      ["eye-discharge-purulent", 0.05], ["eye-itching", 0.05], ["eye-redness-sectoral", 0.1],
    ],
    risks: [
      ["hx-rheumatoid", 10], ["hx-lupus-autoimmune", 10], ["hx-ibd", 3],
    ],
  },
  {
    id: "episcleritis", name: "Episcleritis", synonyms: [],
    icd10: "H15.109", system: "eye", incidence: [3, 2], ages: "0001233322", female: 0.67, urgency: "routine",
    course: { acute: 0.7, recurrent: 0.7 },
    findings: [
      ["eye-redness", 0.97], ["eye-redness-sectoral", 0.75], ["eye-pain", 0.25], ["eye-watering", 0.25],
      ["eye-foreign-body-feeling", 0.2], ["similar-episode-before", 0.3], ["well-appearing", 0.2],
    ],
    cardinal: ["eye-redness"],
    against: [
      ["vision-blurred", 0.1], ["photophobia", 0.2], ["eye-discharge-purulent", 0.05],
      ["eye-pain-deep-boring", 0.05], ["worse-night", 0.2],
    ],
    risks: [
      ["hx-ibd", 4], ["hx-rheumatoid", 2],
    ],
  },
  {
    id: "subconjunctival-hemorrhage", name: "Subconjunctival hemorrhage", synonyms: [],
    icd10: "H11.30", system: "eye", incidence: [4, 3], ages: "1111233344", urgency: "self-care",
    course: { hyperacute: 0.7, acute: 0.7 },
    findings: [
      ["eye-blood-patch", 0.97], ["eye-redness", 0.97], ["onset-sudden", 0.5], ["well-appearing", 0.45],
      ["hypertension", 0.2],
    ],
    cardinal: ["eye-blood-patch"],
    against: [
      ["eye-pain", 0.1], ["vision-blurred", 0.05], ["photophobia", 0.05], ["eye-discharge-purulent", 0.05],
      ["hyphema", 0.02], ["eye-injury", 0.4],
    ],
    risks: [
      ["med-anticoagulant", 3], ["hx-hypertension", 1.5], ["cough", 2], ["constipation", 3],
    ],
  },
  {
    id: "corneal-abrasion", name: "Corneal abrasion or foreign body", synonyms: [],
    icd10: "S05.00XA", system: "eye", incidence: [4, 4], ages: "1233333322", female: 0.25, urgency: "same-day",
    course: { hyperacute: 0.8, acute: 0.5 },
    findings: [
      ["eye-pain", 0.95], ["eye-foreign-body", 0.6], ["eye-foreign-body-feeling", 0.8], ["photophobia", 0.65],
      ["eye-watering", 0.85], ["eye-injury", 0.6], ["vision-blurred", 0.45], ["eye-redness", 0.85],
      ["fluorescein-uptake", 0.9], ["onset-sudden", 0.65],
    ],
    cardinal: ["eye-pain|eye-foreign-body-feeling|eye-foreign-body"],
    against: [
      ["eye-discharge-purulent", 0.1], ["eye-itching", 0.1], ["pupil-irregular-small", 0.3], ["hyphema", 0.1],
      ["halos", 0.1], ["fever", 0.05], ["dendritic-lesion", 0.02],
    ],
    risks: [
      ["contact-lenses", 3],
    ],
  },
  {
    id: "bacterial-keratitis", name: "Bacterial keratitis", synonyms: ["corneal ulcer", "contact lens keratitis"],
    icd10: "H16.009", system: "eye", incidence: [2, 4], ages: "0112333322", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["eye-pain", 0.9], ["contact-lenses", 0.65], ["cornea-ulcer", 0.9], ["eye-redness", 0.95],
      ["photophobia", 0.75], ["eye-discharge-purulent", 0.5], ["vision-blurred", 0.7],
      ["eye-foreign-body-feeling", 0.5], ["hypopyon", 0.2], ["eye-watering", 0.55],
      ["fluorescein-uptake", 0.85], ["eyelid-swelling", 0.25], ["cornea-cloudy", 0.45],
      ["contact-lens-overnight", 0.4],
    ],
    cardinal: ["eye-pain|cornea-ulcer", "eye-redness|cornea-ulcer"],
    against: [
      ["eye-itching", 0.1], ["dendritic-lesion", 0.05], ["both-eyes-together", 0.1],
      ["pupil-mid-dilated-red-eye", 0.05],
    ],
    risks: [
      ["eye-injury", 3], ["swimming", 2],
    ],
  },
  {
    id: "herpes-keratitis", name: "Herpes simplex keratitis", synonyms: ["dendritic ulcer"],
    icd10: "B00.52", system: "eye", incidence: [2, 2], ages: "1112333333", urgency: "same-day", dangerous: true,
    course: { acute: 0.7, recurrent: 0.5 },
    findings: [
      ["dendritic-lesion", 0.85], ["eye-pain", 0.75], ["photophobia", 0.65], ["eye-redness", 0.9],
      ["eye-watering", 0.65], ["vision-blurred", 0.5], ["eye-foreign-body-feeling", 0.45],
      ["lip-blisters", 0.2], ["similar-episode-before", 0.35], ["fluorescein-uptake", 0.7],
      ["rash-vesicular", 0.1],
    ],
    cardinal: ["eye-redness|eye-pain|dendritic-lesion"],
    against: [
      ["eye-discharge-purulent", 0.1], ["eye-itching", 0.2],
    ],
    risks: [
      ["hx-herpes", 4], ["immunosuppressed", 2],
    ],
  },
  {
    id: "herpes-zoster-ophthalmicus", name: "Herpes zoster ophthalmicus", synonyms: [],
    icd10: "B02.30", system: "eye", incidence: [2, 2], ages: "0001123344", urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["rash-dermatomal", 0.9], ["rash-forehead-one-side", 0.9], ["rash-vesicular", 0.9], ["eye-pain", 0.55],
      ["eye-redness", 0.55], ["rash-painful", 0.8], ["eyelid-swelling", 0.45], ["headache", 0.45],
      ["vision-blurred", 0.25], ["photophobia", 0.3], ["facial-pain", 0.5],
    ],
    cardinal: ["rash-dermatomal|rash-forehead-one-side"],
    risks: [
      ["immunosuppressed", 4], ["hx-chickenpox", 2],
    ],
  },
  {
    id: "photokeratitis", name: "Photokeratitis", synonyms: ["snow blindness", "welder's flash"],
    icd10: "H16.139", system: "eye", incidence: [3, 3], ages: "0001233311", female: 0.25, urgency: "same-day",
    course: { hyperacute: 0.7, acute: 0.7 },
    findings: [
      ["uv-exposure-eyes", 0.95], ["eye-pain", 0.9], ["photophobia", 0.85], ["eye-watering", 0.85],
      ["both-eyes-together", 0.85], ["eye-redness", 0.85], ["eye-foreign-body-feeling", 0.75],
      ["vision-blurred", 0.4], ["fluorescein-uptake", 0.7], ["eyelid-swelling", 0.25],
    ],
    cardinal: ["uv-exposure-eyes"],
    against: [
      ["eye-discharge-purulent", 0.05], ["fever", 0.02],
    ],
    risks: [
      ["sun-exposure-chronic", 8],
    ],
  },
  {
    id: "chemical-eye-injury", name: "Chemical eye injury", synonyms: ["alkali burn of the eye"],
    icd10: "T26.60XA", system: "eye", incidence: [2, 4], ages: "1222343322", female: 0.33, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["eye-chemical", 0.97], ["eye-pain", 0.9], ["eye-redness", 0.9], ["eye-watering", 0.75],
      ["vision-blurred", 0.6], ["eyelid-swelling", 0.35], ["photophobia", 0.5], ["cornea-cloudy", 0.25],
      ["burn-injury", 0.15],
    ],
    cardinal: ["eye-chemical"],
    requires: ["eye-chemical"],
  },
  {
    id: "globe-rupture", name: "Open globe injury", synonyms: ["ruptured globe", "intraocular foreign body"],
    icd10: "S05.30XA", system: "eye", incidence: [1, 2], ages: "1223333322", female: 0.2, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["eye-pressure-low", 0.4],
      ["shallow-anterior-chamber", 0.4],
      ["eye-injury", 0.97], ["pupil-teardrop", 0.5], ["vision-blurred", 0.85], ["vision-loss-sudden", 0.65],
      ["eye-pain", 0.85], ["eye-blood-patch", 0.5], ["hyphema", 0.45], ["eye-redness", 0.7],
      ["high-velocity-fragment", 0.35], ["penetrating-injury", 0.4],
    ],
    cardinal: ["eye-injury"],
    against: [
      ["eye-discharge-purulent", 0.05], ["eye-itching", 0.02],
    ],
    requires: ["eye-injury|trauma|high-velocity-fragment"],
  },
  {
    id: "hyphema", name: "Hyphema", synonyms: ["blunt eye injury", "orbital blowout fracture"],
    icd10: "S05.10XA", system: "eye", incidence: [1, 2], ages: "0123333222", female: 0.2, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["eye-injury", 0.95], ["hyphema", 0.75], ["vision-blurred", 0.75], ["eye-pain", 0.8],
      ["photophobia", 0.5], ["eye-redness", 0.65], ["diplopia", 0.25], ["periorbital-bruise", 0.5],
      ["gaze-palsy", 0.15], ["infraorbital-numbness", 0.2], ["eyelid-swelling", 0.45],
      ["eye-pressure-high", 0.25],
    ],
    cardinal: ["eye-injury"],
    risks: [
      ["contact-sport", 4],
    ],
    requires: ["eye-injury|trauma"],
  },
  {
    id: "stye-chalazion", name: "Stye or chalazion", synonyms: ["hordeolum"],
    icd10: "H00.019", system: "eye", incidence: [5, 4], ages: "1233333322", urgency: "self-care",
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["eyelid-lump", 0.97], ["eyelid-swelling", 0.75], ["eye-redness", 0.35], ["eyelid-scale", 0.15],
      ["eye-watering", 0.25], ["eye-discharge-purulent", 0.1], ["well-appearing", 0.35],
    ],
    cardinal: ["eyelid-lump"],
    against: [
      ["vision-loss-sudden", 0.02], ["fever", 0.05], ["eye-pain-movement", 0.02], ["exophthalmos", 0.02],
      ["photophobia", 0.1], ["diplopia", 0.02], ["eye-pain", 0.4],
    ],
  },
  {
    id: "blepharitis", name: "Blepharitis", synonyms: [],
    icd10: "H01.009", system: "eye", incidence: [4, 3], ages: "0012233333", urgency: "self-care",
    course: { chronic: 0.8, recurrent: 0.5 },
    findings: [
      ["eyelid-scale", 0.9], ["eye-dryness", 0.65], ["eye-itching", 0.55], ["eyelid-swelling", 0.8],
      ["eye-redness", 0.45], ["eye-foreign-body-feeling", 0.45], ["eye-discharge-purulent", 0.4],
      ["rash-seborrheic", 0.25], ["eyelid-lump", 0.1], ["eye-watering", 0.35],
      ["rash-facial-flush-telangiectasia", 0.2],
    ],
    cardinal: ["eyelid-scale"],
    against: [
      ["vision-loss-sudden", 0.02], ["fever", 0.02], ["eye-pain", 0.2], ["photophobia", 0.4],
    ],
  },
  {
    id: "dry-eye", name: "Dry eye disease", synonyms: ["keratoconjunctivitis sicca"],
    icd10: "H04.129", system: "eye", incidence: [5, 4], ages: "0001233344", female: 0.67, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["worse-evening", 0.3],
      ["eye-dryness", 0.85], ["eye-foreign-body-feeling", 0.65], ["eye-watering", 0.4],
      ["eye-redness-bilateral-dry", 0.55], ["eye-redness", 0.55], ["eye-itching", 0.25], ["dry-mouth", 0.15],
    ],
    cardinal: ["eye-dryness|eye-foreign-body-feeling"],
    against: [
      ["eye-discharge-purulent", 0.05], ["eye-pain", 0.2], ["vision-loss-sudden", 0.02], ["halos", 0.1],
    ],
    risks: [
      ["postmenopausal", 2], ["hx-lupus-autoimmune", 20], ["contact-lenses", 2], ["hx-rheumatoid", 2],
    ],
  },
  {
    id: "orbital-cellulitis", name: "Orbital cellulitis", synonyms: [],
    icd10: "H05.019", system: "eye", incidence: [1, 2], ages: "1343222222", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["eye-pain-movement", 0.75], ["exophthalmos", 0.65], ["eyelid-swelling", 0.97], ["fever", 0.75],
      ["gaze-palsy", 0.55], ["diplopia", 0.35], ["eye-redness", 0.6], ["vision-blurred", 0.25],
      ["nasal-discharge-purulent", 0.45], ["headache", 0.5], ["wbc-high", 0.65], ["eye-pain", 0.75],
      ["ill-appearing", 0.4], ["skin-redness-warm", 0.5], ["pupil-afferent-defect", 0.1],
    ],
    cardinal: ["eyelid-swelling|exophthalmos|eye-pain"],
    against: [
      ["eye-itching", 0.05], ["both-eyes-together", 0.05], ["eyelid-lump", 0.1],
    ],
    risks: [
      ["sinus-pain", 10], ["tooth-pain", 3], ["trauma", 2],
    ],
  },
  {
    id: "preseptal-cellulitis", name: "Preseptal cellulitis", synonyms: ["periorbital cellulitis"],
    icd10: "H00.039", system: "eye", incidence: [3, 3], ages: "1343222222", urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["eyelid-swelling", 0.97], ["fever", 0.4], ["skin-redness-warm", 0.65], ["eye-redness", 0.2],
      ["eye-watering", 0.2], ["runny-nose", 0.25], ["eyelid-lump", 0.15],
    ],
    cardinal: ["eyelid-swelling"],
    against: [
      ["eye-pain-movement", 0.05], ["exophthalmos", 0.02], ["diplopia", 0.02], ["vision-blurred", 0.1],
      ["gaze-palsy", 0.02], ["both-eyes-together", 0.1], ["eye-itching", 0.3],
    ],
    risks: [
      ["skin-infection-recent", 3], ["bite-insect", 3], ["sinus-pain", 2],
    ],
  },
  {
    id: "dacryocystitis", name: "Dacryocystitis", synonyms: [],
    icd10: "H04.309", system: "eye", incidence: [2, 2], ages: "3331122333", female: 0.67, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["eye-corner-inner-swelling", 0.97], ["eye-watering", 0.75], ["skin-redness-warm", 0.65],
      ["eye-discharge-purulent", 0.6], ["fever", 0.25], ["eyelid-swelling", 0.35],
      ["pus-lacrimal-punctum", 0.55], ["facial-pain", 0.3],
    ],
    cardinal: ["eye-corner-inner-swelling"],
    against: [
      ["vision-blurred", 0.1], ["eye-pain-movement", 0.05],
    ],
  },
  {
    id: "nasolacrimal-obstruction", name: "Nasolacrimal duct obstruction", synonyms: [],
    icd10: "H04.559", system: "eye", incidence: [4, 3], ages: "3431001222", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["eye-watering", 0.95], ["eye-discharge-purulent", 0.6], ["well-appearing", 0.55],
      ["pus-lacrimal-punctum", 0.35],
    ],
    cardinal: ["eye-watering"],
    against: [
      ["eye-redness", 0.15], ["photophobia", 0.05], ["cornea-cloudy", 0.02], ["eye-pain", 0.05],
      ["fever", 0.05], ["eyelid-swelling", 0.15],
    ],
  },
  {
    id: "retinal-detachment", name: "Retinal detachment", synonyms: [],
    icd10: "H33.20", system: "eye", incidence: [1, 2], ages: "0011223433", female: 0.4, urgency: "emergency", dangerous: true,
    course: { acute: 0.8, hyperacute: 0.5 },
    findings: [
      ["retinal-tear", 0.6],
      ["eye-pressure-low", 0.3],
      ["floaters-flashes", 0.85], ["vision-curtain", 0.65], ["vision-loss-sudden", 0.45],
      ["vision-peripheral-loss", 0.45], ["fundus-detachment", 0.9], ["vision-blurred", 0.65],
    ],
    cardinal: ["floaters-flashes|vision-curtain|vision-loss-sudden|vision-blurred"],
    against: [
      ["eye-pain", 0.05], ["eye-redness", 0.05], ["headache", 0.15], ["both-eyes-together", 0.05],
      ["vision-loss-transient", 0.2], ["photophobia", 0.1],
    ],
    risks: [
      ["vision-blurred-distance", 5], ["eye-injury", 4], ["hx-marfan", 4],
    ],
  },
  {
    id: "vitreous-detachment", name: "Posterior vitreous detachment", synonyms: ["floaters"],
    icd10: "H43.819", system: "eye", incidence: [4, 4], ages: "0000123444", female: 0.6, urgency: "same-day",
    course: { acute: 0.9, subacute: 0.4 },
    findings: [
      ["retinal-tear", 0.12],
      ["floaters-flashes", 0.97], ["onset-sudden", 0.45],
    ],
    cardinal: ["floaters-flashes"],
    against: [
      ["vision-curtain", 0.05], ["vision-loss-sudden", 0.1], ["eye-pain", 0.05], ["eye-redness", 0.05],
      ["headache", 0.2], ["vision-peripheral-loss", 0.05],
    ],
    risks: [
      ["vision-blurred-distance", 3],
    ],
  },
  {
    id: "vitreous-hemorrhage", name: "Vitreous hemorrhage", synonyms: [],
    icd10: "H43.10", system: "eye", incidence: [1, 2], ages: "0000123333", urgency: "emergency",
    course: { hyperacute: 0.8, acute: 0.6 },
    findings: [
      ["vision-loss-sudden", 0.75], ["floaters-flashes", 0.65], ["vision-blurred", 0.75], ["pupil-white", 0.5],
      ["vision-red-haze", 0.3], ["onset-sudden", 0.75],
    ],
    cardinal: ["vision-loss-sudden|floaters-flashes|vision-blurred"],
    against: [
      ["eye-pain", 0.05], ["eye-redness", 0.05],
    ],
    risks: [
      ["hx-diabetes", 4], ["eye-injury", 4], ["hx-sickle-cell", 4], ["med-anticoagulant", 1.5],
    ],
  },
  {
    id: "central-retinal-artery-occlusion", name: "Central retinal artery occlusion", synonyms: [],
    icd10: "H34.10", system: "eye", incidence: [1, 2], ages: "0000012344", female: 0.43, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["retinal-embolus", 0.2],
      ["vision-loss-sudden", 0.95], ["fundus-cherry-red", 0.8], ["pupil-afferent-defect", 0.75],
      ["carotid-bruit", 0.2], ["vision-loss-transient", 0.25], ["onset-sudden", 0.95],
      ["vision-loss-unilateral", 0.9],
    ],
    cardinal: ["vision-loss-sudden"],
    against: [
      ["eye-pain", 0.05], ["eye-redness", 0.05], ["floaters-flashes", 0.15], ["headache", 0.4],
      ["fundus-hemorrhages", 0.1], ["jaw-claudication", 0.2],
    ],
    risks: [
      ["hx-atrial-fibrillation", 4], ["hx-hypertension", 2], ["hx-diabetes", 1.6], ["smoking", 2],
      ["hx-coronary-disease", 2], ["hx-hypercholesterolemia", 1.6],
    ],
  },
  {
    id: "central-retinal-vein-occlusion", name: "Retinal vein occlusion", synonyms: [],
    icd10: "H34.8190", system: "eye", incidence: [2, 2], ages: "0000012344", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["vision-loss-sudden", 0.75], ["vision-blurred", 0.75], ["fundus-hemorrhages", 0.97],
      ["vision-loss-unilateral", 0.9], ["pupil-afferent-defect", 0.25], ["onset-sudden", 0.55],
    ],
    cardinal: ["vision-blurred|vision-loss-sudden"],
    against: [
      ["eye-pain", 0.1], ["fundus-cherry-red", 0.05], ["floaters-flashes", 0.2],
    ],
    risks: [
      ["hx-hypertension", 2.5], ["hx-diabetes", 2], ["hx-clotting-disorder", 3],
      ["hx-malignancy-blood-precursor", 4],
    ],
  },
  {
    id: "cataract", name: "Cataract", synonyms: [],
    icd10: "H25.9", system: "eye", incidence: [5, 4], ages: "1111112344", female: 0.57, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vision-loss-gradual", 0.85], ["halos", 0.4], ["vision-night", 0.45], ["lens-opacity", 0.9],
      ["vision-blurred", 0.85], ["glare", 0.6], ["pupil-white", 0.25], ["both-eyes-together", 0.3],
      ["vision-color", 0.2],
    ],
    cardinal: ["vision-loss-gradual|vision-blurred|glare|lens-opacity"],
    against: [
      ["eye-pain", 0.05], ["vision-loss-sudden", 0.05], ["eye-redness", 0.05], ["floaters-flashes", 0.15],
      ["headache", 0.3],
    ],
    risks: [
      ["med-steroid", 3], ["hx-diabetes", 2], ["smoking", 1.5], ["eye-injury", 2],
    ],
  },
  {
    id: "macular-degeneration", name: "Age-related macular degeneration", synonyms: ["AMD"],
    icd10: "H35.30", system: "eye", incidence: [4, 4], ages: "0000001144", female: 0.57, urgency: "same-day",
    course: { chronic: 0.9, subacute: 0.3 },
    findings: [
      ["vision-central-loss", 0.85], ["vision-distorted-lines", 0.55], ["vision-loss-gradual", 0.65],
      ["vision-blurred", 0.85], ["drusen", 0.75], ["vision-near", 0.55],
    ],
    cardinal: ["vision-central-loss|vision-distorted-lines|vision-loss-gradual|vision-blurred"],
    against: [
      ["eye-pain", 0.02], ["vision-peripheral-loss", 0.15], ["halos", 0.15], ["eye-redness", 0.05],
    ],
    risks: [
      ["smoking", 3],
    ],
  },
  {
    id: "diabetic-retinopathy", name: "Diabetic retinopathy", synonyms: [],
    icd10: "E11.319", system: "eye", incidence: [4, 4], ages: "0000123344", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["vision-blurred", 0.55], ["floaters-flashes", 0.2], ["fundus-hemorrhages", 0.75],
      ["cotton-wool-spots", 0.45], ["vision-loss-gradual", 0.45], ["well-appearing", 0.2],
      ["vision-loss-sudden", 0.1], ["hba1c-high", 0.65],
    ],
    cardinal: ["fundus-hemorrhages|vision-blurred|vision-loss-gradual|floaters-flashes"],
    against: [
      ["eye-pain", 0.05],
    ],
    risks: [
      ["hx-diabetes", 20],
    ],
    requires: ["hx-diabetes|hba1c-high|glucose-high"],
  },
  {
    id: "refractive-error", name: "Refractive error", synonyms: ["myopia", "presbyopia", "astigmatism"],
    icd10: "H52.7", system: "eye", incidence: [5, 4], ages: "0134444333", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vision-better-pinhole", 0.5],
      ["vision-blurred", 0.85], ["vision-blurred-distance", 0.6], ["vision-near", 0.4], ["headache", 0.25],
      ["well-appearing", 0.4],
    ],
    cardinal: ["vision-blurred|vision-near|vision-blurred-distance"],
    against: [
      ["eye-pain", 0.1], ["eye-redness", 0.05], ["vision-loss-sudden", 0.01], ["floaters-flashes", 0.05],
      ["diplopia", 0.05], ["halos", 0.2], ["headache-severe", 0.1], ["vision-curtain", 0.01],
    ],
  },
  {
    id: "strabismus-amblyopia", name: "Strabismus or amblyopia", synonyms: ["lazy eye"],
    icd10: "H50.9", system: "eye", incidence: [4, 3], ages: "2443222111", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["strabismus", 0.9], ["vision-blurred", 0.25], ["head-tilt", 0.2], ["vision-loss-unilateral", 0.35],
      ["diplopia", 0.1], ["corneal-light-asymmetric", 0.75],
    ],
    cardinal: ["strabismus|vision-loss-unilateral|corneal-light-asymmetric"],
    against: [
      ["pupil-white", 0.05], ["eye-pain", 0.05], ["eye-redness", 0.05], ["headache-morning", 0.05],
      ["vomiting-morning", 0.02], ["onset-sudden", 0.1],
    ],
    risks: [
      ["newborn-premature", 3], ["hx-cerebral-palsy", 4], ["hx-down-syndrome", 4],
    ],
  },
  {
    id: "retinoblastoma", name: "Retinoblastoma", synonyms: [],
    icd10: "C69.20", system: "eye", incidence: [1, 1], ages: "2441000000", urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["pupil-white", 0.85], ["strabismus", 0.35], ["eye-redness", 0.1], ["vision-loss-unilateral", 0.25],
      ["cornea-cloudy", 0.05],
    ],
    cardinal: ["pupil-white|strabismus"],
    risks: [
      ["family-retinoblastoma", 50],
    ],
  },
  {
    id: "pterygium", name: "Pterygium or pinguecula", synonyms: [],
    icd10: "H11.009", system: "eye", incidence: [4, 3], ages: "0001233333", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["eye-white-growth", 0.97], ["eye-redness", 0.45], ["eye-foreign-body-feeling", 0.35],
      ["eye-dryness", 0.35], ["vision-blurred", 0.1],
    ],
    cardinal: ["eye-white-growth"],
    against: [
      ["eye-pain", 0.05], ["eye-discharge-purulent", 0.05], ["photophobia", 0.1],
    ],
    risks: [
      ["sun-exposure-chronic", 4],
    ],
  },
  {
    id: "anterior-ischemic-optic-neuropathy", name: "Nonarteritic ischemic optic neuropathy", synonyms: [],
    icd10: "H47.019", system: "eye", incidence: [1, 2], ages: "0000012344", urgency: "emergency",
    course: { hyperacute: 0.8 },
    findings: [
      ["vision-loss-sudden", 0.9], ["pupil-afferent-defect", 0.85], ["papilledema", 0.95],
      ["visual-field-altitudinal", 0.6], ["vision-loss-unilateral", 0.9], ["vision-color", 0.35],
      ["hypertension", 0.45],
    ],
    cardinal: ["vision-loss-sudden"],
    against: [
      ["jaw-claudication", 0.05], ["headache-temporal", 0.1], ["eye-pain-movement", 0.1],
      ["esr-crp-high", 0.15], ["fundus-cherry-red", 0.02], ["scalp-tenderness", 0.05],
    ],
    risks: [
      ["hx-diabetes", 3], ["hx-hypertension", 2], ["hx-sleep-apnea", 4],
    ],
  },
  {
    id: "endophthalmitis", name: "Endophthalmitis", synonyms: [],
    icd10: "H44.009", system: "eye", incidence: [0, 1], ages: "0111222344", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["eye-pain", 0.8], ["vision-loss-sudden", 0.65], ["hypopyon", 0.75], ["eye-redness", 0.9],
      ["vision-blurred", 0.9], ["eyelid-swelling", 0.5], ["photophobia", 0.5],
      ["pupil-white", 0.15], ["eye-discharge-purulent", 0.25],
    ],
    cardinal: ["eye-pain|vision-blurred|vision-loss-sudden|hypopyon"],
    risks: [
      ["eye-injury", 6], ["iv-drug-use", 6], ["indwelling-line-catheter", 4],
      ["cataract-surgery", 15], ["surgery-recent", 2],
    ],
  },
  {
    id: "retinitis-pigmentosa", name: "Retinitis pigmentosa", synonyms: [],
    icd10: "H35.52", system: "eye", incidence: [1, 0], ages: "0012333322", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vision-night", 0.95], ["vision-peripheral-loss", 0.85], ["fundus-bone-spicules", 0.9],
      ["vision-loss-gradual", 0.65], ["hearing-loss", 0.15],
    ],
    cardinal: ["vision-night"],
    against: [
      ["eye-pain", 0.02], ["onset-sudden", 0.02],
    ],
    risks: [
      ["fhx-neuro-inherited", 12], ["consanguinity", 3],
    ],
  },
  {
    id: "keratoconus", name: "Keratoconus", synonyms: [],
    icd10: "H18.609", system: "eye", incidence: [2, 1], ages: "0001433210", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vision-blurred", 0.9], ["glare", 0.45], ["halos", 0.3], ["corneal-cone", 0.85],
      ["vision-loss-gradual", 0.55],
    ],
    cardinal: ["vision-blurred"],
    against: [
      ["eye-pain", 0.05], ["vision-loss-sudden", 0.05],
    ],
    risks: [
      ["hx-eczema", 3], ["hx-down-syndrome", 8],
    ],
  },
  {
    id: "congenital-glaucoma", name: "Congenital glaucoma", synonyms: [],
    icd10: "Q15.0", system: "eye", incidence: [1, 1], ages: "4431000000", female: 0.4, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8 },
    findings: [
      ["eye-watering", 0.8], ["photophobia", 0.75], ["cornea-cloudy", 0.85], ["eye-pressure-high", 0.85],
    ],
    cardinal: ["cornea-cloudy|eye-watering"],
    against: [
      ["eye-discharge-purulent", 0.1], ["eye-redness", 0.3],
    ],
    risks: [
      ["fhx-glaucoma", 5], ["port-wine-stain", 5], ["consanguinity", 2],
    ],
  },
  {
    id: "chorioretinitis", name: "Chorioretinitis", synonyms: ["CMV retinitis", "toxoplasma chorioretinitis", "posterior uveitis"],
    icd10: "H30.90", system: "eye", incidence: [1, 1], ages: "2112333322", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["vision-blurred", 0.8], ["floaters-flashes", 0.75], ["photophobia", 0.25], ["fundus-retinitis", 0.9],
      ["vision-loss-gradual", 0.45], ["visual-field-cut", 0.25], ["eye-redness", 0.2], ["eye-pain", 0.2],
    ],
    cardinal: ["vision-blurred|floaters-flashes"],
    risks: [
      ["hiv-positive", 12], ["immunosuppressed", 6], ["hiv-cd4-low", 15], ["cat-litter", 3],
      ["syphilis-serology", 6],
    ],
  },
  {
    id: "entropion-ectropion", name: "Entropion, ectropion or trichiasis", synonyms: [],
    icd10: "H02.009", system: "eye", incidence: [4, 3], ages: "1110012244", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["eye-watering", 0.8], ["eyelid-turned", 0.95], ["eye-foreign-body-feeling", 0.7], ["eye-redness", 0.55],
      ["eye-dryness", 0.4],
    ],
    cardinal: ["eyelid-turned"],
    against: [
      ["eye-discharge-purulent", 0.2], ["vision-loss-sudden", 0.02],
    ],
  },
  {
    id: "graves-ophthalmopathy", name: "Thyroid eye disease", synonyms: ["Graves orbitopathy"],
    icd10: "H05.20", system: "eye", incidence: [2, 2], ages: "0001234422", female: 0.8, urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["exophthalmos", 0.9], ["diplopia", 0.45], ["eyelid-retraction", 0.75], ["eye-dryness", 0.55],
      ["eye-pain", 0.3], ["eyelid-swelling", 0.5], ["eye-redness", 0.45], ["tsh-low", 0.6], ["goiter", 0.3],
      ["eye-watering", 0.45], ["photophobia", 0.25], ["gaze-palsy", 0.35], ["vision-color", 0.1],
      ["weight-loss", 0.2], ["palpitations", 0.2],
    ],
    cardinal: ["exophthalmos|eyelid-retraction|diplopia"],
    against: [
      ["eye-discharge-purulent", 0.05], ["fever", 0.05],
    ],
    risks: [
      ["hx-thyroid", 15], ["smoking", 3], ["radioiodine-therapy", 4],
    ],
  },
  {
    id: "central-serous", name: "Central serous chorioretinopathy", synonyms: [],
    icd10: "H35.719", system: "eye", incidence: [2, 2], ages: "0000143311", female: 0.17, urgency: "same-day",
    course: { subacute: 0.8 },
    findings: [
      ["vision-central-loss", 0.8], ["vision-distorted-lines", 0.6], ["vision-blurred", 0.8],
      ["vision-loss-unilateral", 0.75], ["vision-color", 0.25],
    ],
    cardinal: ["vision-central-loss|vision-blurred|vision-distorted-lines"],
    against: [
      ["eye-pain", 0.05], ["floaters-flashes", 0.15],
    ],
    risks: [
      ["med-steroid", 6], ["stressor", 3],
    ],
  },
  {
    id: "corneal-foreign-body", name: "Corneal or conjunctival foreign body", synonyms: ["something in the eye"],
    icd10: "T15.00XA", system: "eye", incidence: [3, 4], ages: "0123344332", female: 0.3, urgency: "same-day",
    course: { acute: 0.95, hyperacute: 0.6 },
    findings: [
      ["eye-foreign-body-feeling", 0.95], ["eye-foreign-body", 0.7], ["eye-watering", 0.8], ["eye-redness", 0.8], ["eye-pain", 0.75], ["photophobia", 0.4], ["fluorescein-uptake", 0.4], ["vision-blurred", 0.2],
    ],
    cardinal: ["eye-foreign-body|eye-foreign-body-feeling"],
    against: [["eye-discharge-purulent", 0.2], ["eye-itching", 0.3], ["both-eyes-together", 0.2]],
    risks: [["high-velocity-fragment", 6]],
  },
  {
    id: "macular-hole", name: "Macular hole or epiretinal membrane", synonyms: [],
    icd10: "H35.349", system: "eye", incidence: [1, 1], ages: "0000001443", female: 0.65, urgency: "routine",
    course: { subacute: 0.8, chronic: 0.7 },
    findings: [
      ["vision-central-loss", 0.9], ["vision-distorted-lines", 0.8], ["vision-blurred", 0.9], ["vision-loss-unilateral", 0.4],
    ],
    cardinal: ["vision-central-loss|vision-distorted-lines"],
    against: [["eye-pain", 0.05], ["eye-redness", 0.05]],
  },
  {
    id: "trachoma", name: "Trachoma", synonyms: [],
    icd10: "A71.9", system: "eye", incidence: [0, 0], ages: "0134322222", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["conjunctival-follicles", 0.6],
      ["eye-redness", 0.7], ["eyelid-turned", 0.5], ["eye-discharge-purulent", 0.4], ["cornea-cloudy", 0.4], ["eye-foreign-body-feeling", 0.5], ["eye-watering", 0.4],
    ],
    cardinal: ["eyelid-turned|eye-redness"],
    risks: [["travel-tropics", 8], ["crowded-living", 2]],
    requires: ["travel-tropics"],
  },
  {
    id: "dacryoadenitis", name: "Dacryoadenitis", synonyms: ["inflamed tear gland"],
    icd10: "H04.009", system: "eye", incidence: [1, 1], ages: "0123332221", urgency: "same-day",
    course: { acute: 0.8, subacute: 0.5 },
    findings: [
      ["eyelid-swelling", 0.95], ["eye-pain", 0.6], ["eye-redness", 0.5], ["eye-watering", 0.4], ["ptosis", 0.3], ["fever", 0.2], ["skin-redness-warm", 0.4],
    ],
    cardinal: ["eyelid-swelling"],
    against: [["eye-pain-movement", 0.3], ["eye-discharge-purulent", 0.4]],
    risks: [["hx-mononucleosis", 3], ["hx-sarcoidosis", 3]],
  },
  {
    id: "hypertensive-retinopathy", name: "Hypertensive retinopathy", synonyms: [],
    icd10: "H35.039", system: "eye", incidence: [1, 0], ages: "0000122333", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["vision-blurred", 0.5], ["cotton-wool-spots", 0.7], ["fundus-hemorrhages", 0.7], ["hypertension", 0.9], ["headache", 0.4]],
    cardinal: ["fundus-hemorrhages|cotton-wool-spots"],
    risks: [["hx-hypertension", 4]],
  },
  {
    id: "uveal-melanoma", name: "Uveal melanoma", synonyms: ["ocular melanoma", "choroidal melanoma"],
    icd10: "C69.30", system: "eye", incidence: [0, 0], ages: "0000123332", urgency: "same-day", dangerous: true,
    course: { chronic: 0.9 },
    findings: [["vision-blurred", 0.6], ["floaters-flashes", 0.5], ["vision-peripheral-loss", 0.4], ["fundus-detachment", 0.3]],
    cardinal: ["vision-blurred|vision-peripheral-loss|floaters-flashes"],
    risks: [["fair-skin", 2]],
  },
  {
    id: "leber-optic-neuropathy", name: "Leber hereditary optic neuropathy", synonyms: ["LHON"],
    icd10: "H47.22", system: "eye", incidence: [0, 0], ages: "0012432100", female: 0.2, urgency: "same-day",
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [["vision-central-loss", 0.9], ["vision-loss", 0.9], ["color-vision-reduced", 0.7], ["both-eyes-together", 0.5]],
    cardinal: ["vision-loss|vision-central-loss"],
    risks: [["fhx-neuro-inherited", 4], ["smoking", 1.5]],
  },
  {
    id: "orbital-pseudotumor", name: "Orbital inflammation", synonyms: ["orbital pseudotumor", "Tolosa-Hunt syndrome"],
    icd10: "H05.10", system: "eye", incidence: [0, 0], ages: "0012333321", urgency: "same-day",
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["eye-pain", 0.8], ["eye-pain-movement", 0.6], ["exophthalmos", 0.6], ["diplopia", 0.6], ["eyelid-swelling", 0.6], ["eye-redness", 0.6], ["ptosis", 0.3]],
    cardinal: ["eye-pain|exophthalmos", "diplopia|eyelid-swelling|exophthalmos"],
  },
  {
    id: "blepharospasm", name: "Blepharospasm", synonyms: [],
    icd10: "G24.5", system: "eye", incidence: [1, 0], ages: "0000012333", female: 0.7, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["eyes-closed-during-event", 0.4], ["photophobia", 0.4], ["eye-dryness", 0.5], ["muscle-spasm", 0.7]],
    cardinal: ["muscle-spasm"],
  },
  {
    id: "color-blindness", name: "Color vision deficiency", synonyms: ["color blindness", "achromatopsia"],
    icd10: "H53.50", system: "eye", incidence: [1, 0], ages: "0133332221", female: 0.06, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["color-vision-reduced", 0.98], ["lifelong-pattern", 0.5]],
    cardinal: ["color-vision-reduced"],
  },
  {
    id: "retinopathy-prematurity", name: "Retinopathy of prematurity", synonyms: ["ROP"],
    icd10: "H35.109", system: "eye", incidence: [0, 0], ages: "4100000000", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [["newborn-premature", 0.98], ["pupil-white", 0.3], ["strabismus", 0.3]],
    cardinal: ["newborn-premature"],
  },
  {
    id: "eye-strain", name: "Eye strain or convergence insufficiency", synonyms: ["asthenopia", "computer vision syndrome", "convergence insufficiency", "digital eye strain", "eye strain"],
    icd10: "H53.149", system: "eye", incidence: [5, 0], ages: "0012444310", urgency: "self-care",
    course: { chronic: 0.7, recurrent: 0.8 },
    findings: [
      ["eyes-tired-reading", 0.85], ["headache-frontal", 0.4], ["headache", 0.6], ["vision-blurred", 0.45],
      ["eye-dryness", 0.4], ["vision-near", 0.25], ["diplopia", 0.2], ["eye-pain", 0.25],
      ["eye-redness", 0.15], ["rest-relief", 0.3], ["office-work", 0.4],
    ],
    cardinal: ["eyes-tired-reading|vision-blurred|headache"],
    against: [
      ["vision-loss", 0.02], ["fever", 0.01], ["vomiting", 0.05], ["eye-discharge-purulent", 0.03],
      ["papilledema", 0.001], ["pupil-mid-dilated-red-eye", 0.01], ["vision-loss-sudden", 0.01],
      ["neck-stiffness", 0.02],
    ],
    requires: ["eyes-tired-reading"],
  },
  {
    id: "orbital-compartment-syndrome", name: "Orbital compartment syndrome", synonyms: ["retrobulbar hemorrhage", "retrobulbar hematoma"],
    icd10: "H05.239", system: "eye", incidence: [0, 2], ages: "0012343333", female: 0.35, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.97 },
    findings: [
      ["exophthalmos", 0.85], ["eye-pain", 0.85], ["vision-loss", 0.75], ["vision-blurred", 0.6],
      ["periorbital-bruise", 0.6], ["eyelid-swelling", 0.6], ["pupil-afferent-defect", 0.6],
      ["eye-pressure-high", 0.65], ["gaze-palsy", 0.5], ["eye-injury", 0.7], ["diplopia", 0.25],
      ["pupil-dilated-fixed", 0.2], ["nausea", 0.2],
    ],
    cardinal: ["exophthalmos|eye-pain|vision-loss"],
    against: [
      ["fever", 0.05],
    ],
    risks: [
      ["head-injury", 2], ["med-anticoagulant", 3], ["surgery-recent", 2], ["trauma", 3],
    ],
    requires: ["eye-injury|trauma|surgery-recent|head-injury|med-anticoagulant"],
  },
  {
    id: "congenital-cataract", name: "Congenital cataract", synonyms: ["infantile cataract"],
    icd10: "Q12.0", system: "eye", incidence: [1, 0], ages: "4410000000", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["pupil-white", 0.75], ["dull-or-absent-red-reflex", 0.75], ["lens-opacity", 0.6], ["nystagmus", 0.3],
      ["strabismus", 0.3], ["vision-loss", 0.3],
    ],
    cardinal: ["pupil-white|dull-or-absent-red-reflex|lens-opacity"],
    against: [
      ["eye-redness", 0.1], ["cornea-cloudy", 0.1], ["eye-watering", 0.1],
    ],
    risks: [
      ["newborn-maternal-infection", 4], ["consanguinity", 2], ["hx-down-syndrome", 2.5], ["fhx-glaucoma", 2],
    ],
  },
  {
    id: "fourth-nerve-palsy", name: "Fourth nerve palsy", synonyms: ["trochlear nerve palsy", "superior oblique palsy"],
    icd10: "H49.10", system: "eye", incidence: [2, 1], ages: "0122233332", female: 0.4, urgency: "same-day",
    course: { acute: 0.6, chronic: 0.5, subacute: 0.4 },
    findings: [
      ["diplopia-vertical", 0.85], ["diplopia", 0.95], ["head-tilt", 0.6], ["vision-near", 0.2],
      ["headache", 0.15],
    ],
    cardinal: ["diplopia|head-tilt"],
    against: [
      ["ptosis", 0.03], ["pupil-dilated-fixed", 0.01], ["eye-pain-movement", 0.1],
      ["weakness-fatigable", 0.05], ["exophthalmos", 0.05], ["weakness-focal", 0.05],
    ],
    risks: [
      ["head-injury", 6], ["hx-head-injury", 4], ["hx-diabetes", 2], ["hx-hypertension", 1.5],
    ],
  },
  {
    id: "tonic-pupil", name: "Adie tonic pupil", synonyms: ["Adie syndrome", "Holmes-Adie syndrome"],
    icd10: "H57.059", system: "eye", incidence: [1, 0], ages: "0000143210", female: 0.7, urgency: "routine",
    course: { chronic: 0.7, acute: 0.4, subacute: 0.5 },
    findings: [
      ["pupil-tonic", 0.85], ["abnormal-pupils", 0.85], ["reflexes-decreased", 0.6], ["vision-near", 0.4],
      ["photophobia", 0.3], ["vision-blurred", 0.35], ["pupils-dilated", 0.3],
    ],
    cardinal: ["pupil-tonic|abnormal-pupils"],
    against: [
      ["ptosis", 0.02], ["diplopia", 0.02], ["headache-severe", 0.05], ["eye-pain", 0.1], ["head-injury", 0.1],
      ["gaze-palsy", 0.01], ["consciousness-reduced", 0.01],
    ],
  },
  {
    id: "aponeurotic-ptosis", name: "Drooping eyelid, aponeurotic or congenital", synonyms: ["aponeurotic ptosis", "acquired ptosis", "congenital ptosis"],
    icd10: "H02.409", system: "eye", incidence: [3, 1], ages: "1221112344", urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["ptosis", 0.95], ["vision-peripheral-loss", 0.25], ["headache-frontal", 0.1], ["on-both-sides", 0.3],
    ],
    cardinal: ["ptosis"],
    against: [
      ["diplopia", 0.03], ["weakness-fatigable", 0.03], ["pupil-dilated-fixed", 0.005], ["horner", 0.01],
      ["bulbar-symptoms", 0.02], ["onset-sudden", 0.05], ["headache-severe", 0.03],
      ["pupil-irregular-small", 0.03], ["eyelid-swelling", 0.2], ["weakness-proximal", 0.05],
      ["speech-slurred", 0.02], ["dysphagia", 0.05],
    ],
    risks: [
      ["contact-lenses", 2], ["old-age", 1.5], ["cataract-surgery", 2],
    ],
  },
  {
    id: "charles-bonnet", name: "Charles Bonnet syndrome", synonyms: ["visual hallucinations of the blind"],
    icd10: "H53.16", system: "eye", incidence: [2, 0], ages: "0000000134", female: 0.6, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.8 },
    findings: [
      ["hallucinations-visual", 0.97], ["knows-not-real", 0.75], ["vision-loss", 0.6],
      ["vision-loss-gradual", 0.5], ["reduced-visual-acuity", 0.4], ["vision-central-loss", 0.3],
    ],
    cardinal: ["hallucinations-visual"],
    against: [
      ["hallucinations-auditory", 0.02], ["delusions", 0.02], ["confusion", 0.03], ["bradykinesia", 0.05],
      ["fever", 0.02], ["tremor-rest", 0.05], ["memory-loss", 0.15], ["alcohol-stopped", 0.02],
      ["antipsychotic-drug", 0.2], ["consciousness-reduced", 0.01], ["confusion-fluctuating", 0.03],
      ["dream-enactment", 0.1],
    ],
    risks: [
      ["macular-degeneration", 8], ["glaucoma", 4], ["lens-opacity", 2], ["hx-diabetes", 1.3],
    ],
    requires: ["vision-loss|vision-loss-gradual|macular-degeneration|glaucoma|reduced-visual-acuity|vision-central-loss|lens-opacity"],
  },
  {
    id: "lens-dislocation", name: "Lens dislocation or subluxation", synonyms: ["ectopia lentis", "lens subluxation", "dislocated lens"],
    icd10: "H27.10", system: "eye", incidence: [1, 1], ages: "0111222333", female: 0.45, urgency: "same-day",
    course: { hyperacute: 0.5, chronic: 0.6 },
    findings: [
      ["vision-blurred", 0.85], ["lens-dislocation", 0.8], ["oscillating-vision", 0.2], ["diplopia", 0.2],
      ["eye-pain", 0.2], ["reduced-visual-acuity", 0.6], ["eye-pressure-high", 0.2],
    ],
    cardinal: ["vision-blurred|lens-dislocation|reduced-visual-acuity"],
    against: [
      ["eye-discharge-purulent", 0.02], ["eye-itching", 0.05],
    ],
    risks: [
      ["eye-injury", 6], ["hx-marfan", 15], ["family-marfan", 8], ["homocysteine-high", 8],
      ["cataract-surgery", 3],
    ],
  },
  {
    id: "conjunctival-tumor", name: "Conjunctival tumor", synonyms: ["ocular surface squamous neoplasia", "conjunctival melanoma", "conjunctival nevus", "conjunctival papilloma"],
    icd10: "D49.89", system: "eye", incidence: [1, 1], ages: "0000123343", female: 0.4, urgency: "same-day",
    course: { chronic: 0.95 },
    findings: [
      ["eye-white-growth", 0.9], ["eye-redness", 0.4], ["eye-foreign-body-feeling", 0.35],
      ["lesion-pigmented", 0.2], ["rapid-growth-lesion", 0.2],
    ],
    cardinal: ["eye-white-growth"],
    against: [
      ["eye-discharge-purulent", 0.05], ["eye-itching", 0.1], ["vision-loss-sudden", 0.02], ["fever", 0.01],
    ],
    risks: [
      ["sun-exposure-chronic", 2.5], ["hiv-positive", 6], ["smoking", 1.3], ["fair-skin", 1.5],
    ],
    requires: ["eye-white-growth"],
  },
  {
    id: "orbital-tumor", name: "Orbital tumor", synonyms: ["cavernous hemangioma of the orbit", "orbital lymphoma", "optic nerve glioma", "lacrimal gland tumor", "orbital metastasis"],
    icd10: "D49.89", system: "eye", incidence: [1, 1], ages: "0111122332", female: 0.55, urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["exophthalmos", 0.8], ["diplopia", 0.35], ["vision-blurred", 0.35], ["visual-field-cut", 0.15],
      ["eyelid-swelling", 0.3], ["pupil-afferent-defect", 0.15], ["ptosis", 0.15],
      ["vision-loss-gradual", 0.25], ["asymmetric", 0.2], ["lump", 0.2],
    ],
    cardinal: ["exophthalmos"],
    against: [
      ["eye-pain-movement", 0.2], ["fever", 0.02], ["eyelid-retraction", 0.1], ["tsh-low", 0.05],
      ["goiter", 0.05], ["on-both-sides", 0.2], ["sinus-pain", 0.1], ["hx-thyroid", 0.2], ["trauma", 0.1],
    ],
    risks: [
      ["hx-cancer", 5], ["neurofibromas", 5],
    ],
    requires: ["exophthalmos"],
  },
  {
    id: "disc-drusen", name: "Optic disc drusen", synonyms: ["optic nerve head drusen", "pseudopapilledema"],
    icd10: "H47.329", system: "eye", incidence: [2, 0], ages: "0013433332", female: 0.55, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["disc-elevated-drusen", 0.9], ["visual-field-cut", 0.35], ["papilledema", 0.3],
      ["vision-loss-transient", 0.06],
    ],
    cardinal: ["disc-elevated-drusen|papilledema"],
    against: [
      ["vomiting", 0.05], ["tinnitus-pulsatile", 0.05], ["eye-pain", 0.05], ["gaze-palsy", 0.02],
      ["csf-pressure-high", 0.02],
    ],
    requires: ["disc-elevated-drusen"],
  },
  {
    id: "solar-retinopathy", name: "Solar or laser retinopathy", synonyms: ["solar retinopathy", "eclipse retinopathy", "laser pointer burn of the retina"],
    icd10: "H31.029", system: "eye", incidence: [1, 1], ages: "0013432211", female: 0.35, urgency: "same-day",
    course: { hyperacute: 0.7, acute: 0.8 },
    findings: [
      ["vision-central-loss", 0.8], ["vision-blurred", 0.8], ["vision-distorted-lines", 0.4],
      ["headache", 0.15], ["vision-color", 0.2],
    ],
    cardinal: ["vision-central-loss|vision-blurred"],
    against: [
      ["eye-pain", 0.1], ["eye-redness", 0.1], ["eye-discharge-purulent", 0.01], ["floaters-flashes", 0.1],
      ["fever", 0.01],
    ],
    risks: [
      ["looked-at-the-sun", 40], ["uv-exposure-eyes", 3],
    ],
    requires: ["looked-at-the-sun"],
  },
  {
    id: "interstitial-keratitis", name: "Interstitial or phlyctenular keratitis", synonyms: ["interstitial keratitis", "phlyctenulosis", "Cogan syndrome"],
    icd10: "H16.309", system: "eye", incidence: [1, 0], ages: "0012333221", female: 0.55, urgency: "same-day",
    course: { subacute: 0.8, recurrent: 0.4 },
    findings: [
      ["eye-redness", 0.85], ["eye-pain", 0.6], ["photophobia", 0.65], ["vision-blurred", 0.6],
      ["eye-watering", 0.5], ["cornea-cloudy", 0.45], ["hearing-loss", 0.12], ["eye-white-growth", 0.1],
    ],
    cardinal: ["eye-redness|cornea-cloudy"],
    against: [
      ["eye-discharge-purulent", 0.1], ["dendritic-lesion", 0.05], ["contact-lenses", 0.2],
      ["eye-itching", 0.2], ["halos", 0.2],
    ],
    risks: [
      ["hx-syphilis", 5], ["tb-exposure", 4], ["rosacea", 4], ["tuberculosis-in-the-past", 4], ["hx-sti", 2],
    ],
  },
  {
    id: "congenital-nystagmus", name: "Infantile nystagmus or coloboma", synonyms: ["congenital nystagmus", "coloboma", "spasmus nutans", "aniridia"],
    icd10: "H55.01", system: "eye", incidence: [2, 0], ages: "2441111111", female: 0.4, urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["nystagmus", 0.85], ["head-tilt", 0.3], ["reduced-visual-acuity", 0.5], ["pupil-irregular-small", 0.1],
      ["abnormal-iris", 0.3], ["strabismus", 0.2],
    ],
    cardinal: ["nystagmus|abnormal-iris"],
    against: [
      ["headache", 0.1], ["vomiting", 0.05], ["gait-ataxia", 0.1], ["vertigo", 0.03], ["onset-sudden", 0.03],
      ["opsoclonus", 0.03], ["papilledema", 0.02],
    ],
    risks: [
      ["depigmentation", 1.5], ["fhx-neuro-inherited", 1.5],
    ],
  },
  {
    id: "ocular-ischemia", name: "Ocular ischemic syndrome", synonyms: ["carotid ocular ischemia"],
    icd10: "H35.82", system: "eye", incidence: [1, 0], ages: "0000001344", female: 0.35, urgency: "same-day",
    course: { subacute: 0.6, chronic: 0.7 },
    findings: [
      ["vision-loss-gradual", 0.6], ["vision-loss-transient", 0.4], ["eye-pain", 0.4],
      ["fundus-hemorrhages", 0.5], ["vision-loss-unilateral", 0.6], ["carotid-bruit", 0.3],
      ["vision-blurred", 0.6],
    ],
    cardinal: ["vision-loss-gradual|vision-loss-transient|vision-loss-unilateral|vision-blurred"],
    against: [
      ["eye-discharge-purulent", 0.01], ["fever", 0.02], ["vision-curtain", 0.1], ["jaw-claudication", 0.03],
    ],
    risks: [
      ["hx-peripheral-artery", 4], ["smoking", 2], ["hx-stroke", 3], ["hx-coronary-disease", 3],
      ["hx-diabetes", 2],
    ],
    requires: ["carotid-bruit|fundus-hemorrhages|hx-peripheral-artery|hx-stroke"],
  },
  {
    id: "fuchs-dystrophy", name: "Fuchs corneal dystrophy", synonyms: ["Fuchs endothelial dystrophy"],
    icd10: "H18.519", system: "eye", incidence: [2, 0], ages: "0000001344", female: 0.7, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["vision-blurred", 0.9], ["worse-morning", 0.75], ["glare", 0.55], ["halos", 0.4],
      ["cornea-cloudy", 0.5], ["vision-loss-gradual", 0.5], ["eye-pain", 0.15],
      ["eye-foreign-body-feeling", 0.15],
    ],
    cardinal: ["vision-blurred|vision-loss-gradual"],
    against: [
      ["eye-redness", 0.2], ["vision-loss-sudden", 0.02], ["eye-pressure-high", 0.1],
      ["eye-discharge-purulent", 0.02],
    ],
    risks: [
      ["cataract-surgery", 3], ["fhx-glaucoma", 1.3],
    ],
  },
  {
    id: "drug-retinopathy", name: "Hydroxychloroquine retinopathy", synonyms: ["toxic maculopathy", "drug-induced retinopathy"],
    icd10: "H35.389", system: "eye", incidence: [2, 0], ages: "0000012342", female: 0.7, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["vision-central-loss", 0.5], ["vision-blurred", 0.5], ["vision-near", 0.35], ["vision-color", 0.25],
      ["vision-loss-gradual", 0.4], ["glare", 0.15], ["vision-night", 0.15],
    ],
    cardinal: ["vision-central-loss|vision-blurred|vision-near|vision-loss-gradual"],
    against: [
      ["eye-pain", 0.03], ["eye-redness", 0.05], ["vision-loss-sudden", 0.1],
    ],
    risks: [
      ["antimalarial-or-arthritis-drug", 20], ["hx-lupus-autoimmune", 3], ["hx-rheumatoid", 2],
      ["hx-kidney-disease", 2],
    ],
    requires: ["antimalarial-or-arthritis-drug"],
  },
  {
    id: "toxic-optic-neuropathy", name: "Toxic or nutritional optic neuropathy", synonyms: ["ethambutol optic neuropathy", "tobacco-alcohol amblyopia"],
    icd10: "H46.3", system: "eye", incidence: [1, 1], ages: "0000123333", female: 0.35, urgency: "same-day",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["vision-central-loss", 0.7], ["vision-color", 0.7], ["color-vision-reduced", 0.6],
      ["vision-blurred", 0.7], ["vision-loss-gradual", 0.6], ["on-both-sides", 0.5], ["pale-optic-disc", 0.4],
      ["vision-loss", 0.5],
    ],
    cardinal: ["vision-color|vision-central-loss|vision-loss-gradual|color-vision-reduced"],
    against: [
      ["eye-pain", 0.03], ["eye-redness", 0.02], ["eye-pain-movement", 0.03], ["vision-loss-sudden", 0.1],
    ],
    risks: [
      ["alcohol-use-heavy", 4], ["smoking", 2], ["b12-low", 3], ["hx-bariatric", 2],
      ["antifreeze-methanol", 3], ["afb-positive", 4], ["tuberculosis-in-the-past", 3],
      ["antibiotic", 1.3], ["diet-vegan", 2], ["tuberculosis-drug", 8],
    ],
  },
] satisfies readonly Condition[];
