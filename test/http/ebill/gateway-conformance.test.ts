import { expect, test } from 'vitest';
import { findingsOf, named } from '../../gateway/conformance.ts';
import { mutants } from '../../gateway/mutants.ts';

test('the simulator behind a gateway keeps every promise, and every check has a name of its own', async () => {
  const findings = await findingsOf();
  expect(findings.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  expect(new Set(findings.map(({ name }) => name)).size).toBe(findings.length);
});

test('every check finds something', async () => {
  const checks = (await findingsOf()).map(({ name }) => name);
  expect(new Set(mutants.map(({ foundBy }) => foundBy))).toEqual(new Set(checks));
});

test('what nobody knows of the network is said to be untried', async () => {
  const unknown = { otherBillerNetId: undefined, activationCode: undefined, referenceEnding: undefined };
  const findings = await findingsOf(undefined, { ...unknown, waitSeconds: 0 });
  expect(named(findings, 'failed')).toEqual([]);
  expect(named(findings, 'untried')).toEqual(['submit-other-biller', 'confirm', 'events-of-bill']);
});

test('where nobody answers, one check fails and the others are untried', async () => {
  const findings = await findingsOf(undefined, { address: 'http://127.0.0.1:9' });
  expect(named(findings, 'failed')).toEqual(['health']);
  expect(findings[0]?.reason).toBe('health: no answer');
  expect(named(findings, 'untried')).toHaveLength(findings.length - 1);
});
