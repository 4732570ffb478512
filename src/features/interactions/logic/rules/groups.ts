/** Every set of ingredients that rules speak of: classes, pathway roles and effects, expanded to ingredient ids. */
import {
  CLASSES,
  EFFECT_RECORDS,
  LABEL_RESTRICTIONS,
  ROLES,
} from "#knowledge/interactions/groups.js";
import type { Effect } from "../../effect.ts";
import type { Role } from "../../role.ts";

/** "cyp3a-inhibitor-strong": the name by which rules call a role. */
export function roleId(role: Role): string {
  return `${role.pathway}-${role.as}-${role.band}`;
}

/** "qt-3": the name by which rules call an effect of one weight. */
export function effectId(effect: Effect): string {
  return `${effect.effect}-${effect.weight}`;
}

const expressions: ReadonlyMap<string, string> = new Map([
  ...[...CLASSES, ...LABEL_RESTRICTIONS].map((group) => [group.id, group.members] as const),
  ...ROLES.map((role) => [roleId(role), role.members] as const),
  ...EFFECT_RECORDS.map((effect) => [effectId(effect), effect.members] as const),
]);

const expanded = new Map<string, readonly string[]>();

/**
 * The ingredient ids of a group.
 * @throws RangeError for a group that does not exist or contains itself.
 */
export function membersOf(groupId: string, within: readonly string[] = []): readonly string[] {
  const known = expanded.get(groupId);
  if (known) return known;
  const expression = expressions.get(groupId);
  if (expression === undefined) throw new RangeError(`There is no group "${groupId}".`);
  if (within.includes(groupId)) throw new RangeError(`The group "${groupId}" contains itself.`);
  const members = expandSide(expression, [...within, groupId]);
  expanded.set(groupId, members);
  return members;
}

/** The ingredient ids of a rule's side: ids and `@groups` separated by spaces, each once. */
export function expandSide(expression: string, within: readonly string[] = []): readonly string[] {
  const members = new Set<string>();
  for (const word of expression.split(" ")) {
    if (word.startsWith("@")) for (const id of membersOf(word.slice(1), within)) members.add(id);
    else if (word !== "") members.add(word);
  }
  return [...members];
}

export function groupIds(): readonly string[] {
  return [...expressions.keys()];
}
