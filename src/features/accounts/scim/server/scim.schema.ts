import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { EmailAddress } from "#/kernel/schema.ts";

/** What a directory may set of an account; undefined where it says nothing of it. */
export type ScimChange = {
  email?: string;
  externalId?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  name?: string | null;
  active?: boolean;
};

const text = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)));
/** Entra says "False" where it means false. */
const Truth = v.union([
  v.boolean(),
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.picklist(["true", "false"]),
    v.transform((word) => word === "true"),
  ),
]);
const Emails = v.array(
  v.object({ value: v.optional(v.string()), primary: v.optional(Truth, false) }),
);
const Person = v.object({
  userName: v.optional(v.string()),
  externalId: text,
  name: v.nullish(v.object({ givenName: text, familyName: text })),
  displayName: text,
  emails: v.optional(Emails),
  active: v.optional(Truth),
});
const Operation = v.object({
  op: v.pipe(v.string(), v.toLowerCase(), v.picklist(["add", "replace", "remove"])),
  path: v.optional(v.pipe(v.string(), v.maxLength(200))),
  value: v.optional(v.unknown()),
});
const Patch = v.object({ Operations: v.pipe(v.array(Operation), v.maxLength(100)) });

/** A whole person, as POST and PUT send it. @throws Failure "invalid-input" that names the field. */
export function readPerson(body: unknown): ScimChange & { email: string } {
  const person = parsed(Person, body);
  const { email } = changeOf(person);
  if (email === undefined) throw refused("userName must be an e-mail address, or emails name one.");
  return {
    externalId: null,
    firstName: null,
    lastName: null,
    name: null,
    ...changeOf(person),
    email,
  };
}

/** The operations of a PATCH, in their order. What Wardbook does not keep is passed over. */
export function readPatch(body: unknown): ScimChange {
  const change: ScimChange = {};
  for (const { op, path, value } of parsed(Patch, body).Operations) {
    const said = path === undefined ? value : at(path, op === "remove" ? null : value);
    Object.assign(change, changeOf(parsed(Person, said)));
  }
  return change;
}

function changeOf(person: v.InferOutput<typeof Person>): ScimChange {
  const { emails = [], userName, externalId, name, displayName, active } = person;
  const primary = emails.find((email) => email.primary) ?? emails[0];
  const named = [primary?.value, userName].find((one) => v.is(EmailAddress, one));
  const isWrong = named === undefined && (primary?.value ?? userName) !== undefined;
  if (isWrong) throw refused("userName must be an e-mail address, or emails name one.");
  return {
    ...(named !== undefined && { email: v.parse(EmailAddress, named) }),
    ...(externalId !== undefined && { externalId: externalId || null }),
    ...(name?.givenName !== undefined && { firstName: name.givenName || null }),
    ...(name?.familyName !== undefined && { lastName: name.familyName || null }),
    ...(displayName !== undefined && { name: displayName || null }),
    ...(active !== undefined && { active }),
  };
}

/** A value at a path, as a person who has nothing else. */
function at(path: string, value: unknown): unknown {
  const [attribute = "", part] = path
    .replace(/^urn:ietf:params:scim:schemas:core:2\.0:User:/i, "")
    .split(/(?:\[[^\]]*\])?\.|\[[^\]]*\]$/);
  const known = ["userName", "externalId", "name", "displayName", "emails", "active"].find(
    (one) => one.toLowerCase() === attribute.toLowerCase(),
  );
  if (known === undefined) return {};
  if (known === "emails") return { emails: part ? [{ value, primary: true }] : value };
  return { [known]: part ? { [part]: value } : value };
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw refused(`${v.getDotPath(issue) ?? "The body"}: ${issue.message}`);
}

function refused(message: string): Failure {
  return new Failure("invalid-input", message, { details: { scimType: "invalidValue" } });
}

export type ScimFilter = Partial<Record<"id" | "userName" | "externalId", string>> & {
  active?: boolean;
};

const CLAUSE = /^\s*([\w.]+)\s+eq\s+(?:"((?:[^"\\]|\\.)*)"|(true|false))\s*$/i;
const ATTRIBUTES: Readonly<Record<string, "id" | "userName" | "externalId">> = {
  id: "id",
  username: "userName",
  "emails.value": "userName",
  externalid: "externalId",
};

/** Comparisons with eq, joined by and: what directories ask for. @throws Failure "invalid-input" for others. */
export function readFilter(filter: string): ScimFilter {
  const read: ScimFilter = {};
  for (const clause of filter.split(/\sand\s/i)) {
    const [, attribute = "", quoted, truth] = CLAUSE.exec(clause) ?? [];
    const name = ATTRIBUTES[attribute.toLowerCase()];
    if (attribute.toLowerCase() === "active" && truth !== undefined) {
      read.active = truth.toLowerCase() === "true";
    } else if (name !== undefined && quoted !== undefined) {
      read[name] = quoted.replaceAll(/\\(.)/g, "$1");
    } else {
      throw new Failure(
        "invalid-input",
        "filter takes id, userName, emails.value, externalId and active with eq, joined by and.",
        { details: { scimType: "invalidFilter" } },
      );
    }
  }
  return read;
}
