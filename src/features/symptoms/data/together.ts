/** What several findings are together, so that it is not asked for where they are told apart: [all of these, what they are]. */
export const TOGETHER: readonly (readonly [readonly string[], string])[] = [
  [["pregnant", "vaginal-bleeding"], "vaginal-bleeding-pregnancy"],
  [["postpartum", "mood-low"], "mood-postpartum"],
];
