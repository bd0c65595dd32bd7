import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyRight, includesScope, processingModes, type Rights, scopes } from './api-key.ts';
import { allAt, excessOf, excessOver, scopesWithin } from './excess.ts';
import { isInBlocks } from './ip-address.ts';
import { rightsOfRole, roles } from './roles.ts';

const block = fc.constantFrom('0.0.0.0/0', '192.0.2.0/24', '192.0.2.0/28', '192.0.2.7', '::/0', '2001:db8::/32');
const instant = fc.constantFrom('2026-11-21T12:00:00.000Z', '2026-12-01T00:00:00.000Z', '2027-11-21T00:00:00.000Z');
const rights: fc.Arbitrary<Rights> = fc.record(
  {
    scopes: fc.subarray([...scopes]),
    demo: fc.boolean(),
    processingModes: fc.option(fc.subarray([...processingModes]), { nil: undefined }),
    maySkipAnomaly: fc.option(fc.boolean(), { nil: undefined }),
    ipAllow: fc.option(fc.uniqueArray(block, { maxLength: 3 }), { nil: undefined }),
    expiresAt: fc.option(instant, { nil: undefined }),
  },
  { requiredKeys: ['scopes', 'demo'] },
);

/** A maker and a wish that often has much of the maker's, so that many a wish is granted. */
const makerAndWish = fc
  .tuple(rights, rights, fc.infiniteStream(fc.integer({ min: 0, max: 3 })))
  .map(([maker, other, dice]): [Rights, Rights] => {
    const ofMaker = () => (dice.next().value ?? 0) > 0;
    const pick = <K extends keyof Rights>(name: K) => (ofMaker() ? maker : other)[name];
    return [
      maker,
      {
        scopes: ofMaker() ? scopesWithin(maker, other.scopes) : other.scopes,
        demo: pick('demo'),
        processingModes: pick('processingModes'),
        maySkipAnomaly: pick('maySkipAnomaly'),
        ipAllow: pick('ipAllow'),
        expiresAt: pick('expiresAt'),
      },
    ];
  });

/** One thing that may be done at a time and from a place. */
const act = fc.record({
  scope: fc.constantFrom(...scopes),
  mode: fc.constantFrom(...processingModes),
  skips: fc.boolean(),
  from: fc.constantFrom('192.0.2.1', '192.0.2.7', '192.0.2.200', '203.0.113.9', '2001:db8::1', '2a00::1'),
  at: fc.constantFrom('2026-11-21T11:00:00.000Z', '2026-11-25T00:00:00.000Z', '2027-01-01T00:00:00.000Z', '2030'),
  isPayable: fc.boolean(),
});

/** Whether rights allow an act, in the words of admission and submission. */
function allows(
  { scopes: granted, processingModes: modes = processingModes, maySkipAnomaly = true, ipAllow = [], ...more }: Rights,
  { scope, mode, skips, from, at, isPayable }: typeof act extends fc.Arbitrary<infer T> ? T : never,
): boolean {
  return (
    includesScope(granted, scope) &&
    modes.includes(mode) &&
    (!skips || maySkipAnomaly) &&
    (ipAllow.length === 0 || isInBlocks(from, ipAllow)) &&
    (more.expiresAt === undefined || at < more.expiresAt) &&
    (!isPayable || !more.demo)
  );
}

describe('what is made', () => {
  test('may do nothing that its maker may not do', () => {
    let granted = 0;
    fc.assert(
      fc.property(makerAndWish, fc.array(act, { minLength: 20, maxLength: 60 }), ([maker, wished], acts) => {
        if (excessOf(maker, wished).length > 0) return;
        granted += 1;
        for (const each of acts)
          if (allows(wished, each) && !allows(maker, each)) throw new Error('more than its maker');
      }),
      { numRuns: 2000 },
    );
    expect(granted).toBeGreaterThan(200);
  });

  test('may do what its maker does, and less', () => {
    fc.assert(
      fc.property(rights, rights, (one, other) => {
        expect(excessOf(one, one)).toEqual([]);
        expect(excessOf(everyRight, one)).toEqual([]);
        const within = { ...one, scopes: scopesWithin(one, other.scopes) };
        expect(excessOf(one, within)).toEqual([]);
      }),
    );
  });

  test('is refused for every right that exceeds, and for nothing else', () => {
    fc.assert(
      fc.property(rights, rights, (maker, wished) => {
        const paths = new Set(excessOf(maker, wished).map(({ path }) => path.join('.')));
        const kept = <T>(name: string, list: readonly T[]) => list.filter((_, index) => !paths.has(`${name}.${index}`));
        const addresses = kept('ipAllow', wished.ipAllow ?? []);
        const narrowed: Rights = {
          scopes: kept('scopes', wished.scopes),
          demo: wished.demo || paths.has('demo'),
          processingModes: kept('processingModes', wished.processingModes ?? processingModes),
          maySkipAnomaly: paths.has('maySkipAnomaly') ? false : wished.maySkipAnomaly,
          ipAllow: addresses.length === 0 ? maker.ipAllow : addresses,
          expiresAt: paths.has('expiresAt') ? maker.expiresAt : wished.expiresAt,
        };
        expect(excessOf(maker, narrowed)).toEqual([]);
      }),
    );
  });

  test('goes no further over several makers', () => {
    fc.assert(
      fc.property(rights, rights, rights, (one, two, three) => {
        if (excessOf(one, two).length === 0 && excessOf(two, three).length === 0)
          expect(excessOf(one, three)).toEqual([]);
      }),
    );
  });
});

test('each excess is named with its field', () => {
  const maker: Rights = {
    scopes: ['connect:*', 'events:read'],
    demo: true,
    processingModes: ['STAGE'],
    maySkipAnomaly: false,
    ipAllow: ['192.0.2.0/24'],
    expiresAt: '2026-11-21T12:00:00.000Z',
  };
  const wished: Rights = { ...everyRight, scopes: ['events:read', 'qr'], ipAllow: ['192.0.2.7', '10.0.0.0/8'] };
  const named = excessOf(maker, wished).map(({ code, path, params }) => [code, path.join('.'), params['right']]);
  expect(named).toEqual([
    ['RIGHTS_EXCEEDED', 'scopes.1', 'qr'],
    ['RIGHTS_EXCEEDED', 'processingModes.1', 'DELIVER'],
    ['RIGHTS_EXCEEDED', 'maySkipAnomaly', 'maySkipAnomaly'],
    ['RIGHTS_EXCEEDED', 'ipAllow.1', '10.0.0.0/8'],
    ['RIGHTS_EXCEEDED', 'expiresAt', 'no expiry date'],
    ['RIGHTS_EXCEEDED', 'demo', 'payable bills'],
  ]);
  expect(excessOf(maker, { ...maker, ipAllow: [] })).toMatchObject([{ path: ['ipAllow'] }]);
  expect(allAt(['id'], excessOf(maker, { ...maker, demo: false }))).toMatchObject([{ path: ['id'] }]);
});

test('somebody else is above for what they may do, not for how long', () => {
  const own: Rights = { scopes: ['ebill'], demo: false, expiresAt: '2026-12-01T00:00:00.000Z' };
  expect(excessOver(own, { ...own, expiresAt: undefined })).toEqual([]);
  expect(excessOver(own, { ...own, scopes: ['ebill', 'qr'] })).toHaveLength(1);
});

test('each role has the rights of the one before, and more', () => {
  for (const [rank, role] of roles.entries()) {
    for (const [other, less] of roles.entries())
      expect(excessOf(rightsOfRole(role), rightsOfRole(less)).length === 0, `${role} ${less}`).toBe(rank >= other);
  }
});
