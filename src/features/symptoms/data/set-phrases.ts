import { times } from "./lay-words.ts";

/**
 * Several words that are one thing, with the word that stands for it: apart they would be read as something else ("fast food" as
 * fasting). As `WORD_RUNS`; what stands in no phrase of the vocabulary is understood and means nothing there.
 */
export const SET_PHRASES: Readonly<Record<string, string>> = {
  "other than": "besides",
  dieting: "weightdiet",
  "on a diet": "weightdiet",
  ...times("not|isnt", "spreading|spread", "notspreading"),
  ...times("ulcerative|microscopic|lymphocytic|collagenous", "colitis", "colitis"),
  ...times("systemic lupus|lupus", "erythematosus", "lupus"),
  "rheumatoid arthritis": "rheumatoid",
  "psoriatic arthritis": "psoriatic",
  ...times("degenerative|degenerative joint", "arthritis", "osteoarthritis"),
  ...times("sickle cell|sickle", "trait", "sicklecelltrait"),
  ...times("fast", "food|foods", "fastfood"),
  ...times("cold|flu|cold and flu|cold and cough", "medicine|medicines|medication|medications|remedy|remedies|tablets|capsules|preparation", "coldremedy"),
  ...times("cough", "syrup|medicine|mixture|drops|lozenges|suppressant|suppressants", "coldremedy"),
  ...times("red|white|sparkling", "wine|wines", "wine"),
  ...times("gestational", "diabetes|dm|diabetes mellitus", "gestationaldiabetes"),
  ...times("twin", "pregnancy|pregnancies|gestation", "twinpregnancy"),
  ...times("small", "for gestational age|for dates|for gestation", "smallatbirth"),
  ...times("large", "for gestational age|for dates|for gestation", "largeatbirth"),
  ...times("drug", "eluting stent|eluting stents", "stent"),
  ...times("exercises|exercise|exercising|works out", "regularly|daily|every day|most days|several times a week|three times a week|four times a week|five times a week|twice a week|often|frequently", "exercisehabit"),
  ...times("regular|daily|frequent", "exercise", "exercisehabit"),
  ...times("goes|going|went", "to the gym|to a gym|to gym", "exercisehabit"),
  ...times("tennis|golf|squash|hockey|bowling", "ball|balls|racket|court|courts|club", "ball"),
  ...times("standing|ground|his own|her own|own|body", "height|level fall|level falls", "standingheight"),
  ...times("reaches|reached|reaching", "the|to the|into the|up to the|as far as the|down to the", "radiate"),
  ...times("back|lower back|upper back|lower left back|lower right back|upper left back|upper right back|left back|right back", "tooth|teeth", "tooth"),
  ...times("lower|lower left|lower right", "tooth|teeth|molar|molars|incisor|incisors|premolar", "tooth"),
  ...times("is a|works as a|as a|retired|registered|hospital|icu|er", "nurse|nursing student|nurse practitioner|phlebotomist|paramedic|respiratory therapist", "healthworker"),
  ...times("medical|nursing|dental", "student|students", "healthworker"),
  ...times("during|into", "a blood transfusion|blood transfusion|the blood transfusion|a transfusion|the transfusion|transfusion|his transfusion|her transfusion", "duringtransfusion"),
  ...times("not|never", "awakened by pain|woken by pain|awoken by pain|awakened by the pain|woken by the pain|awakened by it|woken by it|awakened from sleep|woken from sleep|awoken from sleep|wake him at night|wake her at night|wake him from sleep|wake her from sleep|awaken him from sleep|awaken her from sleep|awaken him at night|awaken her at night", "sleepsthrough"),
  ...times("radiation|irradiation|radiotherapy", "to the neck as a child|to his neck as a child|to her neck as a child|to the neck in childhood|to the head and neck as a child|treatment|treatments|therapy", "radiotherapy"),
  ...times("received|underwent|after|prior|previous|childhood|mantle|pelvic|cranial|chest wall|whole brain|adjuvant", "radiation|irradiation", "radiotherapy"),
  ...times("treated with|surgery and|lumpectomy and|chemotherapy and|chemo and|mastectomy and", "radiation", "radiotherapy"),
};
