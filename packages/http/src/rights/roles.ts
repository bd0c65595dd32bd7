import { ebillScopes, everyRight, type NeededScope, type Rights, type Scope } from './api-key.ts';

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

/** What somebody with a role may do, as the rights of a key: a viewer submits nothing, an owner may do everything. */
export function rightsOfRole(role: Role): Rights {
  if (role === 'owner') return everyRight;
  const rights = { ...everyRight, scopes: scopesOf(role) };
  return role === 'viewer' ? { ...rights, processingModes: [], maySkipAnomaly: false } : rights;
}

/** The parts of eBill submission that a role may do by hand. */
function scopesOf(role: Role): readonly Scope[] {
  return ebillScopes.filter((scope) => includesRole(role, leastRoleOf(scope)));
}
