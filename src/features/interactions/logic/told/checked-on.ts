/** The day on which the rules were last held against label texts. */
export const CHECKED_ON = "2026-11-21";
