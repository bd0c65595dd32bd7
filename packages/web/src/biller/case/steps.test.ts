import { describe, expect, test } from 'vitest';
import type { AuditEntry, StatusChange, WholeCase } from '../../work/service/answers.ts';
import { actorOf, nextOf, stepsAhead } from './steps.ts';

const at = '2026-11-21T12:00:00.000Z';
const change = (cause: string): StatusChange => ({ at, field: 'status', to: 'X', cause });
const entry = (actor: string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at,
  actor,
  action: 'case.release',
  ...changes,
});

test.each<[cause: string, log: readonly AuditEntry[], actor: string | undefined]>([
  ['released', [entry('user:1', { actorName: 'anna@example.ch' })], 'anna@example.ch'],
  ['released', [entry('user:1', { actorName: 'anna@example.ch', at: '2026-11-21T12:00:00.001Z' })], undefined],
  ['submitted', [entry('key-1')], undefined],
  ['invalidated', [entry('recheck', { action: 'case.recheck' })], 'service'],
  ['delivered', [entry('user:1', { actorName: 'anna@example.ch' })], 'network'],
  ['paid', [], 'recipient'],
  ['replaced', [], undefined],
])('%s: by %j', (cause, log, actor) => expect(actorOf(change(cause), log)).toBe(actor));

describe.each<
  [
    WholeCase['type'],
    WholeCase['processingStatus'],
    WholeCase['status'],
    next: string,
    ahead: readonly string[],
    networkKind?: string,
  ]
>([
  ['Bill', 'STAGED', 'OPEN', 'release', ['released', 'delivered', 'decided', 'paid']],
  ['Bill', 'INVALID', 'OPEN', 'correct', ['released', 'delivered', 'decided', 'paid']],
  ['CreditNote', 'STAGED', 'OPEN', 'release', ['released', 'delivered']],
  ['Bill', 'PROCESSING', 'OPEN', 'deliver', ['delivered', 'decided', 'paid']],
  ['Bill', 'FAILED', 'OPEN', 'resend', ['delivered', 'decided', 'paid']],
  ['Reminder', 'DELIVERED', 'OPEN', 'decide', ['decided', 'paid']],
  ['Advice', 'DELIVERED', 'OPEN', 'nothing', []],
  ['Bill', 'DELIVERED', 'APPROVED', 'approved', ['paid']],
  ['Bill', 'DELIVERED', 'REJECTED', 'rejected', []],
  ['Bill', 'DELIVERED', 'REJECTED', 'returned', [], 'mail'],
  ['Bill', 'DELIVERED', 'OPEN', 'mailed', ['paid'], 'mail'],
  ['Advice', 'DELIVERED', 'OPEN', 'nothing', [], 'mail'],
  ['Bill', 'DELIVERED', 'COMPLETED', 'completed', []],
])('%s, %s, %s', (type, processingStatus, status, next, ahead, networkKind) => {
  test('comes to what is next', () => {
    const found = { type, processingStatus, status, networkKind };
    expect([nextOf(found), stepsAhead(found)]).toEqual([next, ahead]);
  });
});
