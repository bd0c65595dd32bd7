import { type Path, type Problem, problem } from '../problems/index.ts';
import { ebillScopes, includesScope, processingModes, type Rights, type Scope } from './api-key.ts';
import { isWithinBlocks } from './ip-address.ts';

/**
 * What wished rights have beyond those of their maker: nothing that somebody makes may do more than that somebody. Reports
 * `RIGHTS_EXCEEDED` for each scope, processing mode and address, and for the end, the skipping of anomalies and the trial,
 * each at the field of a key that holds it. Empty: the maker may make it.
 */
export function excessOf(maker: Rights, wished: Rights): readonly Problem[] {
  const { processingModes: modes = processingModes, maySkipAnomaly = true, ipAllow = [], expiresAt } = wished;
  const { processingModes: ownModes = processingModes, maySkipAnomaly: maySkipItself = true } = maker;
  return [
    ...wished.scopes.flatMap((scope, index) =>
      includesScope(maker.scopes, scope) ? [] : [exceeded(['scopes', index], scope)],
    ),
    ...modes.flatMap((mode, index) => (ownModes.includes(mode) ? [] : [exceeded(['processingModes', index], mode)])),
    ...(maySkipAnomaly && !maySkipItself ? [exceeded(['maySkipAnomaly'], 'maySkipAnomaly')] : []),
    ...addressesBeyond(maker.ipAllow, ipAllow),
    ...(isLater(expiresAt, maker.expiresAt) ? [exceeded(['expiresAt'], expiresAt ?? 'no expiry date')] : []),
    ...(maker.demo && !wished.demo ? [exceeded(['demo'], 'payable bills')] : []),
  ];
}

/**
 * What the rights of somebody else have beyond one's own. How long they last does not count: that makes nobody the superior of
 * who came a day earlier. Empty: what belongs to the other may be seen, changed and ended. Reports `RIGHTS_EXCEEDED`.
 */
export function excessOver(own: Rights, other: Rights): readonly Problem[] {
  return excessOf(own, { ...other, expiresAt: own.expiresAt });
}

/** Problems of fields as those of one field that stands for all of them, such as a role or an id. */
export function allAt(path: Path, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((found) => ({ ...found, path }));
}

/** The scopes that a maker may pass on; of a whole that it has in part, those parts. */
export function scopesWithin(maker: Rights, wished: readonly Scope[]): readonly Scope[] {
  const parts = (scope: Scope): readonly Scope[] => (scope === 'ebill' ? ebillScopes : []);
  return wished.flatMap((scope) =>
    includesScope(maker.scopes, scope) ? [scope] : parts(scope).filter((part) => includesScope(maker.scopes, part)),
  );
}

/** Whether an end comes after another one; without one it never comes. */
function isLater(end: string | undefined, other: string | undefined): boolean {
  return other !== undefined && (end === undefined || end > other);
}

function addressesBeyond(own: readonly string[] = [], wished: readonly string[]): readonly Problem[] {
  if (own.length === 0) return [];
  if (wished.length === 0) return [exceeded(['ipAllow'], 'every address')];
  return wished.flatMap((block, index) => (isWithinBlocks(block, own) ? [] : [exceeded(['ipAllow', index], block)]));
}

function exceeded(path: Path, right: string): Problem {
  return problem('RIGHTS_EXCEEDED', path, { right });
}
