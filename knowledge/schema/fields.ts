import * as v from "valibot";

/** Fields that several kinds of records have. */
export const Text = v.pipe(v.string(), v.nonEmpty());
export const Texts = v.pipe(v.array(Text), v.nonEmpty());
export const Id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** An ingredient, or "group NAME" for all members of a group. */
export const Member = v.pipe(v.string(), v.regex(/^(group )?[a-z0-9]+(-[a-z0-9]+)*$/));
/** A finding, or several of which one suffices. */
export const OneOf = v.union([
  Id,
  v.strictObject({ "one-of": v.pipe(v.array(Id), v.minLength(2)) }),
]);
export type OneOf = v.InferOutput<typeof OneOf>;

/** Members as engines read them: ids with spaces between, groups marked by "@". */
export const membersText = (members: readonly string[]): string =>
  members.map((member) => member.replace(/^group /, "@")).join(" ");

/** As engines read it: ids with "|" between. */
export const oneOfText = (one: OneOf): string =>
  typeof one === "string" ? one : one["one-of"].join("|");

/** Without the fields that are not there. */
export function given<Fields extends object>(fields: Fields): Fields {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Fields;
}
