import type { Condition } from "../../symptoms.schema.ts";

export const skinConditions = [
  {
    id: "atopic-dermatitis", name: "Atopic dermatitis", synonyms: ["eczema"],
    icd10: "L20.9", system: "skin", incidence: [5, 4], ages: "2443322222", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.8 },
    findings: [
      ["rash-flexural-dry", 0.85], ["itching", 0.95], ["rash-itchy", 0.95], ["dry-skin", 0.8],
      ["worse-night", 0.4], ["skin-thickening", 0.4], ["episodic", 0.4], ["insomnia", 0.35], ["rash", 0.97],
      ["honey-crust", 0.1], ["irritable-child", 0.15], ["ige-high", 0.4],
    ],
    cardinal: ["rash-itchy"],
    against: [
      ["rash-scaly-plaques", 0.2], ["rash-burrows", 0.05], ["fever", 0.05], ["rash-annular-scaly", 0.1],
      ["rash-painful", 0.15], ["rash-palms-soles", 0.4], ["rash-vesicular", 0.3], ["rash-dermatomal", 0.01],
      ["rash-malar", 0.05], ["nits", 0.02], ["rash-target", 0.05], ["rash-contact", 0.4],
    ],
    risks: [
      ["hx-asthma", 3], ["fhx-allergy-asthma", 3], ["hx-eczema", 12], ["allergies-known", 2],
    ],
  },
  {
    id: "contact-dermatitis-allergic", name: "Allergic contact dermatitis", synonyms: ["poison ivy", "nickel allergy"],
    icd10: "L23.9", system: "skin", incidence: [5, 4], ages: "0123333322", female: 0.6, urgency: "routine",
    course: { acute: 0.8, subacute: 0.4 },
    findings: [
      ["rash-itchy", 0.95], ["rash-contact", 0.75], ["rash-vesicular", 0.5], ["rash-linear", 0.4],
      ["allergen-exposure", 0.5], ["skin-redness-warm", 0.7], ["rash", 0.97], ["skin-swelling", 0.35],
      ["rash-bullous", 0.15], ["eyelid-swelling", 0.1],
    ],
    cardinal: ["rash-itchy"],
    against: [
      ["fever", 0.05], ["rash-burrows", 0.1], ["rash-dermatomal", 0.1], ["rash-painful", 0.3],
      ["rash-scaly-plaques", 0.1], ["lymphadenopathy", 0.2], ["rash-target", 0.1], ["rash-palms-soles", 0.3],
    ],
    risks: [
      ["woods-exposure", 3],
    ],
  },
  {
    id: "contact-dermatitis-irritant", name: "Irritant contact dermatitis", synonyms: ["hand dermatitis"],
    icd10: "L24.9", system: "skin", incidence: [5, 4], ages: "2222333322", female: 0.6, urgency: "self-care",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["rash-contact", 0.7], ["rash-hands", 0.7], ["dry-skin", 0.6], ["rash-itchy", 0.7],
      ["skin-redness-warm", 0.6], ["rash", 0.95], ["burning-feeling", 0.4], ["rash-painful", 0.3],
    ],
    cardinal: ["rash"],
    against: [
      ["fever", 0.05], ["rash-vesicular", 0.4], ["rash-burrows", 0.1], ["rash-annular-scaly", 0.15],
    ],
    risks: [
      ["hx-eczema", 3], ["better-away-from-work", 3], ["repetitive-hand-work", 1.5],
    ],
  },
  {
    id: "seborrheic-dermatitis", name: "Seborrheic dermatitis", synonyms: ["dandruff", "cradle cap"],
    icd10: "L21.9", system: "skin", incidence: [5, 4], ages: "2431333333", female: 0.4, urgency: "self-care",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["rash-seborrheic", 0.9], ["itching", 0.45], ["skin-redness-warm", 0.4], ["rash", 0.9],
      ["rash-not-itchy", 0.15],
    ],
    cardinal: ["rash-seborrheic"],
    against: [
      ["fever", 0.02], ["hair-loss-patchy", 0.1], ["nits", 0.05], ["rash-vesicular", 0.02],
      ["scalp-scaly-hair-broken", 0.1], ["joint-pain", 0.2],
    ],
    risks: [
      ["hx-parkinson", 4], ["hiv-positive", 3],
    ],
  },
  {
    id: "psoriasis", name: "Psoriasis", synonyms: ["plaque psoriasis", "guttate psoriasis"],
    icd10: "L40.0", system: "skin", incidence: [4, 3], ages: "0012333333", urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.5 },
    findings: [
      ["rash-scaly-plaques", 0.9], ["silver-plaque", 0.75], ["nail-pitting", 0.4], ["itching", 0.55],
      ["joint-pain", 0.2], ["rash-seborrheic", 0.45], ["rash", 0.97], ["post-streptococcal", 0.1],
      ["dry-skin", 0.2], ["rash-itchy", 0.5],
    ],
    cardinal: ["rash"],
    against: [
      ["rash-flexural-dry", 0.2], ["fever", 0.05], ["rash-vesicular", 0.02], ["rash-herald-patch", 0.05],
      ["rash-annular-scaly", 0.4], ["rash-burrows", 0.05],
    ],
    risks: [
      ["fhx-gout-same-skin-joint", 6], ["hx-psoriasis", 15], ["med-lithium", 3], ["med-beta-blocker", 1.8],
      ["obesity", 1.5],
    ],
  },
  {
    id: "acne", name: "Acne vulgaris", synonyms: [],
    icd10: "L70.0", system: "skin", incidence: [5, 4], ages: "1113443210", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["comedones", 0.9, 40], ["pustules", 0.65], ["rash-face", 0.75], ["rash-not-itchy", 0.4],
      ["premenstrual", 0.2],
    ],
    cardinal: ["comedones|pustules|rash-face"],
    against: [
      ["itching", 0.2], ["fever", 0.05], ["rash-facial-flush-telangiectasia", 0.1], ["flushing", 0.1],
      ["rash-scaly-plaques", 0.05], ["rash-vesicular", 0.05],
    ],
    risks: [
      ["med-steroid", 3], ["hirsutism", 3], ["med-finasteride-androgen", 5],
    ],
  },
  {
    id: "rosacea", name: "Rosacea", synonyms: [],
    icd10: "L71.9", system: "skin", incidence: [5, 4], ages: "0000133433", female: 0.67, urgency: "routine",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["rash-facial-flush-telangiectasia", 0.9], ["flushing", 0.85], ["pustules", 0.5], ["eye-dryness", 0.3],
      ["calcinosis-telangiectasia", 0.65], ["rash-face", 0.85], ["eyelid-scale", 0.2],
    ],
    cardinal: ["rash-facial-flush-telangiectasia"],
    against: [
      ["comedones", 0.1], ["rash-malar", 0.3], ["joint-pain", 0.2], ["fever", 0.05], ["diarrhea", 0.1],
    ],
    risks: [
      ["fair-skin", 3],
    ],
  },
  {
    id: "urticaria", name: "Urticaria", synonyms: ["hives"],
    icd10: "L50.9", system: "skin", incidence: [5, 4], ages: "1233333322", female: 0.6, urgency: "self-care",
    course: { acute: 0.8, recurrent: 0.7 },
    findings: [
      ["hives", 0.97], ["itching", 0.97], ["rash-itchy", 0.97], ["onset-sudden", 0.55], ["angioedema", 0.3],
      ["allergen-exposure", 0.35], ["rash", 0.97], ["prior-infection-recent", 0.25], ["well-appearing", 0.4],
    ],
    cardinal: ["hives"],
    against: [
      ["fever", 0.15], ["hypotension", 0.05], ["wheezing", 0.05], ["rash-painful", 0.1],
      ["rash-scaly-plaques", 0.02], ["joint-swelling", 0.1], ["stridor", 0.02], ["mucosal-lesions", 0.05],
      ["rash-target", 0.2], ["rash-petechial", 0.05], ["vomiting", 0.15], ["rash-burrows", 0.05],
      ["rash-vesicular", 0.05], ["throat-tightness", 0.1],
    ],
    risks: [
      ["allergies-known", 3], ["food-suspect", 2], ["med-new", 2.5], ["sting-bee", 2],
    ],
  },
  {
    id: "angioedema", name: "Angioedema", synonyms: ["hereditary angioedema", "ACE inhibitor angioedema"],
    icd10: "T78.3XXA", system: "skin", incidence: [2, 4], ages: "0122333333", female: 0.57, urgency: "emergency", dangerous: true,
    course: { hyperacute: 0.8, recurrent: 0.4 },
    findings: [
      ["angioedema", 0.97], ["edema-facial", 0.7], ["onset-sudden", 0.65], ["hives", 0.3], ["dysphagia", 0.2],
      ["hoarseness", 0.2], ["voice-muffled", 0.15], ["stridor", 0.1], ["throat-tightness", 0.3],
      ["dyspnea", 0.15], ["eyelid-swelling", 0.3], ["drooling", 0.1],
    ],
    cardinal: ["angioedema"],
    against: [
      ["fever", 0.05], ["skin-redness-warm", 0.1], ["itching", 0.4], ["tooth-pain", 0.1], ["hypotension", 0.2],
    ],
    risks: [
      ["med-ace-inhibitor", 12], ["allergies-known", 2], ["fhx-angioedema", 15], ["med-nsaid", 1.5],
      ["food-suspect", 2], ["african-descent", 1.8],
    ],
  },
  {
    id: "cellulitis", name: "Cellulitis", synonyms: [],
    icd10: "L03.90", system: "skin", incidence: [5, 5], ages: "2332233333", urgency: "same-day", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["skin-redness-warm", 0.97], ["edema-leg-unilateral", 0.4], ["fever", 0.4], ["skin-swelling", 0.75],
      ["lymphadenopathy-inguinal", 0.15], ["chills", 0.25], ["skin-red-streak", 0.15], ["leg-pain", 0.5],
      ["wbc-high", 0.4], ["abscess-lump", 0.1], ["malaise", 0.2], ["onset-gradual", 0.25],
    ],
    cardinal: ["skin-redness-warm"],
    against: [
      ["itching", 0.2], ["rash-vesicular", 0.2], ["skin-pain-out-of-proportion", 0.15],
      ["crepitus-skin", 0.02], ["edema-leg-bilateral", 0.3], ["joint-swelling", 0.3],
      ["rash-dermatomal", 0.05], ["skin-redness-sharp-border", 0.4], ["rash-scaly-plaques", 0.1],
      ["rash-erythema-migrans", 0.05], ["hypotension", 0.15],
    ],
    risks: [
      ["hx-diabetes", 1.8], ["obesity", 1.6], ["edema-leg", 2], ["toe-web-scaling", 3], ["laceration", 3],
      ["bite-animal", 3], ["iv-drug-use", 4], ["immunosuppressed", 2], ["bite-insect", 2],
      ["puncture-wound", 3],
    ],
  },
  {
    id: "erysipelas", name: "Erysipelas", synonyms: [],
    icd10: "A46", system: "skin", incidence: [4, 4], ages: "2221133344", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["skin-redness-sharp-border", 0.95], ["fever", 0.8], ["skin-redness-warm", 0.95], ["chills", 0.65],
      ["onset-sudden", 0.6], ["rash-face", 0.25], ["edema-leg-unilateral", 0.45], ["lymphadenopathy", 0.35],
      ["skin-swelling", 0.75], ["malaise", 0.45], ["leg-pain", 0.4], ["rash-bullous", 0.1],
    ],
    cardinal: ["skin-redness-sharp-border"],
    against: [
      ["itching", 0.15], ["rash-vesicular", 0.2], ["rash-dermatomal", 0.05], ["joint-pain", 0.3],
    ],
    risks: [
      ["obesity", 1.5], ["hx-diabetes", 1.5], ["toe-web-scaling", 3],
    ],
  },
  {
    id: "abscess-skin", name: "Skin abscess or furuncle", synonyms: ["boil", "carbuncle", "MRSA abscess"],
    icd10: "L02.91", system: "skin", incidence: [4, 4], ages: "2333333322", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["abscess-lump", 0.95], ["skin-redness-warm", 0.85], ["pus-drainage", 0.45], ["fever", 0.15],
      ["bite-spider", 0.1], ["skin-swelling", 0.6], ["pustules", 0.2], ["similar-episode-before", 0.25],
    ],
    cardinal: ["abscess-lump"],
    against: [
      ["itching", 0.15], ["rash-scaly-plaques", 0.02], ["lymphadenopathy-painless", 0.1],
      ["rash-vesicular", 0.05],
    ],
    risks: [
      ["hx-diabetes", 1.8], ["iv-drug-use", 5], ["contact-sport", 1.8], ["obesity", 1.4],
      ["crowded-living", 1.5],
    ],
  },
  {
    id: "impetigo", name: "Impetigo", synonyms: [],
    icd10: "L01.00", system: "skin", incidence: [4, 3], ages: "2443222111", urgency: "routine",
    course: { acute: 0.9 },
    findings: [
      ["honey-crust", 0.95], ["rash-face", 0.6], ["rash-vesicular", 0.3], ["itching", 0.3],
      ["rash-perioral", 0.5], ["sick-contact", 0.25], ["rash-bullous", 0.1], ["lymphadenopathy", 0.15],
      ["rash", 0.95], ["well-appearing", 0.5],
    ],
    cardinal: ["honey-crust"],
    against: [
      ["fever", 0.1], ["rash-dermatomal", 0.05], ["mouth-ulcers", 0.1], ["rash-scaly-plaques", 0.05],
      ["rash-dewdrop-crops", 0.15], ["rash-annular-scaly", 0.2],
    ],
    risks: [
      ["daycare", 2], ["hx-eczema", 2.5], ["bite-insect", 1.8], ["crowded-living", 1.8],
    ],
  },
  {
    id: "folliculitis", name: "Folliculitis", synonyms: ["hot tub folliculitis"],
    icd10: "L73.9", system: "skin", incidence: [4, 3], ages: "0122333322", urgency: "self-care",
    course: { acute: 0.8 },
    findings: [
      ["pustules", 0.85], ["follicular-papules", 0.75], ["itching", 0.45], ["rash", 0.9], ["rash-itchy", 0.4],
      ["skin-redness-warm", 0.3],
    ],
    cardinal: ["pustules|follicular-papules"],
    against: [
      ["fever", 0.05], ["rash-scaly-plaques", 0.05], ["comedones", 0.1], ["rash-vesicular", 0.1],
    ],
    risks: [
      ["hot-tub-rash", 15], ["med-steroid", 2],
    ],
  },
  {
    id: "hidradenitis", name: "Hidradenitis suppurativa", synonyms: [],
    icd10: "L73.2", system: "skin", incidence: [3, 2], ages: "0001343310", female: 0.75, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["axillary-nodules", 0.9], ["abscess-lump", 0.65], ["similar-episode-before", 0.6],
    ],
    cardinal: ["axillary-nodules"],
    against: [
      ["fever", 0.1], ["lymphadenopathy", 0.4], ["weight-loss", 0.2],
    ],
    risks: [
      ["obesity", 3], ["smoking", 3], ["hx-pcos", 2],
    ],
  },
  {
    id: "tinea-corporis", name: "Tinea corporis", synonyms: ["ringworm"],
    icd10: "B35.4", system: "skin", incidence: [4, 3], ages: "1243333322", urgency: "routine",
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["rash-annular-scaly", 0.95], ["itching", 0.65], ["rash-itchy", 0.6], ["rash", 0.97],
    ],
    cardinal: ["rash-annular-scaly"],
    against: [
      ["fever", 0.02], ["rash-erythema-migrans", 0.1], ["rash-herald-patch", 0.2], ["rash-vesicular", 0.2],
      ["rash-target", 0.1], ["rash-flexural-dry", 0.2], ["silver-plaque", 0.2], ["bite-tick", 0.2],
    ],
    risks: [
      ["contact-sport", 4], ["immunosuppressed", 1.5],
    ],
  },
  {
    id: "tinea-pedis", name: "Tinea pedis", synonyms: ["athlete's foot"],
    icd10: "B35.3", system: "skin", incidence: [5, 4], ages: "0012333333", female: 0.25, urgency: "self-care",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["toe-web-scaling", 0.9], ["itching", 0.75], ["dry-skin", 0.5], ["foot-odor", 0.35],
      ["nail-thick-yellow", 0.3], ["foot-pain", 0.15],
    ],
    cardinal: ["toe-web-scaling"],
    against: [
      ["fever", 0.05], ["numbness-feet", 0.1], ["rash-hands", 0.3], ["edema-leg", 0.2],
    ],
    risks: [
      ["sweating-excessive", 2], ["hx-diabetes", 1.4], ["athlete", 2],
    ],
  },
  {
    id: "tinea-cruris", name: "Tinea cruris", synonyms: ["jock itch"],
    icd10: "B35.6", system: "skin", incidence: [4, 3], ages: "0001344333", female: 0.2, urgency: "self-care",
    course: { subacute: 0.7, chronic: 0.6 },
    findings: [
      ["rash-groin", 0.95], ["rash-itchy", 0.85], ["rash-annular-scaly", 0.6], ["itching", 0.85],
      ["toe-web-scaling", 0.35],
    ],
    cardinal: ["rash-groin"],
    against: [
      ["rash-satellite", 0.1], ["fever", 0.02], ["genital-ulcer", 0.02], ["vaginal-discharge", 0.1],
    ],
    risks: [
      ["obesity", 2], ["sweating-excessive", 2.5], ["athlete", 2],
    ],
  },
  {
    id: "tinea-capitis", name: "Tinea capitis", synonyms: ["scalp ringworm"],
    icd10: "B35.0", system: "skin", incidence: [4, 3], ages: "1243211111", urgency: "routine",
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["scalp-scaly-hair-broken", 0.9], ["hair-loss-patchy", 0.8], ["rash-seborrheic", 0.75], ["itching", 0.5],
      ["lymphadenopathy-posterior-cervical", 0.45], ["hair-loss", 0.9], ["rash", 0.75],
    ],
    cardinal: ["scalp-scaly-hair-broken|hair-loss-patchy"],
    against: [
      ["nits", 0.05], ["skin-smooth-bald", 0.02], ["fever", 0.1],
    ],
    risks: [
      ["daycare", 2], ["sick-contact", 1.5],
    ],
  },
  {
    id: "onychomycosis", name: "Onychomycosis", synonyms: ["nail fungus"],
    icd10: "B35.1", system: "skin", incidence: [4, 3], ages: "0001233344", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["nail-thick-yellow", 0.97],
    ],
    cardinal: ["nail-thick-yellow"],
    against: [
      ["nail-pitting", 0.2], ["fever", 0.01], ["nail-fold-swollen", 0.1], ["joint-pain", 0.3],
    ],
    risks: [
      ["hx-diabetes", 1.8], ["hx-peripheral-artery", 2], ["toe-web-scaling", 4],
    ],
  },
  {
    id: "pityriasis-versicolor", name: "Pityriasis versicolor", synonyms: ["tinea versicolor"],
    icd10: "B36.0", system: "skin", incidence: [4, 3], ages: "0012343322", urgency: "self-care",
    course: { chronic: 0.8, recurrent: 0.5 },
    findings: [
      ["patches-trunk-fine-scale", 0.95], ["depigmentation", 0.5], ["hyperpigmentation", 0.3],
      ["itching", 0.2], ["rash-trunk", 0.75], ["rash-not-itchy", 0.35],
    ],
    cardinal: ["patches-trunk-fine-scale"],
    against: [
      ["fever", 0.02], ["anesthetic-patches", 0.02], ["rash-herald-patch", 0.1], ["rash-painful", 0.02],
    ],
    risks: [
      ["sweating-excessive", 2.5], ["travel-tropics", 2],
    ],
  },
  {
    id: "pityriasis-rosea", name: "Pityriasis rosea", synonyms: [],
    icd10: "L42", system: "skin", incidence: [4, 3], ages: "0012343211", female: 0.6, urgency: "routine",
    course: { subacute: 0.9, acute: 0.4 },
    findings: [
      ["rash-herald-patch", 0.85], ["rash", 0.97], ["rash-itchy", 0.45], ["rash-trunk", 0.8],
      ["coryza-prodrome", 0.25], ["rash-maculopapular", 0.35], ["rash-annular-scaly", 0.3],
      ["well-appearing", 0.45],
    ],
    cardinal: ["rash"],
    against: [
      ["rash-palms-soles", 0.05], ["fever", 0.1], ["lymphadenopathy-generalized", 0.1],
      ["mucosal-lesions", 0.05], ["rash-vesicular", 0.1], ["rash-face", 0.2],
    ],
  },
  {
    id: "scabies", name: "Scabies", synonyms: [],
    icd10: "B86", system: "skin", incidence: [4, 3], ages: "1333333333", urgency: "routine",
    course: { subacute: 0.8, chronic: 0.6 },
    findings: [
      ["mites-seen", 0.5],
      ["rash-burrows", 0.75], ["itching", 0.97], ["worse-night", 0.75], ["sick-contact", 0.55],
      ["rash-itchy", 0.95], ["rash-finger-webs", 0.75], ["household-itching", 0.55], ["rash", 0.95],
    ],
    cardinal: ["itching"],
    against: [
      ["fever", 0.02], ["rash-scaly-plaques", 0.05], ["rash-vesicular", 0.2], ["rash-dermatomal", 0.01],
      ["nits", 0.05], ["rash-face", 0.2],
    ],
    risks: [
      ["nursing-home", 3], ["crowded-living", 3], ["sexually-active-new-partner", 2], ["homeless", 4],
    ],
  },
  {
    id: "head-lice", name: "Pediculosis", synonyms: ["head lice", "pubic lice"],
    icd10: "B85.0", system: "skin", incidence: [4, 3], ages: "0134222111", female: 0.67, urgency: "self-care",
    course: { subacute: 0.8 },
    findings: [
      ["nits", 0.9], ["itching", 0.9], ["sick-contact", 0.4], ["lymphadenopathy-posterior-cervical", 0.15],
      ["daycare", 0.55], ["genital-lice", 0.1],
    ],
    cardinal: ["nits|itching|genital-lice"],
    against: [
      ["fever", 0.02], ["hair-loss-patchy", 0.05], ["scalp-scaly-hair-broken", 0.05],
    ],
  },
  {
    id: "candidal-intertrigo", name: "Candidal intertrigo", synonyms: ["intertrigo"],
    icd10: "B37.2", system: "skin", incidence: [4, 3], ages: "2331123333", female: 0.6, urgency: "self-care",
    course: { subacute: 0.8, acute: 0.4 },
    findings: [
      ["rash-skin-folds", 0.9], ["rash-satellite", 0.65], ["skin-redness-warm", 0.8], ["itching", 0.6],
      ["rash-groin", 0.4], ["rash", 0.9],
    ],
    cardinal: ["rash-skin-folds|rash-satellite|rash-groin"],
    against: [
      ["fever", 0.05], ["rash-scaly-plaques", 0.1], ["axillary-nodules", 0.05],
    ],
    risks: [
      ["obesity", 4], ["hx-diabetes", 3], ["antibiotics-recent", 2], ["immunosuppressed", 2],
      ["urinary-incontinence", 2],
    ],
  },
  {
    id: "diaper-dermatitis", name: "Diaper dermatitis", synonyms: ["nappy rash", "diaper candidiasis"],
    icd10: "L22", system: "skin", incidence: [5, 4], ages: "3431000000", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["rash-diaper", 0.97], ["skin-redness-warm", 0.85], ["rash-satellite", 0.45], ["irritable-child", 0.3],
      ["thrush", 0.15], ["well-appearing", 0.5],
    ],
    cardinal: ["rash-diaper"],
    against: [
      ["fever", 0.05], ["rash-petechial", 0.05], ["rash-seborrheic", 0.2], ["honey-crust", 0.1],
    ],
    risks: [
      ["diarrhea", 2.5], ["antibiotics-recent", 2.5],
    ],
  },
  {
    id: "herpes-labialis", name: "Herpes labialis", synonyms: ["cold sore"],
    icd10: "B00.1", system: "skin", incidence: [5, 4], ages: "1233333333", female: 0.57, urgency: "self-care",
    course: { acute: 0.8, recurrent: 0.8 },
    findings: [
      ["lip-blisters", 0.97], ["rash-vesicular-grouped", 0.65], ["similar-episode-before", 0.65],
      ["lymphadenopathy-cervical", 0.15], ["tingling", 0.45], ["crusts", 0.4, 1.5], ["honey-crust", 0.2, 1.5],
    ],
    cardinal: ["lip-blisters"],
    against: [
      ["gum-inflammation", 0.1], ["fever-high", 0.1], ["genital-ulcer", 0.1],
    ],
    risks: [
      ["hx-herpes", 6], ["stressor", 1.5], ["immunosuppressed", 2], ["sunburn", 2],
    ],
  },
  {
    id: "common-warts", name: "Viral warts", synonyms: ["verruca vulgaris", "plantar wart"],
    icd10: "B07.9", system: "skin", incidence: [5, 4], ages: "0134432211", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["warts", 0.97], ["foot-pain", 0.15], ["well-appearing", 0.45],
    ],
    cardinal: ["warts"],
    against: [
      ["fever", 0.01], ["itching", 0.2], ["umbilicated-papules", 0.05],
    ],
    risks: [
      ["immunosuppressed", 2],
    ],
  },
  {
    id: "molluscum", name: "Molluscum contagiosum", synonyms: [],
    icd10: "B08.1", system: "skin", incidence: [4, 3], ages: "1343332100", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["umbilicated-papules", 0.97], ["itching", 0.25], ["well-appearing", 0.55], ["sick-contact", 0.25],
      ["rash-flexural-dry", 0.25], ["rash", 0.75],
    ],
    cardinal: ["umbilicated-papules"],
    against: [
      ["fever", 0.02], ["rash-painful", 0.1], ["honey-crust", 0.2], ["rash-vesicular", 0.2],
    ],
    risks: [
      ["hx-eczema", 2.5], ["hiv-positive", 2], ["sexually-active-new-partner", 1.5], ["swimming", 1.5],
    ],
  },
  {
    id: "actinic-keratosis", name: "Actinic keratosis", synonyms: ["solar keratosis"],
    icd10: "L57.0", system: "skin", incidence: [4, 3], ages: "0000012344", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["skin-growth-scaly-sun", 0.97], ["sun-exposure-chronic", 0.75], ["rash-face", 0.45],
      ["skin-redness-warm", 0.1],
    ],
    cardinal: ["skin-growth-scaly-sun"],
    against: [
      ["fever", 0.01], ["skin-growth-firm-ulcerated", 0.1], ["itching", 0.4],
    ],
    risks: [
      ["fair-skin", 4], ["immunosuppressed", 3], ["skin-growth-pearly", 5],
    ],
  },
  {
    id: "basal-cell-carcinoma", name: "Basal cell carcinoma", synonyms: [],
    icd10: "C44.91", system: "skin", incidence: [4, 3], ages: "0000012344", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["skin-growth-pearly", 0.9], ["skin-ulcer", 0.6], ["friable-red-papule", 0.45],
      ["nonhealing-sore", 0.6], ["sun-exposure-chronic", 0.65],
    ],
    cardinal: ["skin-growth-pearly|nonhealing-sore|skin-ulcer"],
    against: [
      ["fever", 0.01], ["itching", 0.3], ["rapid-growth-lesion", 0.2], ["lymphadenopathy", 0.1],
      ["lesion-pigmented", 0.3],
    ],
    risks: [
      ["fair-skin", 4], ["immunosuppressed", 2],
    ],
  },
  {
    id: "squamous-cell-carcinoma-skin", name: "Squamous cell carcinoma of the skin", synonyms: ["keratoacanthoma"],
    icd10: "C44.92", system: "skin", incidence: [4, 4], ages: "0000012344", female: 0.33, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["skin-growth-firm-ulcerated", 0.85], ["skin-growth-scaly-sun", 0.6], ["nonhealing-sore", 0.65],
      ["friable-red-papule", 0.45], ["sun-exposure-chronic", 0.7], ["rapid-growth-lesion", 0.4],
      ["skin-redness-warm", 0.3],
    ],
    cardinal: ["skin-growth-firm-ulcerated|skin-growth-scaly-sun|nonhealing-sore"],
    against: [
      ["fever", 0.01], ["skin-growth-pearly", 0.2], ["skin-stuck-on", 0.1],
    ],
    risks: [
      ["immunosuppressed", 4], ["hx-transplant", 8], ["fair-skin", 3], ["skin-growth-pearly", 6],
      ["smoking", 1.5],
    ],
  },
  {
    id: "melanoma", name: "Melanoma", synonyms: ["malignant melanoma"],
    icd10: "C43.9", system: "skin", incidence: [3, 3], ages: "0001233344", urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.5 },
    findings: [
      ["mole-changing", 0.85], ["mole-irregular", 0.7], ["lesion-pigmented", 0.9], ["friable-red-papule", 0.2],
      ["rapid-growth-lesion", 0.35],
    ],
    cardinal: ["mole-changing|lesion-pigmented"],
    against: [
      ["fever", 0.01], ["skin-stuck-on", 0.15], ["skin-growth-pearly", 0.1],
    ],
    risks: [
      ["fair-skin", 3], ["hx-cancer", 10], ["sunburn", 2], ["sun-exposure-chronic", 2.5],
    ],
  },
  {
    id: "seborrheic-keratosis", name: "Seborrheic keratosis", synonyms: [],
    icd10: "L82.1", system: "skin", incidence: [5, 4], ages: "0000123344", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["skin-stuck-on", 0.97], ["lesion-pigmented", 0.65], ["well-appearing", 0.45],
    ],
    cardinal: ["skin-stuck-on"],
    against: [
      ["friable-red-papule", 0.2], ["mole-changing", 0.3], ["rapid-growth-lesion", 0.15],
      ["nonhealing-sore", 0.1], ["fever", 0.01],
    ],
  },
  {
    id: "benign-nevus", name: "Benign melanocytic nevus", synonyms: ["mole"],
    icd10: "D22.9", system: "skin", incidence: [5, 4], ages: "0123333322", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["lesion-pigmented", 0.9], ["lesion-stable-years", 0.75], ["well-appearing", 0.55],
    ],
    cardinal: ["lesion-pigmented"],
    against: [
      ["mole-changing", 0.05], ["friable-red-papule", 0.05], ["mole-irregular", 0.1],
      ["rapid-growth-lesion", 0.05],
    ],
  },
  {
    id: "epidermoid-cyst", name: "Epidermoid cyst or lipoma", synonyms: ["sebaceous cyst", "lipoma"],
    icd10: "L72.0", system: "skin", incidence: [4, 3], ages: "0012333333", female: 0.4, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["skin-cyst", 0.9], ["soft-tissue-lump", 0.75], ["well-appearing", 0.45], ["pus-drainage", 0.1],
      ["skin-redness-warm", 0.1], ["onset-gradual", 0.45],
    ],
    cardinal: ["skin-cyst|soft-tissue-lump"],
    against: [
      ["fever", 0.02], ["rapid-growth-lesion", 0.15], ["weight-loss", 0.05], ["lymphadenopathy", 0.1],
    ],
  },
  {
    id: "dermatofibroma", name: "Dermatofibroma", synonyms: [],
    icd10: "D23.9", system: "skin", incidence: [4, 3], ages: "0001233322", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["papule-firm-leg", 0.9], ["lesion-pigmented", 0.5], ["lesion-stable-years", 0.5],
    ],
    cardinal: ["papule-firm-leg"],
    against: [
      ["friable-red-papule", 0.1], ["mole-changing", 0.2], ["fever", 0.01],
    ],
  },
  {
    id: "pyogenic-granuloma", name: "Pyogenic granuloma", synonyms: [],
    icd10: "L98.0", system: "skin", incidence: [3, 2], ages: "1233333322", urgency: "routine",
    course: { subacute: 0.8 },
    findings: [
      ["friable-red-papule", 0.95], ["rapid-growth-lesion", 0.7], ["laceration", 0.3],
    ],
    cardinal: ["friable-red-papule"],
    against: [
      ["fever", 0.01], ["lesion-pigmented", 0.1],
    ],
    risks: [
      ["pregnant", 4],
    ],
  },
  {
    id: "cherry-hemangioma", name: "Infantile or cherry hemangioma", synonyms: ["strawberry naevus"],
    icd10: "D18.01", system: "skin", incidence: [4, 3], ages: "3431123344", female: 0.67, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["hemangioma", 0.97], ["growth-normal", 0.25], ["well-appearing", 0.55], ["rapid-growth-lesion", 0.2],
    ],
    cardinal: ["hemangioma"],
    against: [
      ["fever", 0.01], ["friable-red-papule", 0.3], ["port-wine-stain", 0.05],
    ],
    risks: [
      ["newborn-premature", 2],
    ],
  },
  {
    id: "erythema-multiforme", name: "Erythema multiforme", synonyms: [],
    icd10: "L51.9", system: "skin", incidence: [2, 2], ages: "0123343322", urgency: "same-day",
    course: { acute: 0.9, recurrent: 0.4 },
    findings: [
      ["rash-target", 0.9], ["rash-palms-soles", 0.55], ["mucosal-lesions", 0.4], ["rash-itchy", 0.3],
      ["fever", 0.25], ["rash", 0.97], ["mouth-ulcers", 0.3], ["prior-infection-recent", 0.35],
      ["rash-painful", 0.25], ["malaise", 0.25],
    ],
    cardinal: ["rash-target"],
    against: [
      ["nikolsky", 0.05], ["rash-erythema-migrans", 0.1], ["hives", 0.3], ["rash-vesicular-grouped", 0.3],
      ["skin-peeling", 0.1],
    ],
    risks: [
      ["hx-herpes", 5], ["lip-blisters", 4], ["med-new", 2],
    ],
  },
  {
    id: "stevens-johnson", name: "Stevens-Johnson syndrome or toxic epidermal necrolysis", synonyms: ["SJS", "TEN"],
    icd10: "L51.1", system: "skin", incidence: [0, 1], ages: "1222333333", female: 0.6, urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["mucosal-lesions", 0.95], ["skin-peeling", 0.75], ["fever", 0.85], ["rash-painful", 0.75],
      ["rash-bullous", 0.75], ["nikolsky", 0.6], ["eye-redness", 0.65], ["rash-after-drug", 0.75],
      ["rash-target", 0.45], ["odynophagia", 0.55], ["malaise", 0.65], ["mouth-ulcers", 0.8],
      ["sore-throat", 0.45], ["eye-dryness", 0.4], ["rash", 0.97], ["lips-cracked-red", 0.5],
      ["dysuria", 0.25],
    ],
    cardinal: ["rash|skin-peeling|rash-bullous", "mucosal-lesions|mouth-ulcers|eye-redness"],
    against: [
      ["rash-itchy", 0.3], ["honey-crust", 0.1], ["rash-dewdrop-crops", 0.1],
    ],
    risks: [
      ["med-allopurinol-anticonvulsant", 15], ["med-new", 12], ["med-nsaid", 2], ["hiv-positive", 4],
    ],
  },
  {
    id: "dress", name: "DRESS syndrome", synonyms: ["drug reaction with eosinophilia"],
    icd10: "D72.12", system: "skin", incidence: [0, 1], ages: "0122233333", urgency: "emergency", dangerous: true,
    course: { subacute: 0.8, acute: 0.6 },
    findings: [
      ["rash-after-drug", 0.9], ["fever", 0.9], ["edema-facial", 0.7], ["eosinophilia", 0.8],
      ["lymphadenopathy", 0.65], ["transaminases-high", 0.75], ["rash-maculopapular", 0.8],
      ["med-allopurinol-anticonvulsant", 0.55], ["rash", 0.97], ["atypical-lymphocytes", 0.55],
      ["erythroderma", 0.25], ["malaise", 0.5], ["jaundice", 0.1], ["creatinine-high", 0.2],
      ["days-7-14-after-drug", 0.8],
    ],
    cardinal: ["rash"],
    against: [
      ["skin-peeling", 0.4], ["nikolsky", 0.05],
    ],
    risks: [
      ["med-new", 6],
    ],
  },
  {
    id: "drug-eruption", name: "Morbilliform drug eruption", synonyms: ["drug rash"],
    icd10: "L27.0", system: "skin", incidence: [4, 4], ages: "1222333333", urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["rash-after-drug", 0.9], ["rash-maculopapular", 0.9], ["rash-itchy", 0.75], ["med-new", 0.75],
      ["rash", 0.97], ["antibiotics-recent", 0.5], ["fever-low-grade", 0.2], ["eosinophilia", 0.3],
      ["rash-trunk", 0.7], ["well-appearing", 0.4], ["itching", 0.75],
    ],
    cardinal: ["rash"],
    against: [
      ["mucosal-lesions", 0.05], ["skin-peeling", 0.05], ["edema-facial", 0.1], ["rash-painful", 0.1],
      ["lymphadenopathy", 0.2], ["hypotension", 0.05], ["rash-petechial", 0.2], ["rash-vesicular", 0.1],
      ["cough", 0.4], ["hives", 0.4],
    ],
    risks: [
      ["med-allopurinol-anticonvulsant", 4], ["hx-mononucleosis", 2],
    ],
  },
  {
    id: "staphylococcal-scalded-skin", name: "Staphylococcal scalded skin syndrome", synonyms: ["Ritter disease"],
    icd10: "L00", system: "skin", incidence: [1, 2], ages: "3442100011", urgency: "emergency", dangerous: true,
    course: { acute: 0.9 },
    findings: [
      ["skin-peeling", 0.85], ["nikolsky", 0.8], ["skin-redness-warm", 0.85], ["fever", 0.75],
      ["rash-diffuse-red", 0.8], ["irritable-child", 0.75], ["honey-crust", 0.4], ["rash-bullous", 0.55],
      ["erythroderma", 0.55], ["rash-perioral", 0.65], ["rash", 0.95], ["rash-skin-folds", 0.5],
      ["poor-feeding", 0.25],
    ],
    cardinal: ["skin-peeling|rash-diffuse-red|skin-redness-warm|nikolsky"],
    against: [
      ["mucosal-lesions", 0.05], ["koplik-spots", 0.01], ["tongue-strawberry", 0.1], ["rash-after-drug", 0.2],
    ],
  },
  {
    id: "erythema-nodosum", name: "Erythema nodosum", synonyms: [],
    icd10: "L52", system: "skin", incidence: [3, 3], ages: "0012343322", female: 0.83, urgency: "same-day",
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["skin-tender-nodules-shins", 0.97], ["joint-pain", 0.45], ["fever", 0.35], ["malaise", 0.4],
      ["leg-pain", 0.5], ["ankle-pain", 0.25], ["xray-hilar-nodes", 0.2], ["esr-crp-high", 0.6],
      ["edema-leg", 0.25],
    ],
    cardinal: ["skin-tender-nodules-shins"],
    against: [
      ["skin-ulcer", 0.05], ["itching", 0.2], ["rash-scaly-plaques", 0.02],
    ],
    risks: [
      ["med-estrogen", 3], ["hx-ibd", 4], ["hx-sarcoidosis", 8], ["post-streptococcal", 4], ["tb-exposure", 3],
      ["travel-southwest", 3], ["pregnant", 2],
    ],
  },
  {
    id: "pyoderma-gangrenosum", name: "Pyoderma gangrenosum", synonyms: [],
    icd10: "L88", system: "skin", incidence: [1, 1], ages: "0001133333", female: 0.6, urgency: "same-day",
    course: { subacute: 0.8 },
    findings: [
      ["ulcer-violaceous", 0.9], ["skin-ulcer", 0.95], ["pathergy", 0.3], ["diarrhea-chronic", 0.25],
      ["joint-pain", 0.25], ["rapid-spread", 0.5], ["pustules", 0.35],
    ],
    cardinal: ["skin-ulcer"],
    against: [
      ["skin-redness-warm", 0.4], ["pulses-absent", 0.1],
    ],
    risks: [
      ["hx-ibd", 10], ["hx-rheumatoid", 5], ["hx-malignancy-blood-precursor", 6],
    ],
  },
  {
    id: "bullous-pemphigoid", name: "Bullous pemphigoid", synonyms: [],
    icd10: "L12.0", system: "skin", incidence: [2, 2], ages: "0000001144", urgency: "same-day",
    course: { subacute: 0.8, chronic: 0.7 },
    findings: [
      ["rash-bullous", 0.9], ["itching", 0.9], ["tense-blisters", 0.85], ["rash-itchy", 0.8], ["hives", 0.35],
      ["eosinophilia", 0.45], ["rash-trunk", 0.45], ["rash", 0.95],
    ],
    cardinal: ["rash-bullous|rash-itchy"],
    against: [
      ["mucosal-lesions", 0.2], ["fever", 0.1], ["nikolsky", 0.1], ["flaccid-blisters", 0.1],
      ["rash-dermatomal", 0.02],
    ],
    risks: [
      ["hx-stroke", 2], ["hx-parkinson", 3], ["hx-dementia", 2.5], ["med-diuretic", 1.5],
    ],
  },
  {
    id: "pemphigus-vulgaris", name: "Pemphigus vulgaris", synonyms: [],
    icd10: "L10.0", system: "skin", incidence: [1, 1], ages: "0000123433", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, chronic: 0.7 },
    findings: [
      ["mucosal-lesions", 0.9], ["mouth-ulcers", 0.85], ["flaccid-blisters", 0.8], ["rash-bullous", 0.8],
      ["nikolsky", 0.7], ["rash-painful", 0.65], ["odynophagia", 0.3], ["hoarseness", 0.1],
    ],
    cardinal: ["mucosal-lesions|mouth-ulcers|rash-bullous|flaccid-blisters"],
    against: [
      ["tense-blisters", 0.1], ["itching", 0.4], ["fever", 0.1],
    ],
  },
  {
    id: "dermatitis-herpetiformis", name: "Dermatitis herpetiformis", synonyms: [],
    icd10: "L13.0", system: "skin", incidence: [1, 0], ages: "0001244322", female: 0.4, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["rash-itchy", 0.97], ["rash-vesicular-grouped", 0.75], ["silver-plaque", 0.85], ["gluten-trigger", 0.4],
      ["diarrhea-chronic", 0.2], ["ttg-positive", 0.75],
    ],
    cardinal: ["rash-itchy"],
    against: [
      ["fever", 0.02], ["rash-dermatomal", 0.02], ["rash-burrows", 0.1],
    ],
    risks: [
      ["hx-celiac", 15], ["fhx-autoimmune", 6],
    ],
  },
  {
    id: "lichen-planus", name: "Lichen planus", synonyms: [],
    icd10: "L43.9", system: "skin", incidence: [3, 2], ages: "0001233333", urgency: "routine",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["rash-purple-papules", 0.95], ["rash-itchy", 0.95], ["itching", 0.95], ["oral-white-lacy", 0.5],
      ["silver-plaque", 0.25], ["mouth-ulcers", 0.15],
    ],
    cardinal: ["rash-purple-papules"],
    against: [
      ["fever", 0.02], ["rash-vesicular", 0.05],
    ],
    risks: [
      ["hx-hepatitis", 3], ["med-new", 2],
    ],
  },
  {
    id: "lichen-simplex", name: "Lichen simplex chronicus", synonyms: ["neurodermatitis"],
    icd10: "L28.0", system: "skin", incidence: [4, 3], ages: "0001233333", female: 0.6, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["skin-thickening", 0.85], ["itching", 0.97], ["rash-itchy", 0.9], ["hyperpigmentation", 0.4],
      ["anxiety", 0.3],
    ],
    cardinal: ["itching"],
    against: [
      ["fever", 0.01], ["rash-vesicular", 0.05], ["rash-burrows", 0.05],
    ],
    risks: [
      ["hx-anxiety", 2], ["hx-eczema", 3],
    ],
  },
  {
    id: "lichen-sclerosus", name: "Lichen sclerosus", synonyms: [],
    icd10: "L90.0", system: "skin", incidence: [3, 2], ages: "0122112344", female: 0.86, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["vulvar-white-patches", 0.9], ["vaginal-itching", 0.85], ["dyspareunia", 0.45],
      ["foreskin-inflamed", 0.1], ["dry-skin", 0.35], ["anal-itching", 0.3], ["dysuria", 0.2],
      ["constipation", 0.15],
    ],
    cardinal: ["vulvar-white-patches|vaginal-itching|foreskin-inflamed"],
    against: [
      ["vaginal-discharge", 0.2], ["fever", 0.01], ["genital-ulcer", 0.1],
    ],
    risks: [
      ["hx-thyroid", 2], ["postmenopausal", 2],
    ],
  },
  {
    id: "vitiligo", name: "Vitiligo", synonyms: [],
    icd10: "L80", system: "skin", incidence: [4, 3], ages: "0123333322", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["depigmentation", 0.97], ["well-appearing", 0.55], ["silver-plaque", 0.15], ["sunburn", 0.15],
    ],
    cardinal: ["depigmentation"],
    against: [
      ["itching", 0.15], ["anesthetic-patches", 0.02], ["patches-trunk-fine-scale", 0.05], ["fever", 0.01],
    ],
    risks: [
      ["hx-thyroid", 3], ["fhx-autoimmune", 3], ["hx-lupus-autoimmune", 3],
    ],
  },
  {
    id: "alopecia-areata", name: "Alopecia areata", synonyms: [],
    icd10: "L63.9", system: "skin", incidence: [4, 3], ages: "0123343311", urgency: "routine",
    course: { subacute: 0.7, chronic: 0.6, recurrent: 0.6 },
    findings: [
      ["hair-loss-patchy", 0.95], ["skin-smooth-bald", 0.8], ["nail-pitting", 0.25], ["hair-loss", 0.97],
      ["well-appearing", 0.5],
    ],
    cardinal: ["hair-loss-patchy"],
    against: [
      ["rash-seborrheic", 0.05], ["itching", 0.15], ["scalp-scaly-hair-broken", 0.02], ["hair-pulling", 0.05],
      ["fever", 0.01],
    ],
    risks: [
      ["hx-thyroid", 2.5], ["fhx-autoimmune", 3], ["hx-eczema", 2], ["stressor", 1.5],
    ],
  },
  {
    id: "androgenetic-alopecia", name: "Androgenetic alopecia", synonyms: ["male pattern baldness"],
    icd10: "L64.9", system: "skin", incidence: [5, 4], ages: "0001334433", female: 0.33, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["hair-loss", 0.95], ["hair-loss-pattern", 0.9], ["onset-gradual", 0.65], ["well-appearing", 0.5],
    ],
    cardinal: ["hair-loss"],
    against: [
      ["hair-loss-patchy", 0.05], ["rash-seborrheic", 0.2], ["itching", 0.2], ["fever", 0.01],
      ["hair-shedding-handfuls", 0.2], ["menses-irregular", 0.4],
    ],
    risks: [
      ["med-finasteride-androgen", 3],
    ],
  },
  {
    id: "telogen-effluvium", name: "Telogen effluvium", synonyms: ["diffuse hair loss after stress"],
    icd10: "L65.0", system: "skin", incidence: [4, 3], ages: "0001343322", female: 0.8, urgency: "routine",
    course: { subacute: 0.8, chronic: 0.5 },
    findings: [
      ["hair-shedding-handfuls", 0.9], ["hair-loss", 0.97], ["ferritin-low", 0.25], ["fatigue", 0.2],
    ],
    cardinal: ["hair-loss"],
    against: [
      ["hair-loss-patchy", 0.05], ["rash-seborrheic", 0.1],
    ],
    risks: [
      ["postpartum", 8], ["weight-loss", 5], ["hx-covid", 4], ["surgery-recent", 4], ["stressor", 3],
    ],
  },
  {
    id: "melasma", name: "Melasma", synonyms: ["chloasma"],
    icd10: "L81.1", system: "skin", incidence: [4, 3], ages: "0001343210", female: 0.9, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["melasma-patches", 0.97], ["rash-face", 0.85], ["hyperpigmentation", 0.75], ["well-appearing", 0.5],
    ],
    cardinal: ["melasma-patches"],
    against: [
      ["itching", 0.05], ["rash-malar", 0.1], ["joint-pain", 0.2], ["fever", 0.01],
    ],
    risks: [
      ["pregnant", 6], ["med-estrogen", 4], ["sun-exposure-chronic", 2],
    ],
  },
  {
    id: "granuloma-annulare", name: "Granuloma annulare", synonyms: [],
    icd10: "L92.0", system: "skin", incidence: [3, 2], ages: "0133333322", female: 0.67, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["rash-annular-smooth", 0.9], ["rash-annular-scaly", 0.1], ["well-appearing", 0.5],
      ["rash-not-itchy", 0.6],
    ],
    cardinal: ["rash-annular-smooth"],
    against: [
      ["itching", 0.2], ["rash-erythema-migrans", 0.1], ["fever", 0.01],
    ],
    risks: [
      ["hx-diabetes", 1.8],
    ],
  },
  {
    id: "keloid", name: "Keloid or hypertrophic scar", synonyms: [],
    icd10: "L91.0", system: "skin", incidence: [4, 3], ages: "0012343211", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["scar-raised", 0.97], ["laceration", 0.45],
    ],
    cardinal: ["scar-raised"],
    against: [
      ["fever", 0.01],
    ],
    risks: [
      ["african-descent", 6], ["surgery-recent", 2],
    ],
  },
  {
    id: "hyperhidrosis", name: "Hyperhidrosis", synonyms: [],
    icd10: "R61", system: "skin", incidence: [4, 3], ages: "0012343311", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["sweating-excessive", 0.97], ["sweating", 0.97], ["anxiety", 0.25],
    ],
    cardinal: ["sweating-excessive"],
    against: [
      ["weight-loss", 0.05], ["fever", 0.02], ["night-sweats", 0.1], ["palpitations", 0.2], ["flushing", 0.3],
      ["tremor", 0.15],
    ],
    risks: [
      ["med-ssri", 2],
    ],
  },
  {
    id: "sunburn", name: "Sunburn", synonyms: [],
    icd10: "L55.9", system: "skin", incidence: [4, 3], ages: "1233343211", urgency: "self-care",
    course: { hyperacute: 0.8, acute: 0.6 },
    findings: [
      ["sunburn", 0.97, 40], ["skin-redness-warm", 0.8], ["rash-bullous", 0.2], ["sun-exposure-recent", 0.9],
      ["skin-peeling", 0.35], ["headache", 0.15],
    ],
    cardinal: ["sunburn"],
    against: [
      ["fever-high", 0.05], ["confusion", 0.05], ["rash-dermatomal", 0.02], ["mucosal-lesions", 0.05],
    ],
    risks: [
      ["fair-skin", 4],
    ],
  },
  {
    id: "polymorphous-light-eruption", name: "Polymorphous light eruption", synonyms: ["sun allergy"],
    icd10: "L56.4", system: "skin", incidence: [4, 3], ages: "0123343322", female: 0.75, urgency: "self-care",
    course: { acute: 0.8, recurrent: 0.8 },
    findings: [
      ["rash-photosensitive", 0.9], ["rash-itchy", 0.8], ["sun-exposure-recent", 0.8], ["rash", 0.97],
      ["similar-episode-before", 0.65], ["seasonal-pattern", 0.55],
    ],
    cardinal: ["rash"],
    against: [
      ["rash-malar", 0.2], ["joint-pain", 0.1], ["fever", 0.05], ["mouth-ulcers", 0.05],
    ],
    risks: [
      ["fair-skin", 1.5],
    ],
  },
  {
    id: "porphyria-cutanea-tarda", name: "Porphyria cutanea tarda", synonyms: [],
    icd10: "E80.1", system: "skin", incidence: [1, 0], ages: "0000133433", female: 0.4, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.5 },
    findings: [
      ["rash-photosensitive", 0.75], ["rash-bullous", 0.85], ["skin-fragile-hands", 0.85],
      ["hyperpigmentation", 0.4], ["urine-dark", 0.4], ["transaminases-high", 0.5],
    ],
    cardinal: ["rash-bullous|skin-fragile-hands"],
    against: [
      ["itching", 0.3], ["fever", 0.02], ["abdominal-pain", 0.2], ["mouth-ulcers", 0.05],
    ],
    risks: [
      ["hx-hepatitis", 8], ["alcohol-use-heavy", 5], ["med-estrogen", 3], ["smoking", 1.5],
    ],
  },
  {
    id: "xerosis-asteatotic", name: "Xerosis and asteatotic eczema", synonyms: ["dry skin", "winter itch"],
    icd10: "L85.3", system: "skin", incidence: [5, 4], ages: "2222223344", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["dry-skin", 0.95], ["itching", 0.8], ["itching-generalized", 0.4],
    ],
    cardinal: ["dry-skin"],
    against: [
      ["fever", 0.01], ["jaundice", 0.02], ["rash-vesicular", 0.02], ["weight-loss", 0.1],
      ["rash-burrows", 0.05], ["night-sweats", 0.1],
    ],
    risks: [
      ["med-diuretic", 1.5], ["hx-kidney-disease", 2], ["hx-thyroid", 1.5],
    ],
  },
  {
    id: "nummular-eczema", name: "Nummular or dyshidrotic eczema", synonyms: ["pompholyx"],
    icd10: "L30.0", system: "skin", incidence: [4, 3], ages: "0112333333", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["rash-coin-shaped", 0.55], ["rash-itchy", 0.9], ["rash-hands", 0.5], ["dry-skin", 0.5], ["rash", 0.97],
      ["sweating-excessive", 0.15],
    ],
    cardinal: ["rash-itchy"],
    against: [
      ["rash-annular-scaly", 0.2], ["fever", 0.02], ["silver-plaque", 0.2], ["rash-burrows", 0.1],
    ],
    risks: [
      ["hx-eczema", 5], ["hx-asthma", 1.5],
    ],
  },
  {
    id: "insect-bite", name: "Insect bite reaction", synonyms: ["papular urticaria", "bedbug bites", "bed bug bites"],
    icd10: "W57.XXXA", system: "skin", incidence: [5, 4], ages: "1344333322", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["bite-insect", 0.9], ["rash-itchy", 0.9], ["hives", 0.3], ["central-punctum", 0.55],
      ["skin-swelling", 0.45], ["rash-linear", 0.35], ["skin-redness-warm", 0.55], ["rash", 0.9],
    ],
    cardinal: ["bite-insect|central-punctum|rash-itchy"],
    against: [
      ["fever", 0.05], ["rash-dermatomal", 0.05], ["hypotension", 0.02], ["rash-scaly-plaques", 0.02],
      ["mucosal-lesions", 0.02], ["rash-burrows", 0.1], ["rash-erythema-migrans", 0.1],
    ],
    risks: [
      ["woods-exposure", 2], ["mosquito-exposure", 3],
    ],
  },
  {
    id: "paronychia", name: "Paronychia", synonyms: ["felon", "whitlow"],
    icd10: "L03.019", system: "skin", incidence: [4, 4], ages: "2233333322", female: 0.67, urgency: "same-day",
    course: { acute: 0.9 },
    findings: [
      ["nail-fold-swollen", 0.97], ["finger-pain", 0.8], ["skin-redness-warm", 0.75], ["pus-drainage", 0.45],
      ["abscess-lump", 0.35], ["rash-vesicular", 0.05],
    ],
    cardinal: ["nail-fold-swollen"],
    against: [
      ["fever", 0.05], ["finger-swollen-flexed", 0.1], ["joint-pain", 0.1], ["nail-thick-yellow", 0.2],
    ],
    risks: [
      ["rash-hands", 3], ["hx-diabetes", 1.5],
    ],
  },
  {
    id: "ingrown-toenail", name: "Ingrown toenail", synonyms: [],
    icd10: "L60.0", system: "skin", incidence: [4, 3], ages: "0013433222", urgency: "routine",
    course: { acute: 0.5, chronic: 0.7 },
    findings: [
      ["toenail-ingrown", 0.95], ["nail-fold-swollen", 0.75], ["foot-pain", 0.7], ["big-toe-pain", 0.7],
      ["pus-drainage", 0.35], ["skin-redness-warm", 0.55],
    ],
    cardinal: ["toenail-ingrown|nail-fold-swollen"],
    against: [
      ["fever", 0.05], ["joint-swelling", 0.05], ["uric-acid-high", 0.1], ["joint-pain", 0.3],
    ],
    risks: [
      ["tight-shoes", 4],
    ],
  },
  {
    id: "newborn-rash", name: "Benign newborn rash", synonyms: ["erythema toxicum", "milia", "neonatal acne", "dermal melanocytosis"],
    icd10: "P83.1", system: "skin", incidence: [5, 4], ages: "4321000000", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["newborn-pustules-benign", 0.9], ["rash", 0.97], ["well-appearing", 0.75], ["pustules", 0.45],
      ["rash-face", 0.45],
    ],
    cardinal: ["rash"],
    against: [
      ["fever", 0.02], ["lethargic-child", 0.01], ["rash-vesicular", 0.1], ["poor-feeding", 0.02],
      ["rash-petechial", 0.01],
    ],
  },
  {
    id: "cutaneous-t-cell-lymphoma", name: "Mycosis fungoides", synonyms: ["cutaneous T-cell lymphoma", "Sezary syndrome"],
    icd10: "C84.00", system: "skin", incidence: [1, 1], ages: "0000123344", female: 0.33, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["patches-trunk-fine-scale", 0.5], ["rash-scaly-plaques", 0.6], ["itching", 0.7],
      ["over-6-months", 0.75], ["lymphadenopathy", 0.2], ["erythroderma", 0.1], ["rash", 0.97],
    ],
    cardinal: ["rash"],
    against: [
      ["fever", 0.1], ["rash-flexural-dry", 0.4], ["onset-sudden", 0.05],
    ],
  },
  {
    id: "kaposi-sarcoma", name: "Kaposi sarcoma", synonyms: [],
    icd10: "C46.0", system: "skin", incidence: [1, 1], ages: "0000133333", female: 0.1, urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["purple-lesions", 0.97], ["edema-leg", 0.25], ["lymphadenopathy", 0.2], ["hiv-cd4-low", 0.45],
      ["weight-loss", 0.2], ["hemoptysis", 0.05],
    ],
    cardinal: ["purple-lesions"],
    against: [
      ["itching", 0.2], ["fever", 0.3],
    ],
    risks: [
      ["hiv-positive", 25], ["immunosuppressed", 5], ["hx-transplant", 8], ["msm", 6],
    ],
  },
  {
    id: "pressure-ulcer", name: "Pressure ulcer", synonyms: ["bedsore", "decubitus"],
    icd10: "L89.90", system: "skin", incidence: [4, 4], ages: "1111122344", urgency: "same-day",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["pressure-sore", 0.97], ["skin-ulcer", 0.97], ["immobilized", 0.85], ["foul-discharge", 0.25],
      ["skin-redness-warm", 0.4],
    ],
    cardinal: ["pressure-sore"],
    against: [
      ["itching", 0.1], ["pulses-absent", 0.3],
    ],
    risks: [
      ["nursing-home", 5], ["hx-dementia", 3], ["hx-spinal-problem", 4], ["urinary-incontinence", 2],
      ["underweight", 2.5],
    ],
  },
  {
    id: "diabetic-foot", name: "Diabetic foot ulcer", synonyms: [],
    icd10: "E11.621", system: "skin", incidence: [4, 4], ages: "0000013344", female: 0.33, urgency: "same-day", dangerous: true,
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["skin-ulcer", 0.95], ["numbness-feet", 0.75], ["skin-redness-warm", 0.4], ["pulses-absent", 0.4],
      ["foul-discharge", 0.3], ["fever", 0.2], ["deformity", 0.2], ["glucose-high", 0.55], ["foot-pain", 0.3],
      ["eschar", 0.1],
    ],
    cardinal: ["skin-ulcer"],
    risks: [
      ["hx-diabetes", 25], ["hx-peripheral-artery", 4], ["smoking", 1.5],
    ],
    requires: ["hx-diabetes|hx-diabetes-type-1|hba1c-high|glucose-high"],
  },
  {
    id: "cutaneous-larva-migrans", name: "Cutaneous larva migrans", synonyms: ["creeping eruption"],
    icd10: "B76.9", system: "skin", incidence: [2, 1], ages: "1233333311", urgency: "routine",
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["rash-serpiginous", 0.95], ["rash-itchy", 0.95], ["travel-tropics", 0.75], ["barefoot-exposure", 0.75],
      ["rash-linear", 0.5], ["itching", 0.95],
    ],
    cardinal: ["rash-serpiginous"],
    against: [
      ["fever", 0.05], ["rash-burrows", 0.2],
    ],
  },
  {
    id: "ichthyosis", name: "Ichthyosis", synonyms: [],
    icd10: "Q80.9", system: "skin", incidence: [2, 1], ages: "3443222222", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["dry-skin", 0.97], ["fish-scale-skin", 0.9], ["itching", 0.3],
    ],
    cardinal: ["dry-skin"],
    against: [
      ["fever", 0.02], ["onset-sudden", 0.02],
    ],
    risks: [
      ["fhx-allergy-asthma", 1.5], ["hx-eczema", 2],
    ],
  },
  {
    id: "epidermolysis-bullosa", name: "Epidermolysis bullosa", synonyms: [],
    icd10: "Q81.9", system: "skin", incidence: [1, 1], ages: "4433211100", urgency: "same-day",
    course: { chronic: 0.9 },
    findings: [
      ["rash-bullous", 0.97], ["blisters-with-friction", 0.9], ["mouth-ulcers", 0.35],
    ],
    cardinal: ["rash-bullous"],
    against: [
      ["fever", 0.1], ["itching", 0.4],
    ],
  },
  {
    id: "erythroderma", name: "Erythroderma", synonyms: ["exfoliative dermatitis"],
    icd10: "L53.9", system: "skin", incidence: [0, 1], ages: "2111123333", female: 0.33, urgency: "emergency", dangerous: true,
    course: { acute: 0.6, subacute: 0.7 },
    findings: [
      ["erythroderma", 0.97], ["skin-peeling", 0.6], ["itching", 0.8], ["chills", 0.5],
      ["lymphadenopathy", 0.45], ["edema-leg", 0.4], ["fever", 0.35], ["tachycardia", 0.4],
      ["hypothermia", 0.1], ["skin-redness-warm", 0.7],
    ],
    cardinal: ["erythroderma"],
    against: [
      ["mucosal-lesions", 0.2],
    ],
    risks: [
      ["hx-psoriasis", 8], ["hx-eczema", 5], ["med-new", 5], ["med-allopurinol-anticonvulsant", 4],
    ],
  },
  {
    id: "miliaria", name: "Miliaria", synonyms: ["heat rash", "prickly heat"],
    icd10: "L74.0", system: "skin", incidence: [4, 3], ages: "3432222222", urgency: "self-care",
    course: { acute: 0.9 },
    findings: [
      ["heat-rash", 0.95], ["rash-itchy", 0.55], ["heat-exposure", 0.75], ["rash-vesicular", 0.3],
      ["well-appearing", 0.6], ["rash-trunk", 0.6], ["rash-skin-folds", 0.4],
    ],
    cardinal: ["heat-rash"],
    against: [
      ["fever", 0.1], ["rash-dewdrop-crops", 0.1], ["mucosal-lesions", 0.01],
    ],
  },
  {
    id: "burn", name: "Thermal burn", synonyms: ["scald"],
    icd10: "T30.0", system: "skin", incidence: [4, 4], ages: "1443333322", female: 0.43, urgency: "same-day", dangerous: true,
    course: { hyperacute: 0.9 },
    findings: [
      ["burn-injury", 0.97], ["rash-bullous", 0.55], ["skin-redness-warm", 0.75], ["onset-sudden", 0.8], ["rash-painful", 0.6], ["hand-pain", 0.15], ["arm-pain", 0.15],
    ],
    cardinal: ["burn-injury"],
    requires: ["burn-injury|smoke-fire-exposure|electric-injury|caustic-ingestion"],
  },
  {
    id: "vasculitis-cutaneous", name: "Cutaneous small vessel vasculitis", synonyms: ["leukocytoclastic vasculitis"],
    icd10: "L95.9", system: "skin", incidence: [2, 2], ages: "0011233333", urgency: "same-day",
    course: { acute: 0.6, subacute: 0.7 },
    findings: [
      ["purpura-palpable-legs", 0.95], ["rash-petechial", 0.95], ["joint-pain", 0.35], ["fever", 0.2],
      ["hematuria", 0.15], ["skin-ulcer", 0.2], ["rash-painful", 0.3], ["rash-itchy", 0.25], ["rash", 0.97],
    ],
    cardinal: ["purpura-palpable-legs"],
    against: [
      ["platelets-low", 0.1], ["abdominal-pain", 0.4], ["numbness-feet", 0.4],
    ],
    risks: [
      ["med-new", 4], ["hx-hepatitis", 4], ["hx-lupus-autoimmune", 3], ["prior-infection-recent", 2],
      ["med-allopurinol-anticonvulsant", 2],
    ],
  },
  {
    id: "erythrasma", name: "Erythrasma or pitted keratolysis", synonyms: [],
    icd10: "L08.1", system: "skin", incidence: [3, 2], ages: "0001333333", female: 0.4, urgency: "routine",
    course: { chronic: 0.8 },
    findings: [
      ["coral-red-fluorescence", 0.6],
      ["rash-skin-folds", 0.75], ["rash-groin", 0.4], ["foot-odor", 0.7], ["itching", 0.25],
    ],
    cardinal: ["rash-skin-folds"],
    against: [
      ["rash-satellite", 0.1], ["rash-annular-scaly", 0.2], ["fever", 0.01],
    ],
    risks: [
      ["obesity", 2], ["hx-diabetes", 2], ["sweating-excessive", 3],
    ],
  },
  {
    id: "keratosis-pilaris", name: "Keratosis pilaris", synonyms: [],
    icd10: "L85.8", system: "skin", incidence: [4, 1], ages: "0134432110", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["follicular-papules", 0.95], ["dry-skin", 0.5], ["rash-not-itchy", 0.4], ["rash", 0.7],
    ],
    cardinal: ["follicular-papules"],
    against: [["fever", 0.02], ["rash-painful", 0.1], ["rash-vesicular", 0.1]],
    risks: [["hx-eczema", 2], ["allergies-known", 1.5]],
  },
  {
    id: "perioral-dermatitis", name: "Perioral dermatitis", synonyms: [],
    icd10: "L71.0", system: "skin", incidence: [3, 1], ages: "0012443210", female: 0.85, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.8 },
    findings: [
      ["rash-perioral", 0.95], ["rash-face", 0.7], ["pustules", 0.4], ["burning-pain", 0.2], ["itching", 0.2],
    ],
    cardinal: ["rash-perioral"],
    against: [["comedones", 0.3], ["fever", 0.05]],
    risks: [["med-steroid-inhaled", 4], ["med-steroid", 3]],
  },
  {
    id: "infantile-hemangioma", name: "Infantile hemangioma", synonyms: ["strawberry nevus"],
    icd10: "D18.01", system: "skin", incidence: [3, 1], ages: "3431000000", female: 0.7, urgency: "routine",
    course: { chronic: 0.8, subacute: 0.6 },
    findings: [
      ["hemangioma", 0.95], ["rapid-growth-lesion", 0.4], ["growth-normal", 0.3],
    ],
    cardinal: ["hemangioma"],
    against: [["fever", 0.05]],
    risks: [["newborn-premature", 2.5]],
  },
  {
    id: "acanthosis-nigricans", name: "Acanthosis nigricans", synonyms: [],
    icd10: "L83", system: "skin", incidence: [3, 1], ages: "0012333321", urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["acanthosis", 0.98], ["obesity", 0.7], ["hyperpigmentation", 0.4],
    ],
    cardinal: ["acanthosis"],
    against: [["itching", 0.4], ["weight-loss", 0.3]],
    risks: [["hx-diabetes", 2], ["obesity-sedentary", 2], ["asian-descent", 1.2]],
  },
  {
    id: "sporotrichosis", name: "Sporotrichosis", synonyms: ["rose gardener's disease"],
    icd10: "B42.9", system: "skin", incidence: [1, 1], ages: "0011233332", urgency: "routine",
    course: { subacute: 0.9, chronic: 0.5 },
    findings: [
      ["nodules-lymphatic-chain", 0.8], ["skin-ulcer", 0.6], ["ulcer-skin-inoculation", 0.5], ["rash", 0.3], ["pus-drainage", 0.2],
    ],
    cardinal: ["nodules-lymphatic-chain|skin-ulcer"],
    against: [["fever", 0.2]],
    risks: [["puncture-wound", 6], ["woods-exposure", 2]],
  },
  {
    id: "angular-cheilitis-lip", name: "Angular cheilitis", synonyms: ["perleche", "actinic cheilitis"],
    icd10: "K13.0", system: "skin", incidence: [3, 1], ages: "1222222344", urgency: "self-care",
    course: { chronic: 0.8, subacute: 0.7 },
    findings: [
      ["angular-cheilitis", 0.98], ["lips-cracked-red", 0.4],
    ],
    cardinal: ["angular-cheilitis"],
    against: [["fever", 0.05]],
    risks: [["hx-diabetes", 2], ["ferritin-low", 2]],
  },
  {
    id: "agep", name: "Acute generalized exanthematous pustulosis", synonyms: ["AGEP", "pustular drug eruption"],
    icd10: "L27.0", system: "skin", incidence: [1, 2], ages: "0001233333", female: 0.6, urgency: "same-day",
    course: { acute: 0.95 },
    findings: [
      ["pustules", 0.95], ["fever", 0.85], ["rash-after-drug", 0.8], ["rash-diffuse-red", 0.6], ["rash-skin-folds", 0.5], ["wbc-high", 0.7], ["itching", 0.4],
    ],
    cardinal: ["pustules|rash-after-drug"],
    against: [["mucosal-lesions", 0.3], ["hx-psoriasis", 0.4]],
    risks: [["antibiotics-recent", 6], ["med-new", 5]],
  },
  {
    id: "eczema-herpeticum", name: "Eczema herpeticum", synonyms: ["Kaposi varicelliform eruption"],
    icd10: "B00.0", system: "skin", incidence: [1, 2], ages: "1344332111", urgency: "emergency", dangerous: true,
    course: { acute: 0.95 },
    findings: [
      ["rash-vesicular", 0.9], ["rash-painful", 0.6], ["fever", 0.7], ["skin-ulcer", 0.3], ["rash-vesicular-grouped", 0.6], ["lymphadenopathy", 0.4], ["rash-face", 0.5], ["honey-crust", 0.2], ["malaise", 0.5],
    ],
    cardinal: ["rash-vesicular"],
    against: [["rash-dermatomal", 0.2]],
    risks: [["hx-eczema", 25], ["hx-herpes", 3]],
  },
  {
    id: "morphea", name: "Morphea", synonyms: ["localized scleroderma"],
    icd10: "L94.0", system: "skin", incidence: [1, 1], ages: "0012333321", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [
      ["skin-thickening", 0.95], ["hyperpigmentation", 0.4], ["depigmentation", 0.2],
    ],
    cardinal: ["skin-thickening"],
    against: [["raynaud", 0.2], ["dyspnea", 0.2], ["heartburn", 0.4]],
  },
  {
    id: "corn-callus", name: "Corn or callus", synonyms: ["clavus"],
    icd10: "L84", system: "skin", incidence: [4, 1], ages: "0001233444", female: 0.6, urgency: "self-care",
    course: { chronic: 0.95 },
    findings: [
      ["foot-pain", 0.6], ["skin-thickening", 0.5], ["forefoot-pain", 0.4],
    ],
    cardinal: ["foot-pain|skin-thickening"],
    against: [["fever", 0.02], ["warts", 0.3], ["skin-redness-warm", 0.1]],
    risks: [["tight-shoes", 6], ["hx-diabetes", 1.3]],
  },
  {
    id: "prurigo-nodularis", name: "Prurigo nodularis", synonyms: [],
    icd10: "L28.1", system: "skin", incidence: [2, 1], ages: "0000123444", female: 0.6, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["itching", 0.98], ["rash-itchy", 0.8], ["nonhealing-sore", 0.2], ["worse-night", 0.3], ["rash", 0.8], ["skin-thickening", 0.2],
    ],
    cardinal: ["itching|rash-itchy"],
    against: [["rash-burrows", 0.2], ["fever", 0.05]],
    risks: [["hx-eczema", 3], ["hx-kidney-disease", 2]],
  },
  {
    id: "pityriasis-alba", name: "Pityriasis alba", synonyms: [],
    icd10: "L30.5", system: "skin", incidence: [3, 1], ages: "0144310000", urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["depigmentation", 0.8], ["rash-face", 0.7], ["patches-trunk-fine-scale", 0.2], ["dry-skin", 0.4], ["rash-not-itchy", 0.4],
    ],
    cardinal: ["depigmentation"],
    against: [["anesthetic-patches", 0.05], ["fever", 0.02]],
    risks: [["hx-eczema", 4], ["sun-exposure-recent", 1.5]],
  },
  {
    id: "discoid-lupus", name: "Discoid lupus", synonyms: ["cutaneous lupus erythematosus", "subacute cutaneous lupus"],
    icd10: "L93.0", system: "skin", incidence: [1, 0], ages: "0001344321", female: 0.75, urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["rash-scaly-plaques", 0.8], ["rash-photosensitive", 0.7], ["rash-face", 0.7], ["hair-loss-patchy", 0.4], ["skin-thickening", 0.2], ["rash-annular-scaly", 0.3]],
    cardinal: ["rash-scaly-plaques|rash-annular-scaly", "rash-photosensitive|rash-face"],
    risks: [["hx-lupus-autoimmune", 4]],
  },
  {
    id: "sweet-syndrome", name: "Sweet syndrome", synonyms: ["acute febrile neutrophilic dermatosis"],
    icd10: "L98.2", system: "skin", incidence: [0, 0], ages: "0001233332", female: 0.7, urgency: "same-day",
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["rash-painful", 0.8], ["fever", 0.8], ["rash-scaly-plaques", 0.2], ["wbc-high", 0.7], ["joint-pain", 0.5], ["skin-redness-warm", 0.5], ["esr-crp-high", 0.7]],
    cardinal: ["rash-painful", "fever"],
    risks: [["blood-cancer-known", 5], ["prior-infection-recent", 2]],
  },
  {
    id: "merkel-cell", name: "Merkel cell carcinoma", synonyms: [],
    icd10: "C4A.9", system: "skin", incidence: [0, 0], ages: "0000001234", urgency: "same-day", dangerous: true,
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [["rapid-growth-lesion", 0.9], ["skin-growth-firm-ulcerated", 0.6], ["purple-lesions", 0.5]],
    cardinal: ["rapid-growth-lesion"],
    risks: [["sun-exposure-chronic", 2], ["immunosuppressed", 4]],
  },
  {
    id: "myiasis-tungiasis", name: "Myiasis or tungiasis", synonyms: ["botfly infestation", "sand flea infestation"],
    icd10: "B87.9", system: "skin", incidence: [0, 0], ages: "1222333222", urgency: "routine",
    course: { subacute: 0.8, acute: 0.3, chronic: 0.3 },
    findings: [["central-punctum", 0.8], ["skin-cyst", 0.2], ["itching", 0.5], ["abscess-lump", 0.7], ["rash-painful", 0.4]],
    cardinal: ["abscess-lump|central-punctum"],
    risks: [["travel-tropics", 12], ["barefoot-exposure", 2]],
  },
  {
    id: "swimmers-itch", name: "Swimmer's itch", synonyms: ["cercarial dermatitis", "seabather's eruption"],
    icd10: "B65.3", system: "skin", incidence: [1, 1], ages: "1244322111", urgency: "self-care",
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["rash-itchy", 0.98], ["itching", 0.98], ["rash", 0.98]],
    cardinal: ["rash-itchy"],
    risks: [["freshwater-exposure", 15], ["swimming", 4], ["saltwater-exposure", 4]],
  },
  {
    id: "xeroderma-albinism", name: "Albinism or xeroderma pigmentosum", synonyms: ["albinism", "xeroderma pigmentosum", "Chediak-Higashi syndrome"],
    icd10: "E70.30", system: "skin", incidence: [0, 0], ages: "2333221110", urgency: "routine",
    course: { chronic: 0.9 },
    findings: [["fair-skin", 0.8], ["sunburn", 0.7], ["rash-photosensitive", 0.6], ["nystagmus", 0.4], ["vision-loss", 0.4], ["skin-growth-scaly-sun", 0.3]],
    cardinal: ["fair-skin|rash-photosensitive|sunburn"],
    risks: [["consanguinity", 3]],
  },
  {
    id: "chilblains", name: "Chilblains", synonyms: ["pernio"],
    icd10: "T69.1XXA", system: "skin", incidence: [2, 0], ages: "0123333222", female: 0.65, urgency: "self-care",
    course: { acute: 0.9, hyperacute: 0.3 },
    findings: [["itching", 0.5], ["burning-pain", 0.6], ["rash-painful", 0.5], ["rash-hands", 0.4], ["purple-lesions", 0.4], ["limb-cold", 0.3]],
    cardinal: ["rash-painful|burning-pain|purple-lesions"],
    risks: [["cold-exposure", 10], ["raynaud", 2]], requires: ["cold-exposure|raynaud|limb-cold|purple-lesions"],
  },
  {
    id: "scarring-alopecia", name: "Traction or scarring alopecia", synonyms: ["traction alopecia", "frontal fibrosing alopecia", "central centrifugal cicatricial alopecia", "cicatricial alopecia"],
    icd10: "L66.9", system: "skin", incidence: [3, 1], ages: "0001244321", female: 0.85, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["hair-loss", 0.97], ["hair-loss-pattern", 0.3], ["hair-loss-patchy", 0.4], ["itching", 0.2],
      ["scalp-tenderness", 0.25], ["skin-smooth-bald", 0.25], ["thin-eyebrows", 0.25], ["ingrown-hairs", 0.05],
    ],
    cardinal: ["hair-loss"],
    against: [
      ["nail-pitting", 0.1], ["fever", 0.02], ["scalp-scaly-hair-broken", 0.15], ["rash-seborrheic", 0.2],
      ["hair-shedding-handfuls", 0.15], ["hair-pulling", 0.1],
    ],
    risks: [
      ["african-descent", 2], ["tight-hairstyle", 20], ["postmenopausal", 1.5],
    ],
    requires: ["tight-hairstyle|hair-loss-pattern"],
  },
  {
    id: "postinflammatory-hyperpigmentation", name: "Postinflammatory hyperpigmentation", synonyms: [],
    icd10: "L81.0", system: "skin", incidence: [4, 1], ages: "0012444321", female: 0.6, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["dark-marks-after-a-rash", 0.95], ["hyperpigmentation", 0.6], ["comedones", 0.3], ["macules", 0.25],
    ],
    cardinal: ["dark-marks-after-a-rash|hyperpigmentation"],
    against: [
      ["itching", 0.2], ["mole-changing", 0.02], ["hypotension", 0.02], ["fatigue", 0.15],
      ["weight-loss", 0.05], ["scaling", 0.2], ["melasma-patches", 0.2], ["salt-craving", 0.01],
      ["acanthosis", 0.1],
    ],
    risks: [
      ["african-descent", 2], ["hx-eczema", 1.5],
    ],
    requires: ["dark-marks-after-a-rash"],
  },
  {
    id: "phototoxic-reaction", name: "Phototoxic reaction", synonyms: ["phytophotodermatitis", "photodermatitis", "drug-induced photosensitivity", "margarita burn"],
    icd10: "L56.2", system: "skin", incidence: [3, 2], ages: "0122333221", urgency: "self-care",
    course: { acute: 0.9, hyperacute: 0.4 },
    findings: [
      ["rash-photosensitive", 0.75], ["sunburn", 0.4], ["rash-linear", 0.3], ["rash-bullous", 0.3],
      ["rash-painful", 0.5], ["hyperpigmentation", 0.35], ["rash-hands", 0.3], ["burning-pain", 0.3],
      ["rash-vesicular", 0.2],
    ],
    cardinal: ["rash-photosensitive|rash-linear|sunburn|rash-bullous"],
    against: [
      ["fever", 0.05], ["rash-malar", 0.1], ["joint-pain", 0.1], ["ana-positive", 0.1],
      ["mucosal-lesions", 0.02],
    ],
    risks: [
      ["plant-juice-on-skin", 20], ["sun-exposure-recent", 5], ["antibiotic", 2.5], ["med-amiodarone", 3],
      ["med-diuretic", 2], ["med-nsaid", 1.5], ["remedy-without-prescription", 1.5],
    ],
    requires: ["plant-juice-on-skin|sun-exposure-recent|rash-photosensitive"],
  },
  {
    id: "pigmented-purpura", name: "Pigmented or actinic purpura", synonyms: ["Schamberg disease", "solar purpura", "actinic purpura", "senile purpura"],
    icd10: "L81.7", system: "skin", incidence: [4, 1], ages: "0001222344", urgency: "self-care",
    course: { chronic: 0.9, recurrent: 0.6 },
    findings: [
      ["purpura", 0.85], ["easy-bruising", 0.5], ["cayenne-spots", 0.4], ["skin-thin", 0.4],
      ["bruises-unusual-sites", 0.05], ["rash-not-itchy", 0.3], ["well-appearing", 0.25],
    ],
    cardinal: ["purpura|easy-bruising|cayenne-spots"],
    against: [
      ["platelets-low", 0.01], ["fever", 0.02], ["purpura-palpable-legs", 0.05], ["bleeding-gums", 0.03],
      ["joint-pain", 0.1], ["nosebleed", 0.1], ["abdominal-pain", 0.05], ["weight-loss", 0.03],
      ["lymphadenopathy", 0.03], ["hematuria", 0.02], ["rash-painful", 0.1], ["headache", 0.2],
      ["splenomegaly", 0.02], ["pallor", 0.05], ["fatigue", 0.2],
    ],
    risks: [
      ["sun-exposure-chronic", 3], ["med-steroid", 2.5], ["med-anticoagulant", 1.5], ["med-aspirin", 2],
      ["old-age", 2],
    ],
    requires: ["cayenne-spots|skin-thin|sun-exposure-chronic|old-age"],
  },
  {
    id: "calciphylaxis", name: "Calciphylaxis", synonyms: ["calcific uremic arteriolopathy"],
    icd10: "E83.59", system: "skin", incidence: [1, 1], ages: "0000013432", female: 0.65, urgency: "emergency", dangerous: true,
    course: { subacute: 0.9, acute: 0.3 },
    findings: [
      ["skin-ulcer", 0.8], ["eschar", 0.55], ["skin-mottling-livedo", 0.6],
      ["skin-pain-out-of-proportion", 0.6], ["rash-painful", 0.7], ["leg-pain", 0.3], ["pth-high", 0.4],
      ["phosphate-high", 0.4], ["calcium-high", 0.2], ["dead-black-skin", 0.4],
    ],
    cardinal: ["skin-ulcer|skin-mottling-livedo|eschar|dead-black-skin"],
    against: [
      ["pulses-absent", 0.2],
    ],
    risks: [
      ["hx-kidney-disease", 15], ["med-anticoagulant", 4], ["hx-diabetes", 2], ["obesity", 2],
      ["hx-dialysis-missed", 2],
    ],
    requires: ["hx-kidney-disease|creatinine-high"],
  },
  {
    id: "skin-tags", name: "Skin tags", synonyms: ["acrochordon"],
    icd10: "L91.8", system: "skin", incidence: [5, 1], ages: "0000134443", urgency: "self-care",
    course: { chronic: 0.97 },
    findings: [
      ["skin-tags", 0.97], ["well-appearing", 0.1],
    ],
    cardinal: ["skin-tags"],
    against: [
      ["mole-changing", 0.03], ["skin-growth-firm-ulcerated", 0.02], ["warts", 0.2], ["genital-warts", 0.1],
      ["rapid-growth-lesion", 0.1], ["bleeding-sites", 0.1],
    ],
    risks: [
      ["obesity", 2], ["hx-diabetes", 1.5], ["acanthosis", 1.5], ["pregnant", 1.5],
    ],
    requires: ["skin-tags"],
  },
  {
    id: "gianotti-crosti", name: "Gianotti-Crosti syndrome", synonyms: ["papular acrodermatitis of childhood"],
    icd10: "L44.4", system: "skin", incidence: [2, 0], ages: "0142100000", urgency: "routine",
    course: { subacute: 0.9, acute: 0.4 },
    findings: [
      ["papules-limbs-face-symmetric", 0.9], ["rash-face", 0.55], ["papules", 0.6], ["rash-not-itchy", 0.4],
      ["prior-infection-recent", 0.5], ["lymphadenopathy", 0.25], ["fever-low-grade", 0.2],
      ["well-appearing", 0.3], ["rash-trunk", 0.05],
    ],
    cardinal: ["papules-limbs-face-symmetric|papules"],
    against: [
      ["rash-vesicular", 0.1], ["mouth-ulcers", 0.05], ["rash-hand-foot-mouth", 0.05], ["ill-appearing", 0.02],
      ["rash-petechial", 0.03], ["rash-burrows", 0.02], ["umbilicated-papules", 0.05],
    ],
    risks: [
      ["vaccine-recent", 2], ["hx-mononucleosis", 2],
    ],
    requires: ["papules-limbs-face-symmetric"],
  },
  {
    id: "perianal-strep", name: "Perianal streptococcal dermatitis", synonyms: ["perianal streptococcal infection", "perianal cellulitis of childhood"],
    icd10: "L08.89", system: "skin", incidence: [3, 0], ages: "0143100000", female: 0.35, urgency: "routine",
    course: { subacute: 0.9 },
    findings: [
      ["perianal-red-sharp", 0.92], ["anal-itching", 0.6], ["anal-pain-defecation", 0.45],
      ["rectal-bleeding-toilet-paper", 0.3], ["constipation", 0.25],
    ],
    cardinal: ["perianal-red-sharp|anal-itching"],
    against: [
      ["fever", 0.05], ["worms-seen", 0.05], ["rash-satellite", 0.1],
    ],
    risks: [
      ["strep-contact", 2],
    ],
    requires: ["perianal-red-sharp"],
  },
  {
    id: "chronic-pruritus", name: "Chronic itch without rash", synonyms: ["chronic pruritus", "uremic pruritus", "senile pruritus"],
    icd10: "L29.9", system: "skin", incidence: [4, 1], ages: "0000123344", urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["itching-generalized", 0.85], ["itching", 0.95], ["excoriations", 0.4], ["dry-skin", 0.35],
      ["insomnia", 0.25],
    ],
    cardinal: ["itching"],
    against: [
      ["rash-burrows", 0.02], ["hives", 0.05], ["fever", 0.05], ["jaundice", 0.1], ["household-itching", 0.05],
      ["rash-finger-webs", 0.05],
    ],
    risks: [
      ["hx-kidney-disease", 3], ["old-age", 1.5], ["opioid-use", 2], ["hx-hepatitis", 1.3],
    ],
    requires: ["itching-generalized|hx-kidney-disease"],
  },
  {
    id: "hand-foot-syndrome", name: "Hand-foot syndrome from chemotherapy", synonyms: ["palmar-plantar erythrodysesthesia", "hand-foot skin reaction"],
    icd10: "L27.1", system: "skin", incidence: [2, 1], ages: "0000012333", female: 0.55, urgency: "same-day",
    course: { subacute: 0.9, acute: 0.4 },
    findings: [
      ["rash-palms-soles", 0.9], ["rash-painful", 0.7], ["tingling", 0.5], ["burning-feet", 0.4],
      ["skin-peeling", 0.4], ["hand-numbness", 0.2], ["rash-hands", 0.6],
    ],
    cardinal: ["rash-palms-soles|rash-hands"],
    against: [
      ["fever", 0.1], ["mucosal-lesions", 0.15], ["rash-target", 0.05],
    ],
    risks: [
      ["chemotherapy", 25], ["hx-cancer", 6],
    ],
    requires: ["chemotherapy|hx-cancer"],
  },
  {
    id: "stretch-marks", name: "Stretch marks", synonyms: ["striae distensae", "striae", "stretch marks of puberty"],
    icd10: "L90.6", system: "skin", incidence: [4, 0], ages: "0001443210", female: 0.7, urgency: "self-care",
    course: { chronic: 0.98 },
    findings: [
      ["stretch-marks-sign", 0.97], ["itching", 0.1],
    ],
    cardinal: ["stretch-marks-sign"],
    against: [
      ["striae-purple", 0.1],
      ["moon-face", 0.02], ["weakness-proximal", 0.02], ["easy-bruising", 0.1], ["hypertension", 0.2],
      ["fever", 0.02],
    ],
    risks: [
      ["pregnant", 3], ["growth-spurt", 3], ["weight-gain", 2], ["obesity", 2], ["med-steroid", 2],
      ["steroid-cream", 3],
    ],
    requires: ["stretch-marks-sign"],
  },
  {
    id: "nail-changes", name: "Lifted, green or thickened nail", synonyms: ["onycholysis", "green nail syndrome", "onychogryphosis", "nail dystrophy", "Pseudomonas nail infection"],
    icd10: "L60.1", system: "skin", incidence: [4, 0], ages: "0001233343", female: 0.55, urgency: "self-care",
    course: { chronic: 0.95 },
    findings: [
      ["nail-lifted", 0.9], ["nail-thick-yellow", 0.25], ["nail-green", 0.3], ["ridged-or-grooved-nails", 0.2],
    ],
    cardinal: ["nail-lifted|nail-green"],
    against: [
      ["fever", 0.01], ["nail-pitting", 0.15], ["nail-fold-swollen", 0.2], ["nail-dark-blood", 0.1],
      ["silver-plaque", 0.1],
    ],
    risks: [
      ["hx-thyroid", 1.5], ["kitchen-work", 2], ["hx-psoriasis", 1.5], ["trauma", 1.5],
    ],
    requires: ["nail-lifted|nail-green"],
  },
  {
    id: "pityriasis-lichenoides", name: "Pityriasis lichenoides", synonyms: ["PLEVA", "Mucha-Habermann disease", "pityriasis lichenoides chronica"],
    icd10: "L41.0", system: "skin", incidence: [2, 0], ages: "0124432100", female: 0.4, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["papules", 0.8], ["rash-trunk", 0.7], ["crusts", 0.5], ["scaling", 0.6], ["scars-on-the-skin", 0.3],
      ["rash-itchy", 0.4], ["rash-in-different-stages", 0.6], ["rash", 0.9], ["eschar", 0.15],
    ],
    cardinal: ["papules|rash-trunk|crusts"],
    against: [
      ["fever", 0.1], ["rash-herald-patch", 0.05], ["rash-palms-soles", 0.2], ["mucosal-lesions", 0.05],
      ["rash-burrows", 0.03], ["sick-contact", 0.2], ["syphilis-serology", 0.02],
    ],
    requires: ["papules|rash-in-different-stages"],
  },
  {
    id: "benign-skin-bumps", name: "Sebaceous hyperplasia or syringoma", synonyms: ["sebaceous hyperplasia", "syringoma", "trichoepithelioma", "benign adnexal tumor"],
    icd10: "D23.9", system: "skin", incidence: [4, 0], ages: "0000123443", female: 0.55, urgency: "self-care",
    course: { chronic: 0.98 },
    findings: [
      ["papules", 0.8], ["facial-bumps-yellow", 0.8], ["lesion-stable-years", 0.5],
      ["skin-growth-pearly", 0.2], ["greasy-skin", 0.2],
    ],
    cardinal: ["facial-bumps-yellow|papules"],
    against: [
      ["nonhealing-sore", 0.03], ["rapid-growth-lesion", 0.02], ["mole-changing", 0.02], ["itching", 0.1],
      ["fever", 0.01], ["comedones", 0.1], ["pustules", 0.03], ["rash", 0.2],
      ["rash-facial-flush-telangiectasia", 0.2],
    ],
    requires: ["facial-bumps-yellow"],
  },
  {
    id: "annular-erythema", name: "Erythema annulare centrifugum", synonyms: ["gyrate erythema", "figurate erythema"],
    icd10: "L53.1", system: "skin", incidence: [2, 0], ages: "0000123332", female: 0.55, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.6 },
    findings: [
      ["rash-annular-scaly", 0.75], ["rash-trunk", 0.5], ["rash-slowly-spreading-ring", 0.6],
      ["rash-itchy", 0.35], ["scaling", 0.5],
    ],
    cardinal: ["rash-annular-scaly|rash-slowly-spreading-ring"],
    against: [
      ["fungus-on-testing", 0.02], ["fever", 0.05], ["bite-tick", 0.1], ["joint-pain", 0.1], ["hives", 0.1],
      ["rash-photosensitive", 0.1], ["rash-target", 0.1],
    ],
    risks: [
      ["hx-cancer", 1.5], ["med-new", 1.5], ["prior-infection-recent", 1.3],
    ],
  },
  {
    id: "erythropoietic-protoporphyria", name: "Erythropoietic protoporphyria", synonyms: ["EPP", "X-linked protoporphyria"],
    icd10: "E80.0", system: "skin", incidence: [1, 0], ages: "1244332110", urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.9 },
    findings: [
      ["rash-photosensitive", 0.8], ["burning-pain", 0.7], ["burning-feeling", 0.4], ["skin-swelling", 0.6],
      ["redness", 0.6], ["hives", 0.1],
    ],
    cardinal: ["rash-photosensitive"],
    against: [
      ["rash-bullous", 0.1], ["rash-malar", 0.2], ["fever", 0.02], ["skin-fragile-hands", 0.1],
      ["joint-pain", 0.1],
    ],
    risks: [
      ["fhx-blood-inherited", 2], ["fhx-gout-same-skin-joint", 2],
    ],
    requires: ["rash-photosensitive"],
  },
  {
    id: "glomus-tumor", name: "Glomus tumor of the fingertip", synonyms: ["subungual glomus tumor"],
    icd10: "D18.01", system: "skin", incidence: [1, 0], ages: "0001244210", female: 0.65, urgency: "routine",
    course: { chronic: 0.95 },
    findings: [
      ["finger-pain", 0.95], ["worse-cold", 0.75], ["worse-touch", 0.7], ["nail-bluish-spot", 0.5],
      ["ridged-or-grooved-nails", 0.2], ["severe", 0.4],
    ],
    cardinal: ["finger-pain"],
    against: [
      ["fever", 0.01], ["raynaud", 0.15], ["nail-fold-swollen", 0.1], ["trauma", 0.2], ["numbness", 0.1],
      ["joint-swelling", 0.1],
    ],
    requires: ["finger-pain"],
  },
  {
    id: "erythromelalgia-disease", name: "Erythromelalgia", synonyms: ["burning hands and feet"],
    icd10: "I73.81", system: "skin", incidence: [1, 0], ages: "0011233332", female: 0.6, urgency: "routine",
    course: { chronic: 0.7, recurrent: 0.9 },
    findings: [
      ["erythromelalgia", 0.9], ["burning-feet", 0.7], ["redness", 0.7], ["warm-skin", 0.5],
      ["worse-heat", 0.7], ["better-cold", 0.6], ["on-both-sides", 0.5],
    ],
    cardinal: ["erythromelalgia|burning-feet"],
    against: [
      ["fever", 0.02], ["skin-ulcer", 0.2], ["unable-bear-weight", 0.1], ["cold-exposure", 0.2],
    ],
    risks: [
      ["jak2", 6], ["platelets-high", 5], ["neuropathy-known", 2],
    ],
    requires: ["erythromelalgia|worse-heat|better-cold"],
  },
  {
    id: "lichen-striatus", name: "Lichen striatus", synonyms: [],
    icd10: "L44.2", system: "skin", incidence: [2, 0], ages: "0134210000", female: 0.65, urgency: "self-care",
    course: { subacute: 0.7, chronic: 0.8 },
    findings: [
      ["rash-linear", 0.9], ["papules", 0.7], ["rash", 0.9], ["scaling", 0.3], ["itching", 0.15],
      ["one-sided", 0.4], ["depigmentation", 0.2],
    ],
    cardinal: ["rash-linear"],
    against: [
      ["fever", 0.02], ["rash-vesicular", 0.05], ["rash-burrows", 0.02], ["rash-contact", 0.1],
      ["rash-serpiginous", 0.1], ["rash-painful", 0.05],
    ],
    requires: ["rash-linear"],
  },
  {
    id: "guttate-hypomelanosis", name: "Idiopathic guttate hypomelanosis", synonyms: ["white sun spots", "guttate hypomelanosis"],
    icd10: "L81.8", system: "skin", incidence: [4, 0], ages: "0000013444", female: 0.65, urgency: "self-care",
    course: { chronic: 0.98 },
    findings: [
      ["depigmentation", 0.9], ["white-spots-small-limbs", 0.9], ["lesion-stable-years", 0.3],
    ],
    cardinal: ["white-spots-small-limbs|depigmentation"],
    against: [
      ["itching", 0.1], ["scaling", 0.1], ["anesthetic-patches", 0.02], ["rash-face", 0.2],
    ],
    risks: [
      ["sun-exposure-chronic", 2], ["old-age", 1.5],
    ],
    requires: ["white-spots-small-limbs"],
  },
  {
    id: "livedoid-vasculopathy", name: "Livedoid vasculopathy", synonyms: ["atrophie blanche"],
    icd10: "L95.0", system: "skin", incidence: [1, 0], ages: "0000133331", female: 0.75, urgency: "same-day",
    course: { chronic: 0.9, recurrent: 0.7 },
    findings: [
      ["skin-mottling-livedo", 0.7], ["skin-ulcer", 0.75], ["rash-painful", 0.6], ["ankle-pain", 0.2],
      ["scars-on-the-skin", 0.5], ["purpura", 0.2], ["edema-leg", 0.2],
    ],
    cardinal: ["skin-ulcer|skin-mottling-livedo"],
    against: [
      ["fever", 0.05], ["wound-infected", 0.2], ["erythroderma", 0.02],
    ],
    risks: [
      ["antiphospholipid", 5], ["hx-clotting-disorder", 5], ["hx-lupus-autoimmune", 3],
      ["varicose-veins", 1.5],
    ],
    requires: ["skin-mottling-livedo|scars-on-the-skin"],
  },
  {
    id: "warfarin-necrosis", name: "Warfarin skin necrosis", synonyms: ["warfarin necrosis", "coumarin necrosis"],
    icd10: "T45.515A", system: "skin", incidence: [0, 1], ages: "0000012333", female: 0.8, urgency: "emergency", dangerous: true,
    course: { acute: 0.97 },
    findings: [
      ["dead-black-skin", 0.75], ["skin-pain-out-of-proportion", 0.4], ["rash-painful", 0.85],
      ["purpura", 0.6], ["skin-redness-warm", 0.4], ["breast-pain", 0.25], ["rash-bullous", 0.4],
      ["eschar", 0.4],
    ],
    cardinal: ["dead-black-skin|rash-painful|purpura"],
    against: [
      ["fever", 0.2], ["crepitus-skin", 0.05],
    ],
    risks: [
      ["med-anticoagulant", 15], ["hx-clotting-disorder", 5], ["obesity", 1.5], ["hx-venous-thrombosis", 3],
    ],
    requires: ["med-anticoagulant"],
  },
  {
    id: "pseudoxanthoma", name: "Pseudoxanthoma elasticum", synonyms: ["PXE", "plucked chicken skin"],
    icd10: "Q82.8", system: "skin", incidence: [1, 0], ages: "0001233332", female: 0.65, urgency: "routine",
    course: { chronic: 0.98 },
    findings: [
      ["plucked-chicken-skin", 0.9], ["papules", 0.5], ["vision-distorted-lines", 0.2],
      ["vision-central-loss", 0.2], ["claudication", 0.2], ["gi-bleeding", 0.08], ["fundus-streaks", 0.6],
    ],
    cardinal: ["plucked-chicken-skin|fundus-streaks"],
    against: [
      ["fever", 0.02], ["itching", 0.1],
    ],
    risks: [
      ["fhx-heart-early", 1.5],
    ],
    requires: ["plucked-chicken-skin|fundus-streaks"],
  },
  {
    id: "newborn-fat-necrosis", name: "Subcutaneous fat necrosis of the newborn", synonyms: [],
    icd10: "P83.88", system: "skin", incidence: [0, 0], ages: "4200000000", urgency: "same-day",
    course: { acute: 0.6, subacute: 0.8 },
    findings: [
      ["skin-lumps-firm-newborn", 0.95], ["redness", 0.4], ["calcium-high", 0.25], ["well-appearing", 0.5],
      ["purple-lesions", 0.3],
    ],
    cardinal: ["skin-lumps-firm-newborn"],
    against: [
      ["fever", 0.1], ["pus-drainage", 0.05],
    ],
    risks: [
      ["birth-asphyxia", 6], ["birth-difficult", 4], ["cold-exposure", 4], ["hypothermia", 4],
    ],
    requires: ["skin-lumps-firm-newborn"],
  },
  {
    id: "aplasia-cutis", name: "Aplasia cutis congenita", synonyms: ["missing skin of the newborn scalp"],
    icd10: "Q84.8", system: "skin", incidence: [0, 0], ages: "4310000000", urgency: "same-day",
    course: { chronic: 0.7, acute: 0.6 },
    findings: [
      ["scalp-skin-missing", 0.97], ["hair-loss-patchy", 0.3], ["skin-ulcer", 0.3],
    ],
    cardinal: ["scalp-skin-missing"],
    against: [
      ["fever", 0.05], ["scalp-swelling-newborn", 0.1],
    ],
    requires: ["scalp-skin-missing"],
  },
  {
    id: "plantar-dermatosis", name: "Juvenile plantar dermatosis", synonyms: ["sweaty sock syndrome", "forefoot eczema"],
    icd10: "L30.8", system: "skin", incidence: [3, 0], ages: "0144210000", female: 0.45, urgency: "self-care",
    course: { chronic: 0.9 },
    findings: [
      ["sole-shiny-cracked", 0.95], ["scaling", 0.5], ["dry-skin", 0.3], ["foot-pain", 0.3], ["itching", 0.2],
    ],
    cardinal: ["sole-shiny-cracked"],
    against: [
      ["toe-web-scaling", 0.1], ["fever", 0.01], ["rash-vesicular", 0.1], ["fungus-on-testing", 0.02],
    ],
    risks: [
      ["hx-eczema", 2.5], ["sweating-excessive", 1.8],
    ],
    requires: ["sole-shiny-cracked"],
  },
  {
    id: "necrobiosis-lipoidica", name: "Necrobiosis lipoidica", synonyms: [],
    icd10: "L92.1", system: "skin", incidence: [1, 0], ages: "0001244321", female: 0.77, urgency: "routine",
    course: { chronic: 0.97 },
    findings: [
      ["shin-plaque-yellow", 0.9], ["plaques-on-the-skin", 0.6], ["skin-ulcer", 0.25], ["on-both-sides", 0.4],
      ["skin-thin", 0.3],
    ],
    cardinal: ["shin-plaque-yellow"],
    against: [
      ["fever", 0.02], ["itching", 0.2], ["ulcer-venous", 0.2], ["skin-tender-nodules-shins", 0.1],
    ],
    risks: [
      ["hx-diabetes", 6], ["hx-diabetes-type-1", 8],
    ],
    requires: ["shin-plaque-yellow"],
  },
  {
    id: "normal-genital-papules", name: "Pearly penile papules or Fordyce spots", synonyms: ["pearly penile papules", "Fordyce spots"],
    icd10: "N48.89", system: "skin", incidence: [4, 0], ages: "0001443221", female: 0.25, urgency: "self-care",
    course: { chronic: 0.97 },
    findings: [
      ["papules-corona-or-lip", 0.95], ["papules", 0.3], ["worry-excessive", 0.15],
    ],
    cardinal: ["papules-corona-or-lip"],
    against: [
      ["itching", 0.1], ["genital-pain", 0.02], ["penile-discharge", 0.02], ["genital-ulcer", 0.01],
      ["umbilicated-papules", 0.05], ["warts", 0.1], ["rash-painful", 0.02],
    ],
    requires: ["papules-corona-or-lip"],
  },
  {
    id: "erythema-ab-igne", name: "Erythema ab igne", synonyms: ["toasted skin syndrome"],
    icd10: "L59.0", system: "skin", incidence: [2, 0], ages: "0000123333", female: 0.65, urgency: "self-care",
    course: { chronic: 0.95 },
    findings: [
      ["skin-net-brown", 0.9], ["skin-mottling-livedo", 0.4], ["hyperpigmentation", 0.5], ["itching", 0.15],
    ],
    cardinal: ["skin-net-brown|skin-mottling-livedo"],
    against: [
      ["fever", 0.02], ["rash-painful", 0.1], ["antiphospholipid", 0.05], ["purpura", 0.1],
      ["skin-ulcer", 0.05], ["cold-exposure", 0.2],
    ],
    risks: [
      ["heat-pad-use", 30], ["back-pain", 1.2],
    ],
    requires: ["heat-pad-use|skin-net-brown"],
  },
  {
    id: "grover-darier", name: "Grover, Darier or Hailey-Hailey disease", synonyms: ["Grover disease", "transient acantholytic dermatosis", "Darier disease", "Hailey-Hailey disease"],
    icd10: "L11.1", system: "skin", incidence: [2, 1], ages: "0000122432", female: 0.35, urgency: "routine",
    course: { chronic: 0.8, recurrent: 0.7 },
    findings: [
      ["rash-itchy", 0.7], ["rash-trunk", 0.55], ["papules", 0.55], ["greasy-warty-papules", 0.4],
      ["rash-skin-folds", 0.25], ["scaling", 0.25], ["heat-worsens-rash", 0.35], ["crusts", 0.2],
    ],
    cardinal: ["rash-itchy|rash-trunk|greasy-warty-papules"],
    against: [
      ["fever", 0.02], ["rash-burrows", 0.05], ["household-itching", 0.05], ["rash-herald-patch", 0.02],
      ["rash-vesicular", 0.2], ["hives", 0.1],
    ],
    risks: [
      ["heat-exposure", 2], ["sun-exposure-chronic", 1.5], ["fhx-gout-same-skin-joint", 2], ["sweating", 1.3],
    ],
    requires: ["greasy-warty-papules|heat-worsens-rash"],
  },
  {
    id: "radiation-dermatitis", name: "Radiation dermatitis", synonyms: [],
    icd10: "L58.9", system: "skin", incidence: [2, 1], ages: "0000112332", female: 0.6, urgency: "routine",
    course: { subacute: 0.9, acute: 0.4 },
    findings: [
      ["skin-redness-in-radiated-area", 0.95], ["rash-painful", 0.5], ["skin-peeling", 0.45], ["itching", 0.4],
      ["weeping-skin", 0.25], ["dry-skin", 0.3], ["hyperpigmentation", 0.3],
    ],
    cardinal: ["skin-redness-in-radiated-area"],
    against: [
      ["fever", 0.05], ["pus-drainage", 0.05],
    ],
    risks: [
      ["radiation-therapy", 20],
    ],
    requires: ["radiation-therapy"],
  },
] satisfies readonly Condition[];
