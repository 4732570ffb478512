/** Suggestions come for more than 2 characters. */
export const FEWEST_CHARACTERS = 3;

/** As many as the checker's search shows. */
export const MOST_SUGGESTIONS = 10;
