/** Findings of which usually one holds: where one is stated, the others are taken as half denied. */
export const EXCLUSIVE: readonly (readonly string[])[] = [
  ["abdominal-pain-rlq", "abdominal-pain-llq", "abdominal-pain-ruq", "abdominal-pain-luq", "abdominal-pain-epigastric", "abdominal-pain-suprapubic"],
  ["headache-unilateral", "headache-bandlike", "headache-occipital"],
  ["joint-monoarthritis", "joint-polyarthritis-symmetric", "joint-oligoarthritis"],
  ["vaginal-discharge-curdy", "vaginal-discharge-fishy", "vaginal-discharge-frothy"],
  ["genital-ulcer-painless", "genital-ulcer-painful"],
  ["cough-barking", "cough-whooping", "cough-productive"],
  ["rash-vesicular", "rash-scaly-plaques", "hives", "rash-petechial", "rash-annular-scaly"],
  ["vision-loss-sudden", "vision-loss-gradual"],
  ["diarrhea-watery", "diarrhea-bloody"],
  ["chest-pain-pressure", "chest-pain-pleuritic", "chest-pain-burning"],
  ["big-toe-pain", "knee-pain", "hip-pain", "shoulder-pain", "elbow-pain", "wrist-pain", "ankle-pain"],
  ["onset-sudden", "onset-gradual"],
  ["lymphadenopathy-tender", "lymphadenopathy-painless"],
  ["breast-lump-mobile", "breast-lump-hard-fixed"],
  ["tremor-rest", "tremor-action"],
];
