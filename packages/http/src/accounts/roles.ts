import type { NeededScope } from '../keys.ts';

/** What people may do, each more than the one before. */
export const roles = ['viewer', 'operator', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Whether a role may do what needs another one at least. */
export function includesRole(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

/** The role that may do by hand what a key needs a scope for: whatever is not named here is for owners. */
const byScope: Readonly<Partial<Record<NeededScope, Role>>> = {
  any: 'viewer',
  'cases:read': 'viewer',
  'recipients:read': 'viewer',
  'events:read': 'viewer',
  'webhooks:read': 'viewer',
  'pdf:convert': 'viewer',
  'cases:submit': 'operator',
  'subscriptions:write': 'operator',
  'webhooks:write': 'operator',
};

/** The least role for an operation of a scope. */
export function leastRoleOf(scope: NeededScope): Role {
  return byScope[scope] ?? 'owner';
}
