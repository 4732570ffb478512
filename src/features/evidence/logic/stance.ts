/** Whether words deny, forbid or allow what they speak of. */
import { stemsIn } from "./words.ts";

/** In a label, where everything that speaks against it counts. */
export const FORBIDS =
  /contraindicat|\bavoid|should not|must not|do not|don't|not recommended|not be (?:used|given|started|administered|initiated|co-?administered|taken)|not indicated|\bnever\b|discontinu|\bstop\b|not (?:to )?start|not established|not been (?:studied|established)|prohibit/i;
/** In a record: "after abrupt stop" forbids nothing. */
const FORBIDDING =
  /contraindicat|\bavoid|should not|must not|do not|don't|not recommended|not (?:to )?be (?:used|given|started|combined)|not indicated|\bnever\b|^(?:stop|discontinue)\b|not (?:to )?start|^not for\b|prohibit/i;
const DENIES =
  /\bno\b|\bnot\b|\bwithout\b|\bnone\b|\bneither\b|\bnor\b|\bcannot\b|\bunlikely\b|\bunaffected\b|\black(?:s|ing|ed)?\b|\bfree of\b|\bunchanged\b|\bunnecessary\b|\babsence\b/i;
const HARMLESS =
  /no (?:available |human |adequate |published |clinical )*(?:data|studies|information)|not (?:only|limited|exceed\w*|more|less|yet|all|known|respond\w*|controlled|adequately)|no (?:more|less) than|no longer|whether or not|if not|cannot be (?:excluded|ruled)|without (?:food|regard)|not (?:be )?(?:crush|chew|break|split)\w*/gi;

export const forbids = (text: string): boolean => FORBIDS.test(text);

/** Whether the text denies what it speaks of, prohibitions aside. */
export const denies = (text: string): boolean => DENIES.test(text.replace(HARMLESS, " "));

/** "is not required": a denial that stands behind what it denies. */
const BEHIND =
  /.{0,60}\b(?:is|are|was|were|be|has|have|does|did|do|should|can)(?:\s+not|n't)(?:\s+(?:be|been|generally|usually|appear|to))*\s+(?:required|necessary|needed|recommended|warranted|known|expected|affect\w*|alter\w*|change\w*|influence\w*|observed|seen|reported|indicated|removed|dialyz\w*|studied|established|contraindicated|significant\w*|differ\w*|available|detected|present|excreted|metabolized)/gi;

/** The words that the text denies, in their order: those after "no", "not" and "without", and those before "is not required". */
export function deniedStems(text: string): string[] {
  const plain = text.replace(HARMLESS, " ");
  const after = [...plain.matchAll(new RegExp(DENIES.source, "gi"))].map(
    ({ index }) => plain.slice(index, index + 70).split(/[.;:]|\bbut\b|\bexcept\b/)[0] ?? "",
  );
  return stemsIn([...after, ...(plain.match(BEHIND) ?? [])].join(" "));
}

/** In a record: "AV block without a pacemaker" denies nothing. */
const DENYING =
  /^(?:no|not|none|never|neither|unlikely)\b|\b(?:do|does|did|is|are|was|were|has|have|can|could|should|may|need)(?:\s+not|n't)\b|\bcannot\b|\b(?:show\w*|find\w*|found|seen|reports?|caus\w+|has|have|is|are|with) no\b|\bunaffected\b|\bunchanged\b|\bnot (?:associated|known|affected|changed|needed|required)\b/i;

const PERMITS =
  /\b(?:may|can) be (?:used|given|started|taken)|\bsafe\b|not contraindicated|no need to avoid|^(?:use|start|give|do \w+)\b|^for\b|(?<!not )\b(?:recommended|indicated for)\b/i;

export type Stance = "states" | "denies" | "forbids" | "permits";

/** How a clause of a record speaks of its thing. */
export function stanceOf(clause: string): Stance {
  if (
    PERMITS.test(clause) &&
    !FORBIDDING.test(clause.replaceAll(/not contraindicated|need to avoid/gi, " "))
  )
    return "permits";
  const isDenial = DENYING.test(clause) && denies(clause);
  if (isDenial && (/^no\b/i.test(clause) || !FORBIDDING.test(clause))) return "denies";
  return FORBIDDING.test(clause) ? "forbids" : "states";
}
