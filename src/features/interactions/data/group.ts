/**
 * A set of ingredients that act alike for one purpose of the checker. `members` are ingredient ids separated by
 * spaces; `@other` takes in all members of another group.
 */
export type Group = {
  readonly id: string;
  /** As a sentence names it: "ACE inhibitors". */
  readonly name: string;
  readonly members: string;
  /** Two of them together repeat one action and are flagged as duplication, with this severity. */
  readonly duplication?: "major" | "moderate" | "minor";
};
