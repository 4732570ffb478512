/** Every set of ingredients that rules speak of: classes, pathway roles and effects, expanded to ingredient ids. */
import { CANCER_IMMUNE } from "../data/classes/cancer-immune.ts";
import { CARDIOVASCULAR } from "../data/classes/cardiovascular.ts";
import { GUT_LUNG_OTHER } from "../data/classes/gut-lung-other.ts";
import { INFECTION } from "../data/classes/infection.ts";
import { LABEL_RESTRICTIONS } from "../data/classes/label-restrictions.ts";
import { METABOLIC } from "../data/classes/metabolic.ts";
import { NERVOUS_SYSTEM } from "../data/classes/nervous-system.ts";
import type { Effect } from "../data/effect.ts";
import { BLOOD_ORGANS } from "../data/effects/blood-organs.ts";
import { BRAIN } from "../data/effects/brain.ts";
import { HEART } from "../data/effects/heart.ts";
import { METABOLIC_EFFECTS } from "../data/effects/metabolic.ts";
import type { Group } from "../data/group.ts";
import type { Role } from "../data/role.ts";
import { ENZYMES } from "../data/roles/enzymes.ts";
import { TRANSPORTERS } from "../data/roles/transporters.ts";

export const CLASSES: readonly Group[] = [
  ...CARDIOVASCULAR,
  ...NERVOUS_SYSTEM,
  ...INFECTION,
  ...CANCER_IMMUNE,
  ...METABOLIC,
  ...GUT_LUNG_OTHER,
];

export const ROLES: readonly Role[] = [...ENZYMES, ...TRANSPORTERS];

export const EFFECT_RECORDS: readonly Effect[] = [
  ...HEART,
  ...BRAIN,
  ...BLOOD_ORGANS,
  ...METABOLIC_EFFECTS,
];

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
