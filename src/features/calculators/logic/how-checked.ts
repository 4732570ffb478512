/** What was and what was not done for the records; the page and the answers over HTTP say it. */
export const HOW_CHECKED =
  "Checked: general knowledge of the published formula, held against worked values; not compared with the paper line by line, and not reviewed by a clinician yet.";
