/**
 * What somebody may do besides what everybody may: an admin everything, an operator sources and jobs, a moderator comments
 * and messages, an auditor the audit log.
 */
export const ROLES = ["admin", "operator", "moderator", "auditor"] as const;

export type Role = (typeof ROLES)[number];

export function hasRole(roles: readonly Role[] | undefined, wanted: Role): boolean {
  return roles !== undefined && (roles.includes(wanted) || roles.includes("admin"));
}

/** Those of these words that are roles, in the order of `ROLES`. */
export function rolesOf(words: readonly string[]): Role[] {
  return ROLES.filter((role) => words.includes(role));
}
